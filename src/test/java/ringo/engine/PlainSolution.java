package ringo.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.rules.Move;
import ringo.rules.MoveGenerator;
import ringo.rules.Outcome;
import ringo.rules.Position;
import ringo.rules.Repetition;
import ringo.rules.Side;

/**
 * What is true of every position that can come about from one, to the end of the game: first all of them are found, then those won
 * within 1 ply, 2 plies and so on, until no more are. In the others neither side can force a win, which is a draw.
 *
 * <p>Repetition, a draw, does no more than that. The quiet limit is left out of account, so that the verdicts hold where
 * {@link #longestWin} fits under it.
 */
final class PlainSolution {

    private final MoveGenerator generator;
    private final Map<Position, Node> nodes = new LinkedHashMap<>();
    private int longestWin;

    /** A position with what can follow; the verdict is a draw until a win is found. */
    private static final class Node {
        final Position position;
        final List<Node> next = new ArrayList<>();
        Verdict verdict = Verdict.DRAW;

        Node(Position position) {
            this.position = position;
        }
    }

    /** @throws PlainProof.TooManyException if more than so many positions can come about */
    PlainSolution(MoveGenerator generator, Position start, int mostPositions) {
        if (generator.rules().repetition() != Repetition.DRAW) {
            throw new IllegalArgumentException("repetition must be a draw");
        }
        this.generator = generator;
        explore(start, mostPositions);
        solve();
    }

    /** The verdict on a position that can come about from the first one. */
    Verdict of(Position position) {
        Node node = nodes.get(placed(position));
        if (node == null) {
            throw new IllegalArgumentException("cannot come about: " + position);
        }
        return node.verdict;
    }

    /** The positions in which the side is to move and wins in so many plies, in an order that depends on nothing but the start. */
    List<Position> wonIn(Side mover, int plies) {
        return nodes.values().stream()
                .filter(node -> node.verdict.equals(Verdict.win(mover, plies)) && node.position.toMove() == mover)
                .map(node -> node.position)
                .toList();
    }

    /** The plies of the longest win among all the positions. */
    int longestWin() {
        return longestWin;
    }

    int positions() {
        return nodes.size();
    }

    private static Position placed(Position position) {
        return new Position(position.attackers(), position.defenders(), position.castle(), position.toMove(), 0, 1);
    }

    private void explore(Position start, int mostPositions) {
        Deque<Node> open = new ArrayDeque<>();
        open.add(nodes.computeIfAbsent(placed(start), Node::new));
        while (!open.isEmpty()) {
            Node node = open.remove();
            Outcome outcome = generator.outcome(node.position);
            if (outcome.decided()) {
                node.verdict = new Verdict(outcome.result(), 0);
                continue;
            }
            for (Move move : generator.legalMoves(node.position)) {
                int known = nodes.size();
                Node next = nodes.computeIfAbsent(placed(node.position.after(move)), Node::new);
                node.next.add(next);
                if (nodes.size() > known) {
                    open.add(next);
                }
                if (nodes.size() > mostPositions) {
                    throw new PlainProof.TooManyException();
                }
            }
        }
    }

    private void solve() {
        List<Node> undecided = new ArrayList<>(nodes.values());
        undecided.removeIf(node -> node.verdict.won());
        for (int plies = 1; ; plies++) {
            Map<Node, Side> won = new LinkedHashMap<>();
            for (Node node : undecided) {
                winner(node).ifPresent(side -> won.put(node, side));
            }
            if (won.isEmpty()) {
                return;
            }
            for (Map.Entry<Node, Side> entry : won.entrySet()) {
                entry.getKey().verdict = Verdict.win(entry.getValue(), plies);
            }
            undecided.removeAll(won.keySet());
            longestWin = plies;
        }
    }

    /** Who wins by what is known of the positions that follow. */
    private static Optional<Side> winner(Node node) {
        Side ours = node.position.toMove();
        if (node.next.stream().anyMatch(next -> next.verdict.wonBy(ours))) {
            return Optional.of(ours);
        }
        boolean lost = node.next.stream().allMatch(next -> next.verdict.wonBy(ours.opponent()));
        return lost ? Optional.of(ours.opponent()) : Optional.empty();
    }
}
