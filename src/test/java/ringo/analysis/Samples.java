package ringo.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import ringo.board.Bitboard;
import ringo.board.CellSet;
import ringo.board.Segment;
import ringo.engine.Analysis;
import ringo.engine.Games;
import ringo.engine.Limits;
import ringo.engine.Progress;
import ringo.engine.Search;
import ringo.rules.FastGenerator;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

/** Positions of all kinds, under all presets and mixes of options, with the hints for them. */
final class Samples {

    private static final int KINDS = 10;

    private final Search search = new Search(2, System::nanoTime);
    private final long nodes;

    /** @param nodes of the search for each hint */
    Samples(long nodes) {
        this.nodes = nodes;
    }

    /** A position with its game and what was found for it. */
    record Sample(RuleSet rules, Position position, List<Position> before, Analysis analysis, Hint hint) {

        PlainReasons plainly() {
            return new PlainReasons(rules, position, before);
        }

        @Override
        public String toString() {
            return rules + " " + position + " " + before.size() + " before; " + hint;
        }
    }

    Sample of(int seed) {
        RuleSet rules =
                seed % 2 == 0 ? Preset.values()[seed / 2 % Preset.values().length].rules() : RuleSets.random(seed);
        Games.Reached reached = reached(rules, seed);
        return of(rules, reached.position(), reached.before());
    }

    Sample of(RuleSet rules, Position position, List<Position> before) {
        HintFinder finder = new HintFinder(rules);
        Analysis analysis =
                search.run(finder.request(position, before, Limits.NONE.withNodes(nodes), 0), Progress.NONE);
        return new Sample(
                rules,
                position,
                before,
                analysis,
                finder.find(position, before, analysis).orElseThrow());
    }

    private static Games.Reached reached(RuleSet rules, int seed) {
        return switch (seed / 2 / Preset.values().length % KINDS) {
            case 0 -> new Games.Reached(Games.scattered(rules, seed), List.of());
            case 2 -> repeating(rules, Games.wandering(rules, Games.scattered(rules, seed), seed));
            case 3 -> repeating(rules, Games.wandering(rules, siege(rules, new SplittableRandom(seed)), seed));
            case 1, 4 -> new Games.Reached(siege(rules, new SplittableRandom(seed)), List.of());
            case 5 -> new Games.Reached(few(rules, new SplittableRandom(seed)), List.of());
            case 6 -> new Games.Reached(immobilising(rules, new SplittableRandom(seed)), List.of());
            default -> Games.random(rules, rules.start(), 8 + seed % 50, seed);
        };
    }

    /** The game up to where a move could last complete a repetition; all of it if none could. */
    private static Games.Reached repeating(RuleSet rules, Games.Reached game) {
        FastGenerator generator = new FastGenerator(rules);
        List<Position> line = new ArrayList<>(game.before());
        line.add(game.position());
        for (int at = line.size() - 1; at > 0; at--) {
            Position position = line.get(at);
            List<Position> known = line.subList(0, at + 1);
            boolean repeats = generator.legalMoves(position).stream()
                    .anyMatch(move -> Games.count(known, position.after(move)) == 2);
            if (repeats) {
                return new Games.Reached(position, line.subList(0, at));
            }
        }
        return game;
    }

    /** A few pieces of which one can take the other side's last move away; or just a few if there is no such position soon. */
    private static Position immobilising(RuleSet rules, SplittableRandom random) {
        FastGenerator generator = new FastGenerator(rules);
        Position position = few(rules, random);
        for (int tries = 0; tries < 500 && !immobilising(generator, position); tries++) {
            position = few(rules, random);
        }
        return position;
    }

    private static boolean immobilising(FastGenerator generator, Position position) {
        return generator.legalMoves(position).stream()
                .map(move -> generator.outcome(position.after(move)).reason())
                .anyMatch(Optional.of(Outcome.Reason.NO_MOVES)::equals);
    }

    /** A few pieces near the castle, in half of the segments. */
    private static Position few(RuleSet rules, SplittableRandom random) {
        FastGenerator generator = new FastGenerator(rules);
        while (true) {
            long attackers = cells(random, 1, 3, rules.defenderWinsAt() + 1 + random.nextInt(2));
            long defenders = cells(random, 1, 3, 1 + random.nextInt(4)) & ~attackers;
            int castle = random.nextInt(5) == 0 ? 1 : 0;
            Side toMove = random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER;
            Position position = position(attackers, defenders, castle, toMove);
            if (!generator.outcome(position).decided()) {
                return position;
            }
        }
    }

    /** The defender to move, its pieces among attackers that are half way in. */
    private static Position siege(RuleSet rules, SplittableRandom random) {
        FastGenerator generator = new FastGenerator(rules);
        while (true) {
            long attackers = cells(random, 2, 3, rules.defenderWinsAt() + 1 + random.nextInt(3));
            long defenders = cells(random, 1, 4, 2 + random.nextInt(3)) & ~attackers;
            Position position = position(attackers, defenders, 0, Side.DEFENDER);
            if (!generator.outcome(position).decided()) {
                return position;
            }
        }
    }

    private static Position position(long attackers, long defenders, int castle, Side toMove) {
        return new Position(new CellSet(attackers), new CellSet(defenders), castle, toMove, 0, 1);
    }

    /** At most so many cells of half of the segments, from so many rings. */
    private static long cells(SplittableRandom random, int innermost, int rings, int count) {
        long cells = 0;
        for (int i = 0; i < count; i++) {
            int segment = random.nextInt(-2, 3) & Segment.COUNT - 1;
            int ring = innermost + random.nextInt(rings);
            cells |= Bitboard.of((ring - 1) * Segment.COUNT + segment);
        }
        return cells;
    }
}
