package ringo.api;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ringo.board.Cell;
import ringo.rules.CastleGoal;
import ringo.rules.Codes;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.Setup;
import ringo.rules.Side;

/**
 * Reads the request that nearly all callers send, a preset's name and a position without faults, straight from the bytes, in half
 * the time that a tree takes. It answers nothing at all where it meets anything else: a fault, another form or another field.
 * What such a body means is then told by {@link PositionRequest#read}, which knows every form and names every fault.
 */
final class StreamedRequest {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    /** What {@link JsonParser#nextIntValue} answers for what is no whole number; no field may be so low. */
    private static final int NO_NUMBER = -1;

    private final JsonParser parser;

    private StreamedRequest(JsonParser parser) {
        this.parser = parser;
    }

    /** The fields of a position, each of which may be given once. */
    private enum Field {
        ATTACKERS,
        DEFENDERS,
        CASTLE,
        TO_MOVE,
        QUIET_PLIES,
        TURN;

        private static final Field[] ALL = values();
        private static final Set<Field> REQUIRED = EnumSet.of(ATTACKERS, DEFENDERS, TO_MOVE);

        private final String text = Codes.of(this);

        static Field named(String name) throws OtherException {
            for (Field field : ALL) {
                if (field.text.equals(name)) {
                    return field;
                }
            }
            throw new OtherException();
        }
    }

    /** The body is something else; never leaves this class. */
    private static final class OtherException extends Exception {
        private static final long serialVersionUID = 1;

        OtherException() {
            super("read the tree", null, false, false);
        }
    }

    /** The request; empty if the body is anything but a preset's name and a faultless position. */
    static Optional<PositionRequest> read(byte[] body) {
        if (!JsonBody.plain(body)) {
            return Optional.empty();
        }
        try (JsonParser parser = FACTORY.createParser(body)) {
            return Optional.of(new StreamedRequest(parser).request());
        } catch (OtherException | IOException e) {
            return Optional.empty();
        }
    }

    private PositionRequest request() throws IOException, OtherException {
        expect(parser.nextToken() == JsonToken.START_OBJECT);
        Optional<Preset> preset = Optional.empty();
        Optional<Setup> setup = Optional.empty();
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            if (name.equals("rules") && preset.isEmpty()) {
                preset = Preset.named(text());
                expect(preset.isPresent());
            } else {
                expect(name.equals("position") && setup.isEmpty());
                setup = Optional.of(setup());
            }
        }
        expect(preset.isPresent() && setup.isPresent());
        expect(parser.currentToken() == JsonToken.END_OBJECT && parser.nextToken() == null);
        RulesReader.Named rules = new RulesReader.Named(preset.get().rules(), preset.get());
        if (setup.get().check(rules.rules()) instanceof Setup.Checked.Playable playable) {
            return new PositionRequest(rules, playable.position(), List.of());
        }
        throw new OtherException();
    }

    private Setup setup() throws IOException, OtherException {
        expect(parser.nextToken() == JsonToken.START_OBJECT);
        Set<Field> given = EnumSet.noneOf(Field.class);
        List<Cell> attackers = List.of();
        List<Cell> defenders = List.of();
        int castle = 0;
        Side toMove = Side.ATTACKER;
        int quietPlies = 0;
        int turn = 1;
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            Field field = Field.named(name);
            expect(given.add(field));
            switch (field) {
                case ATTACKERS -> attackers = cells(Position.MAX_ATTACKERS);
                case DEFENDERS -> defenders = cells(Position.MAX_DEFENDERS);
                case CASTLE -> castle = number(0, CastleGoal.TWO_INSIDE.mostInCastle());
                case TO_MOVE -> toMove = side();
                case QUIET_PLIES -> quietPlies = number(0, RuleSet.MOST_QUIET_PLY_LIMIT);
                case TURN -> turn = number(1, Position.MAX_TURN);
            }
        }
        expect(given.containsAll(Field.REQUIRED) && parser.currentToken() == JsonToken.END_OBJECT);
        return new Setup(attackers, defenders, castle, toMove, quietPlies, turn);
    }

    private List<Cell> cells(int most) throws IOException, OtherException {
        expect(parser.nextToken() == JsonToken.START_ARRAY);
        List<Cell> cells = new ArrayList<>(most);
        for (String text = parser.nextTextValue(); text != null; text = parser.nextTextValue()) {
            Optional<Cell> cell = Cell.parse(text);
            expect(cell.isPresent() && cells.size() < most);
            cells.add(cell.get());
        }
        expect(parser.currentToken() == JsonToken.END_ARRAY);
        return cells;
    }

    private int number(int least, int most) throws IOException, OtherException {
        int number = parser.nextIntValue(NO_NUMBER);
        expect(number >= least && number <= most);
        return number;
    }

    private Side side() throws IOException, OtherException {
        String text = text();
        expect(text.equals(Codes.of(Side.ATTACKER)) || text.equals(Codes.of(Side.DEFENDER)));
        return text.equals(Codes.of(Side.ATTACKER)) ? Side.ATTACKER : Side.DEFENDER;
    }

    private String text() throws IOException, OtherException {
        String text = parser.nextTextValue();
        if (text == null) {
            throw new OtherException();
        }
        return text;
    }

    private static void expect(boolean met) throws OtherException {
        if (!met) {
            throw new OtherException();
        }
    }
}
