package ringo.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Direction;
import ringo.board.Place;
import ringo.board.Segment;

/**
 * A way in which a piece of one side might go from one place to another on an otherwise empty board, before any question of
 * who stands where and what the rule set allows.
 *
 * @param kind what the move would be
 * @param from where the piece stands
 * @param path the cells it slides over, in order; from and to, and the jumped cell, not included
 * @param jumped the place it jumps over; empty if it jumps over none
 * @param to where it ends
 */
record Way(MoveKind kind, Cell from, List<Cell> path, Optional<Place> jumped, Place to) {

    private static final Map<Side, List<List<Way>>> WAYS = new EnumMap<>(Side.class);

    static {
        for (Side side : Side.values()) {
            WAYS.put(side, Cell.all().stream().map(cell -> from(side, cell)).toList());
        }
    }

    /** All ways of a piece of this side from this cell. */
    static List<Way> of(Side side, Cell from) {
        List<List<Way>> ways = WAYS.get(side);
        return ways == null ? List.of() : ways.get(from.index());
    }

    /** Whether the way captures, if it is legal. */
    boolean captures() {
        return switch (kind) {
            case JUMP, LEAP, CASTLE_JUMP, DISPLACEMENT -> true;
            case STEP, SLIDE, CASTLE_ENTRY, HOP, PASS -> false;
        };
    }

    /** The place whose piece the way captures; empty if it captures nothing. */
    Optional<Place> captured() {
        if (!captures()) {
            return Optional.empty();
        }
        return kind == MoveKind.DISPLACEMENT ? Optional.of(to) : jumped;
    }

    /** How many cells from the one it ends on it starts, along its own line. */
    int distance() {
        return path.size() + (jumped.isPresent() ? 2 : 1);
    }

    Move move() {
        return new Move(kind, Optional.of(from), Optional.of(to), captured());
    }

    private static List<Way> from(Side side, Cell from) {
        List<Way> ways = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            boolean mayMove = side == Side.DEFENDER || direction != Direction.OUTWARD;
            Optional<Place> next = mayMove ? from.neighbour(direction) : Optional.empty();
            if (next.isEmpty()) {
                continue;
            }
            if (next.get() instanceof Cell cell) {
                addOverCell(side, from, direction, cell, ways);
            } else if (side == Side.ATTACKER) {
                ways.add(new Way(MoveKind.CASTLE_ENTRY, from, List.of(), Optional.empty(), Castle.CASTLE));
            } else {
                ways.add(new Way(MoveKind.CASTLE_JUMP, from, List.of(), next, from.opposite()));
            }
            if (side == Side.DEFENDER && direction.sideways()) {
                addAlongRing(from, direction, ways);
            }
        }
        return List.copyOf(ways);
    }

    /** What a piece can do with a neighbouring cell: go there, or over it. */
    private static void addOverCell(Side side, Cell from, Direction direction, Cell cell, List<Way> ways) {
        ways.add(new Way(MoveKind.STEP, from, List.of(), Optional.empty(), cell));
        ways.add(new Way(MoveKind.DISPLACEMENT, from, List.of(), Optional.empty(), cell));
        cell.neighbour(direction)
                .filter(beyond -> beyond instanceof Cell || side == Side.ATTACKER)
                .ifPresent(beyond -> {
                    ways.add(new Way(MoveKind.JUMP, from, List.of(), Optional.of(cell), beyond));
                    ways.add(new Way(MoveKind.HOP, from, List.of(), Optional.of(cell), beyond));
                });
    }

    /** Slides of two cells or more, displacements at their end, and leaps that come after slides of one cell or more. */
    private static void addAlongRing(Cell from, Direction direction, List<Way> ways) {
        List<Cell> path = new ArrayList<>();
        for (int length = 2; length < Segment.COUNT; length++) {
            path.add(along(from, direction, length - 1));
            Cell end = along(from, direction, length);
            Cell beyond = along(from, direction, length + 1);
            List<Cell> over = List.copyOf(path);
            ways.add(new Way(MoveKind.SLIDE, from, over, Optional.empty(), end));
            ways.add(new Way(MoveKind.DISPLACEMENT, from, over, Optional.empty(), end));
            ways.add(new Way(MoveKind.LEAP, from, over, Optional.of(end), beyond));
        }
    }

    private static Cell along(Cell from, Direction direction, int distance) {
        int steps = direction == Direction.CLOCKWISE ? distance : Segment.COUNT - distance % Segment.COUNT;
        Segment segment = from.segment();
        for (int i = 0; i < steps; i++) {
            segment = segment.clockwise();
        }
        return Cell.of(segment, from.ring());
    }
}
