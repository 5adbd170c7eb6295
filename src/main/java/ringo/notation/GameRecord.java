package ringo.notation;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import ringo.rules.GameOutcome;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;

/**
 * What is written down of a game; {@link GameText} is its text.
 *
 * @param id the game's id, 26 characters of Crockford's base 32 in lower case
 * @param rules the rules it was played by
 * @param attacker who played the attacker; empty while the seat is free
 * @param defender who played the defender; empty while the seat is free
 * @param start the position it started from
 * @param timePerMove the time for each move; empty if there was no limit
 * @param started when it started; empty if it has not
 * @param outcome how it stands or ended
 * @param moves the texts of its moves
 */
public record GameRecord(
        String id,
        NamedRuleSet rules,
        Optional<Seat> attacker,
        Optional<Seat> defender,
        Position start,
        Optional<Duration> timePerMove,
        Optional<Instant> started,
        GameOutcome outcome,
        List<String> moves) {

    /**
     * No game is longer. At most 53 plies, 42 inward moves of attackers and 11 captures, begin the count of quiet plies again, so
     * that there are at most 54 runs of quiet plies, each of at most 1000, and those 53.
     */
    public static final int MAX_MOVES = 54 * 1000 + 53;

    static final Pattern ID = Pattern.compile("[0-7][0-9a-hjkmnp-tv-z]{25}");

    /** Who sits on a side. */
    public sealed interface Seat {

        /** The text of the seat in a record. */
        String text();

        /**
         * A player.
         *
         * @param name see {@link #fits}
         */
        record Player(String name) implements Seat {

            private static final int MAX_LENGTH = 60;

            /** @throws IllegalArgumentException if the name does not fit */
            public Player {
                if (!fits(name)) {
                    throw new IllegalArgumentException("no name of a player: " + name);
                }
            }

            /** Whether a record can hold this name: 1 to 60 UTF-16 units, all of letters, marks, digits, {@code -} and {@code _}. */
            public static boolean fits(String name) {
                return !name.isEmpty()
                        && name.length() <= MAX_LENGTH
                        && name.codePoints().allMatch(Player::fits);
            }

            private static boolean fits(int codePoint) {
                return codePoint == '-'
                        || codePoint == '_'
                        || Character.isLetterOrDigit(codePoint)
                        || Character.getType(codePoint) == Character.NON_SPACING_MARK
                        || Character.getType(codePoint) == Character.COMBINING_SPACING_MARK;
            }

            @Override
            public String text() {
                return name;
            }
        }

        /**
         * The engine.
         *
         * @param level 1 to 10
         */
        record Engine(int level) implements Seat {

            static final int MAX_LEVEL = 10;

            /** @throws IllegalArgumentException if there is no such level */
            public Engine {
                if (level < 1 || level > MAX_LEVEL) {
                    throw new IllegalArgumentException("no level " + level);
                }
            }

            @Override
            public String text() {
                return "engine " + level;
            }
        }

        /** A player whose account is gone. */
        record Deleted() implements Seat {
            @Override
            public String text() {
                return "deleted player";
            }
        }
    }

    /** @throws IllegalArgumentException if the id is none, the time not of whole seconds above 0, or there are too many moves */
    public GameRecord {
        moves = List.copyOf(moves);
        boolean wholeSeconds = timePerMove
                .filter(time -> time.toNanosPart() != 0 || time.isNegative() || time.isZero())
                .isEmpty();
        if (!ID.matcher(id).matches() || !wholeSeconds || moves.size() > MAX_MOVES) {
            throw new IllegalArgumentException("not a record of a game");
        }
    }
}
