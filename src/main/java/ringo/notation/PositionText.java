package ringo.notation;

import java.util.ArrayList;
import java.util.List;
import ringo.board.Cell;
import ringo.board.Segment;
import ringo.rules.CastleGoal;
import ringo.rules.Position;
import ringo.rules.RuleSet;
import ringo.rules.Setup;
import ringo.rules.Side;

/**
 * A position as one line: {@code 1AAAAAAA/8/8/8/8/1D1D1D1D 0 A 0 1}.
 *
 * <p>The rings from 6 to 1 separated by {@code /}, each from segment a to h: {@code A} an attacker, {@code D} a defender, a
 * digit that many empty cells; then the attackers in the castle, the side to move, the quiet plies and the turn. The last two
 * may be left out on input (0 and 1), or the last one. {@code _} may stand for each space.
 */
public final class PositionText {

    /** The longest text: every cell occupied and every number at its bound. */
    public static final int MAX_LENGTH = 69;

    private PositionText() {}

    /** What {@link #parse} answers. */
    public sealed interface Parsed {

        /** The text is an arrangement, playable or not. */
        @SuppressWarnings("JavaLangClash") // always written Parsed.Readable
        record Readable(Setup setup) implements Parsed {}

        /**
         * The text is none.
         *
         * @param column where reading stopped, from 1; one more than the length if something is missing at the end
         * @param expected what should stand there
         */
        record Unreadable(int column, Expected expected) implements Parsed {}
    }

    /** What should stand where reading stopped. */
    public enum Expected {
        /** A piece, or a digit of at most the cells that are left of the ring. */
        CELL,
        /** A piece, since a digit stands before. */
        PIECE_AFTER_DIGIT,
        /** A stroke, since the ring is complete. */
        NEXT_RING,
        /** One space, and a field after it. */
        SPACE,
        /** The attackers in the castle, 0 to 2. */
        CASTLE,
        /** The side to move. */
        SIDE,
        /** The quiet plies, 0 to 1000 without leading zeros. */
        QUIET_PLIES,
        /** The turn, 1 to 100000 without leading zeros. */
        TURN,
        /** Nothing more. */
        END
    }

    /** The arrangement that the text describes, or where it cannot be read. */
    public static Parsed parse(String text) {
        try {
            return new Parsed.Readable(new Reader(text).setup());
        } catch (UnreadableException e) {
            return new Parsed.Unreadable(e.column, e.expected);
        }
    }

    /** The position's text with all five fields. */
    public static String write(Position position) {
        StringBuilder text = new StringBuilder(MAX_LENGTH);
        for (int ring = Cell.RINGS; ring >= 1; ring--) {
            writeRing(position, ring, text);
            text.append(ring > 1 ? '/' : ' ');
        }
        return text.append(position.castle())
                .append(' ')
                .append(letter(position.toMove()))
                .append(' ')
                .append(position.quietPlies())
                .append(' ')
                .append(position.turn())
                .toString();
    }

    /** The position's text with {@code _} for each space, as it stands in a URL. */
    public static String writeForUrl(Position position) {
        return write(position).replace(' ', '_');
    }

    private static void writeRing(Position position, int ring, StringBuilder text) {
        int first = (ring - 1) * Segment.COUNT;
        long attackers = position.attackers().bits() >>> first;
        long defenders = position.defenders().bits() >>> first;
        int empty = 0;
        for (int segment = 0; segment < Segment.COUNT; segment++) {
            boolean attacker = (attackers >>> segment & 1) != 0;
            if (!attacker && (defenders >>> segment & 1) == 0) {
                empty++;
                continue;
            }
            writeEmpty(empty, text);
            empty = 0;
            text.append(letter(attacker ? Side.ATTACKER : Side.DEFENDER));
        }
        writeEmpty(empty, text);
    }

    private static void writeEmpty(int cells, StringBuilder text) {
        if (cells > 0) {
            text.append((char) ('0' + cells));
        }
    }

    private static char letter(Side side) {
        return side == Side.ATTACKER ? 'A' : 'D';
    }

    /** Reads one text from left to right. */
    private static final class Reader {
        private final String text;
        private final List<Cell> attackers = new ArrayList<>();
        private final List<Cell> defenders = new ArrayList<>();
        private int at;

        Reader(String text) {
            this.text = text;
        }

        Setup setup() throws UnreadableException {
            for (int ring = Cell.RINGS; ring >= 1; ring--) {
                readRing(ring);
                if (ring > 1) {
                    expect(peek() == '/', Expected.NEXT_RING);
                    at++;
                }
            }
            readSpace();
            int castle = readNumber(0, CastleGoal.TWO_INSIDE.mostInCastle(), Expected.CASTLE);
            readSpace();
            Side toMove = readSide();
            int quietPlies = 0;
            int turn = 1;
            if (at < text.length()) {
                readSpace();
                quietPlies = readNumber(0, RuleSet.MOST_QUIET_PLY_LIMIT, Expected.QUIET_PLIES);
            }
            if (at < text.length()) {
                readSpace();
                turn = readNumber(1, Position.MAX_TURN, Expected.TURN);
            }
            expect(at == text.length(), Expected.END);
            return new Setup(attackers, defenders, castle, toMove, quietPlies, turn);
        }

        private void readRing(int ring) throws UnreadableException {
            boolean afterDigit = false;
            for (int segment = 0; segment < Segment.COUNT; ) {
                char next = peek();
                int most = afterDigit ? 0 : Segment.COUNT - segment;
                if (next == 'A' || next == 'D') {
                    (next == 'A' ? attackers : defenders).add(Cell.of(Segment.values()[segment], ring));
                    segment++;
                    afterDigit = false;
                } else {
                    expect(next >= '1' && next <= '0' + most, afterDigit ? Expected.PIECE_AFTER_DIGIT : Expected.CELL);
                    segment += next - '0';
                    afterDigit = true;
                }
                at++;
            }
        }

        private void readSpace() throws UnreadableException {
            expect(peek() == ' ' || peek() == '_', Expected.SPACE);
            at++;
        }

        private Side readSide() throws UnreadableException {
            char next = peek();
            expect(next == 'A' || next == 'D', Expected.SIDE);
            at++;
            return next == 'A' ? Side.ATTACKER : Side.DEFENDER;
        }

        /** A whole number in plain digits without leading zeros. */
        private int readNumber(int least, int most, Expected expected) throws UnreadableException {
            int start = at;
            int digits = String.valueOf(most).length();
            while (at - start <= digits && peek() >= '0' && peek() <= '9') {
                at++;
            }
            int end = at;
            at = start;
            expect(end > start && end - start <= digits, expected);
            expect(text.charAt(start) != '0' || end == start + 1, expected);
            int number = Integer.parseInt(text.substring(start, end));
            expect(number >= least && number <= most, expected);
            at = end;
            return number;
        }

        private char peek() {
            return at < text.length() ? text.charAt(at) : '\0';
        }

        private void expect(boolean met, Expected expected) throws UnreadableException {
            if (!met) {
                throw new UnreadableException(at + 1, expected);
            }
        }
    }

    /** Reading stopped; never leaves this class. */
    private static final class UnreadableException extends Exception {
        private static final long serialVersionUID = 1;

        private final int column;
        private final Expected expected;

        UnreadableException(int column, Expected expected) {
            super(expected.name(), null, false, false);
            this.column = column;
            this.expected = expected;
        }
    }
}
