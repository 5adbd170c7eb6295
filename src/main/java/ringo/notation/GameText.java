package ringo.notation;

import ringo.rules.Codes;
import ringo.rules.GameOutcome;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;
import ringo.rules.Side;

/**
 * A game as text: a header a line, an empty line, then its moves, a turn a line. The grammar is in {@code src/docs/records.md}.
 *
 * <p>There is one text for each record, and {@link #parse} reads no other. It reads the form of moves; whether they are legal shows
 * when they are played.
 */
public final class GameText {

    /** The longest text that is read, in UTF-16 units; no game is as long. */
    public static final int MAX_LENGTH = 1 << 20;

    static final String GAME = "Game";
    static final String RULES = "Rules";
    static final String START = "Start";
    static final String TIME = "Time per move";
    static final String STARTED = "Started";
    static final String RESULT = "Result";

    private GameText() {}

    /** What {@link #parse} answers. */
    public sealed interface Parsed {

        /** The text is a record. */
        @SuppressWarnings("JavaLangClash") // always written Parsed.Readable
        record Readable(GameRecord game) implements Parsed {}

        /**
         * The text is none.
         *
         * @param line where reading stopped, from 1
         * @param expected what should stand there
         */
        record Unreadable(int line, Expected expected) implements Parsed {}
    }

    /** What should stand where reading stopped. */
    public enum Expected {
        /** The id of the game. */
        GAME,
        /** A preset and the options that differ from it, in the shortest form. */
        RULES,
        /** A name, {@code engine} and its level, or {@code deleted player}. */
        SEAT,
        /** A position, playable under the rules and not their usual start. */
        START,
        /** A duration of whole seconds. */
        TIME_PER_MOVE,
        /** A time in UTC. */
        STARTED,
        /** A result and its reason. */
        RESULT,
        /** An empty line, and a turn after it. */
        EMPTY_LINE,
        /** The number of the turn. */
        TURN,
        /** One move of each side, the first and the last turn having at least one. */
        MOVES,
        /** The end of the line. */
        LINE_END,
        /** An end before so many moves or letters. */
        END
    }

    /** The record that the text is, or where it cannot be read. */
    public static Parsed parse(String text) {
        if (text.length() > MAX_LENGTH) {
            return new Parsed.Unreadable(1, Expected.END);
        }
        return new GameTextReader(text).read();
    }

    /** The text of a game, each line ended by a line feed. */
    public static String write(GameRecord game) {
        StringBuilder text = new StringBuilder();
        header(text, GAME, game.id());
        header(text, RULES, rules(game.rules()));
        game.attacker().ifPresent(seat -> header(text, seatName(Side.ATTACKER), seat.text()));
        game.defender().ifPresent(seat -> header(text, seatName(Side.DEFENDER), seat.text()));
        if (!game.start().equals(game.rules().rules().start())) {
            header(text, START, PositionText.write(game.start()));
        }
        game.timePerMove().ifPresent(time -> header(text, TIME, DurationText.write(time)));
        game.started().ifPresent(started -> header(text, STARTED, started.toString()));
        header(text, RESULT, result(game.outcome()));
        if (!game.moves().isEmpty()) {
            text.append('\n');
            writeMoves(text, game);
        }
        return text.toString();
    }

    /** The name of the header for the player of this side. */
    static String seatName(Side side) {
        return side == Side.ATTACKER ? "Attacker" : "Defender";
    }

    /** The number of the turn after this one. */
    static int nextTurn(int turn) {
        return Math.min(turn + 1, Position.MAX_TURN);
    }

    /** What a turn's line begins with. */
    static String turnStart(int turn, Side first) {
        return turn + (first == Side.ATTACKER ? ". " : "... ");
    }

    private static void header(StringBuilder text, String name, String value) {
        text.append(name).append(": ").append(value).append('\n');
    }

    private static void writeMoves(StringBuilder text, GameRecord game) {
        Side side = game.start().toMove();
        int turn = game.start().turn();
        boolean lineBegun = false;
        for (String move : game.moves()) {
            text.append(lineBegun ? " " : turnStart(turn, side)).append(move);
            lineBegun = side == Side.ATTACKER;
            if (side == Side.DEFENDER) {
                text.append('\n');
                turn = nextTurn(turn);
            }
            side = side.opponent();
        }
        if (lineBegun) {
            text.append('\n');
        }
    }

    static String rules(NamedRuleSet rules) {
        StringBuilder text = new StringBuilder(rules.base().text());
        rules.changes()
                .forEach((option, value) ->
                        text.append(' ').append(option.text()).append('=').append(value.text()));
        return text.toString();
    }

    static String result(GameOutcome outcome) {
        return Codes.of(outcome.result())
                + outcome.reason().map(reason -> " " + Codes.of(reason)).orElse("");
    }
}
