package ringo.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/** Monte Carlo tree search: UCB1 in the tree, uniformly random moves beyond it. */
final class Uct implements Player {

    private static final double EXPLORATION = 1.0;
    private static final int MOST_NODES = 1_000_000;

    private final Duration time;
    private final LongSupplier nanoTime;
    private final SplittableRandom random;

    Uct(Duration time, LongSupplier nanoTime, SplittableRandom random) {
        this.time = time;
        this.nanoTime = nanoTime;
        this.random = random;
    }

    /** A position in the tree: visits, and the score of the side that moved into it. */
    private static final class Node {
        final int move;
        final List<Node> children = new ArrayList<>();
        boolean expanded;
        int visits;
        double score;

        Node(int move) {
            this.move = move;
        }
    }

    @Override
    public Move choose(RuleSet rules, Position position, List<Position> before) {
        FastGenerator generator = new FastGenerator(rules);
        Playout playout = new Playout(rules, generator, random);
        Node root = new Node(PackedMove.PASS);
        long end = nanoTime.getAsLong() + time.toNanos();
        for (int nodes = 0; nanoTime.getAsLong() < end && nodes < MOST_NODES; nodes++) {
            playout.begin(position);
            descend(root, playout);
        }
        Node best = root.children.get(0);
        for (Node child : root.children) {
            best = child.visits > best.visits ? child : best;
        }
        int chosen = best.move;
        return generator.legalMoves(position).stream()
                .filter(move -> move.from().map(from -> from.index()).orElse(PackedMove.NONE) == PackedMove.from(chosen)
                        && PackedMove.to(chosen) == Playout.number(move.to())
                        && PackedMove.captured(chosen) == Playout.number(move.captured()))
                .findFirst()
                .orElseThrow();
    }

    private void descend(Node root, Playout playout) {
        List<Node> path = new ArrayList<>(List.of(root));
        Node node = root;
        while (!playout.over()) {
            if (!node.expanded) {
                for (int move : playout.moves()) {
                    node.children.add(new Node(move));
                }
                node.expanded = true;
            }
            boolean fresh = node.visits == 0;
            if (fresh && node != root) {
                break;
            }
            node = select(node);
            path.add(node);
            playout.play(node.move);
        }
        double forAttacker = playout.finish();
        boolean attackerMoved = playout.attackerBegan();
        for (int i = 0; i < path.size(); i++) {
            Node seen = path.get(i);
            seen.visits++;
            boolean byAttacker = attackerMoved == ((i & 1) == 1);
            seen.score += byAttacker ? forAttacker : 1 - forAttacker;
        }
    }

    private static Node select(Node node) {
        Node best = node.children.get(0);
        double bestBound = -1;
        for (Node child : node.children) {
            if (child.visits == 0) {
                return child;
            }
            double bound =
                    child.score / child.visits + EXPLORATION * Math.sqrt(Math.log(node.visits + 1.0) / child.visits);
            if (bound > bestBound) {
                bestBound = bound;
                best = child;
            }
        }
        return best;
    }
}
