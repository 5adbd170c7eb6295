package ringo.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.analysis.Cost;
import ringo.analysis.Reason;
import ringo.analysis.ReasonCode;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.rules.Codes;

/** Hints in words, from the bundle {@code hints}. */
final class HintTexts {

    private HintTexts() {}

    /** What matters in the position; names neither a place nor a move. */
    static String theme(Reason reason) {
        return text(reason, "theme");
    }

    /** Why to play the best move. */
    static String reason(Reason reason) {
        return text(reason, "reason");
    }

    /** Why not to play another move. */
    static String against(Reason reason) {
        return text(reason, "against");
    }

    /** What another move costs. */
    static String cost(Cost cost) {
        return Texts.HINTS.get(
                "cost." + Codes.of(cost.kind()),
                Map.of("plies", counted("plies", cost.plies()), "points", points(cost.points())));
    }

    /** Which piece to move, or to pass. */
    static String piece(Optional<Cell> from) {
        return from.map(cell -> Texts.HINTS.get("grade.piece", Map.of("at", at(List.of(cell)))))
                .orElseGet(() -> Texts.HINTS.get("grade.pass"));
    }

    /** Which move to play, by its text. */
    static String move(String move) {
        return Texts.HINTS.get("grade.move", Map.of("move", move));
    }

    /** The key of a text: by the code, and by what the reason is given as. */
    static String key(ReasonCode code, String part) {
        return Codes.of(code) + "." + part;
    }

    private static String text(Reason reason, String part) {
        Map<String, String> values = new HashMap<>();
        if (!reason.places().isEmpty()) {
            String at = at(reason.places());
            values.put("at", at);
            String number = reason.places().size() == 1 ? "1" : "other";
            values.put("pieces", Texts.HINTS.get("pieces." + number, Map.of("at", at)));
        }
        reason.plies().ifPresent(plies -> {
            values.put("within", counted("within", plies));
            values.put("plies", counted("plies", plies));
        });
        reason.count().ifPresent(count -> values.put("count", Integer.toString(count)));
        reason.points().ifPresent(points -> values.put("points", points(points)));
        return Texts.HINTS.get(key(reason.code(), part), values);
    }

    private static String counted(String key, int number) {
        String own = key + "." + number;
        String form = key + "." + Language.current().form(number);
        return Texts.HINTS.get(Texts.HINTS.has(own) ? own : form, Map.of("n", Integer.toString(number)));
    }

    private static String points(double points) {
        return String.format(Language.current().locale(), "%.2f", points);
    }

    /** Where pieces stand: on the cells in their order, and in the castle. */
    private static String at(List<? extends Place> places) {
        List<String> parts = new ArrayList<>();
        for (Place place : places) {
            if (place instanceof Cell cell) {
                parts.add(parts.isEmpty() ? Texts.HINTS.get("at.cell", Map.of("cell", cell.text())) : cell.text());
            }
        }
        if (places.contains(Castle.CASTLE)) {
            parts.add(Texts.HINTS.get("at.castle"));
        }
        String joined = parts.get(0);
        for (int i = 1; i < parts.size(); i++) {
            String key = i == parts.size() - 1 ? "at.and" : "at.comma";
            joined = Texts.HINTS.get(key, Map.of("places", joined, "last", parts.get(i)));
        }
        return joined;
    }
}
