package ringo.rules;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ringo.board.Bitboard;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Segment;

/** Positions for tests. */
public final class Positions {

    private Positions() {}

    /**
     * A position that is valid under the rule set, reachable or not, decided or not.
     *
     * <p>Half of them are crowded into a part of the board, round the neutral zone more often than not, so that the pieces have
     * to do with each other.
     */
    public static Position random(RuleSet rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int castle = random.nextInt(3) == 0 ? random.nextInt(rules.castleGoal().mostInCastle() + 1) : 0;
        int attackers = Math.min(random.nextInt(10), Position.MAX_ATTACKERS - castle);
        int defenders = Math.min(1 + random.nextInt(6), Position.MAX_DEFENDERS);
        long room = random.nextBoolean() ? Bitboard.ALL : part(random);
        long attackerCells = scatter(attackers, room, random);
        long defenderCells = scatter(random.nextInt(16) == 0 ? 0 : defenders, room & ~attackerCells, random);
        return new Position(
                new CellSet(attackerCells),
                new CellSet(defenderCells),
                castle,
                random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER,
                random.nextInt(8) == 0 ? rules.quietPlyLimit() - random.nextInt(2) : random.nextInt(20),
                random.nextInt(1, 200));
    }

    /** A few neighbouring rings, and a few neighbouring segments of the others. */
    private static long part(SplittableRandom random) {
        int innermost = random.nextInt(Cell.RINGS);
        int outermost = Math.min(Cell.RINGS, innermost + 1 + random.nextInt(2));
        long rings = (Bitboard.ALL >>> (8 * (Cell.RINGS - outermost))) & (Bitboard.ALL << (8 * innermost));
        long segments = Bitboard.NEUTRAL_ZONE;
        if (random.nextInt(4) == 0) {
            segments <<= random.nextInt(Segment.COUNT);
        }
        if (random.nextBoolean()) {
            segments |= Bitboard.clockwise(segments) | Bitboard.counterclockwise(segments);
        }
        return random.nextBoolean() ? rings | segments : rings;
    }

    /** So many cells of the room, or all of it if it is smaller. */
    private static long scatter(int count, long room, SplittableRandom random) {
        long cells = 0;
        while (Long.bitCount(cells) < count && cells != room) {
            cells |= Bitboard.of(random.nextInt(Cell.COUNT)) & room;
        }
        return cells;
    }

    /** The position of this JSON, which must be valid; {@code castle}, {@code quietPlies} and {@code turn} may be left out. */
    public static Position of(JsonNode json) {
        return new Position(
                cells(json.get("attackers")),
                cells(json.get("defenders")),
                json.path("castle").asInt(0),
                json.get("toMove").textValue().equals("attacker") ? Side.ATTACKER : Side.DEFENDER,
                json.path("quietPlies").asInt(0),
                json.path("turn").asInt(1));
    }

    private static CellSet cells(JsonNode names) {
        List<Cell> cells = new ArrayList<>();
        for (JsonNode name : names) {
            cells.add(Cell.parse(name.textValue()).orElseThrow());
        }
        return CellSet.of(cells);
    }
}
