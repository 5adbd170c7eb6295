package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.board.Cell;
import ringo.notation.PositionText;
import ringo.rules.CastleGoal;
import ringo.rules.Codes;
import ringo.rules.Position;
import ringo.rules.RuleSet;
import ringo.rules.Setup;
import ringo.rules.SetupFault;
import ringo.rules.Side;

/** Reads the position of a request, given as {@code position} or as {@code notation}. */
final class SetupReader {

    private static final List<String> FIELDS =
            List.of("attackers", "defenders", "castle", "toMove", "quietPlies", "turn");

    private static final List<String> SIDES = List.of(Codes.of(Side.ATTACKER), Codes.of(Side.DEFENDER));

    private SetupReader() {}

    /**
     * An arrangement and where its parts stand in the request.
     *
     * @param setup the arrangement
     * @param pointer of the whole
     * @param attackers where the attackers' cells stand in their list; empty if the position is given as a text
     * @param defenders likewise
     */
    record Located(Setup setup, String pointer, List<Integer> attackers, List<Integer> defenders) {

        /** What a fault is in the answer. */
        Problem.Fault fault(SetupFault fault, RuleSet rules) {
            return Problem.Fault.at(
                    pointer(fault),
                    Codes.of(fault.code()),
                    detail(fault, rules),
                    fault.cell().map(Cell::text).orElse(null));
        }

        private String pointer(SetupFault fault) {
            if (pointer.equals("/notation")) {
                return pointer;
            }
            String part = pointer + "/" + Codes.of(fault.part());
            List<Integer> places = fault.part() == SetupFault.Part.ATTACKERS ? attackers : defenders;
            return fault.index().map(index -> part + "/" + places.get(index)).orElse(part);
        }
    }

    /** What a fault of an arrangement is in the answer where a parameter of the query holds all of it. */
    static Problem.Fault inParameter(String parameter, SetupFault fault, RuleSet rules, String value) {
        return Problem.Fault.inParameter(
                parameter,
                Codes.of(fault.code()),
                detail(fault, rules),
                fault.cell().map(Cell::text).orElse(value));
    }

    private static String detail(SetupFault fault, RuleSet rules) {
        Map<String, String> values =
                Map.of("cell", fault.cell().map(Cell::text).orElse(""), "limit", Integer.toString(limit(fault, rules)));
        return Texts.PROBLEMS.get(Codes.of(fault.code()) + ".detail", values);
    }

    private static int limit(SetupFault fault, RuleSet rules) {
        return switch (fault.code()) {
            case CELL_NAMED_TWICE -> 1;
            case TOO_MANY_ATTACKERS -> Position.MAX_ATTACKERS;
            case TOO_MANY_DEFENDERS -> Position.MAX_DEFENDERS;
            case CASTLE_OVERFULL -> rules.castleGoal().mostInCastle();
            case QUIET_PLIES_OVER_LIMIT -> rules.quietPlyLimit();
        };
    }

    /** Where a line cannot be read, and what is expected there. */
    static Map<String, String> words(PositionText.Parsed.Unreadable unreadable) {
        return Map.of(
                "column",
                Integer.toString(unreadable.column()),
                "reason",
                Texts.PROBLEMS.get("notation." + Codes.of(unreadable.expected())));
    }

    /** The arrangement of the request; empty if it names none, or one that cannot be read. */
    static Optional<Located> read(RequestFields request) {
        if (request.has("position") && request.has("notation")) {
            request.fault(request.pointer("notation"), FaultCode.POSITION_AND_NOTATION, Map.of(), Optional.empty());
        }
        return request.has("position")
                ? request.object("position", FIELDS).map(SetupReader::fromFields)
                : request.text("notation", PositionText.MAX_LENGTH).flatMap(text -> fromText(request, text));
    }

    private static Optional<Located> fromText(RequestFields request, String text) {
        PositionText.Parsed parsed = PositionText.parse(text);
        if (parsed instanceof PositionText.Parsed.Unreadable unreadable) {
            request.fault(
                    request.pointer("notation"),
                    FaultCode.UNREADABLE_NOTATION,
                    words(unreadable),
                    request.node("notation"));
            return Optional.empty();
        }
        Setup setup = ((PositionText.Parsed.Readable) parsed).setup();
        return Optional.of(new Located(setup, request.pointer("notation"), List.of(), List.of()));
    }

    /** The arrangement as far as it can be read; what cannot be, is a fault of the request and missing here. */
    private static Located fromFields(RequestFields fields) {
        fields.require("attackers");
        fields.require("defenders");
        fields.require("toMove");
        List<Integer> attackersAt = new ArrayList<>();
        List<Integer> defendersAt = new ArrayList<>();
        Setup setup = new Setup(
                cells(fields, "attackers", Position.MAX_ATTACKERS, attackersAt),
                cells(fields, "defenders", Position.MAX_DEFENDERS, defendersAt),
                fields.number("castle", 0, CastleGoal.TWO_INSIDE.mostInCastle()).orElse(0),
                fields.choice("toMove", SIDES)
                        .filter(Codes.of(Side.DEFENDER)::equals)
                        .map(side -> Side.DEFENDER)
                        .orElse(Side.ATTACKER),
                fields.number("quietPlies", 0, RuleSet.MOST_QUIET_PLY_LIMIT).orElse(0),
                fields.number("turn", 1, Position.MAX_TURN).orElse(1));
        return new Located(setup, fields.pointer(), attackersAt, defendersAt);
    }

    private static List<Cell> cells(RequestFields fields, String name, int most, List<Integer> places) {
        JsonNode items = fields.list(name, most);
        List<Cell> cells = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            JsonNode item = items.get(i);
            Optional<String> text = fields.textItem(name, i, item);
            Optional<Cell> cell = text.flatMap(Cell::parse);
            if (cell.isPresent()) {
                cells.add(cell.get());
                places.add(i);
            } else if (text.isPresent()) {
                fields.fault(fields.itemPointer(name, i), FaultCode.UNKNOWN_CELL, Map.of(), Optional.of(item));
            }
        }
        return cells;
    }
}
