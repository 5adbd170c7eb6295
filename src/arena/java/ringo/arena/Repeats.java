package ringo.arena;

import java.util.List;
import ringo.rules.Position;

/** Repetitions in a game. */
final class Repeats {

    private Repeats() {}

    /** Whether the position occurred at least twice before. */
    static boolean third(List<Position> before, Position position) {
        return before.stream().filter(earlier -> same(earlier, position)).count() >= 2;
    }

    private static boolean same(Position one, Position other) {
        return one.attackers().equals(other.attackers())
                && one.defenders().equals(other.defenders())
                && one.castle() == other.castle()
                && one.toMove() == other.toMove();
    }
}
