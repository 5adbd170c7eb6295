package ringo.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import ringo.board.Place;
import ringo.engine.Analysis;
import ringo.engine.Value;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Setup;

/** The hint for a position if a search had found its moves to be worth what a test says. */
final class Told {

    private final RuleSet rules;
    private final Position position;
    private final Map<String, Value> worth = new HashMap<>();
    private List<Position> before = List.of();
    private Value others = expected(0.5);

    private Told(RuleSet rules, Position position) {
        this.rules = rules;
        this.position = position;
    }

    static Told in(RuleSet rules, String notation) {
        PositionText.Parsed parsed = PositionText.parse(notation);
        Setup setup = ((PositionText.Parsed.Readable) parsed).setup();
        return new Told(rules, ((Setup.Checked.Playable) setup.check(rules)).position());
    }

    static Told after(RuleSet rules, List<String> moves) {
        List<Position> game = new ArrayList<>();
        Position position = rules.start();
        for (String text : moves) {
            game.add(position);
            position = position.after(move(rules, position, text));
        }
        Told told = new Told(rules, position);
        told.before = List.copyOf(game);
        return told;
    }

    static Value expected(double score) {
        return new Value.Estimate((int) Math.round(150 * Math.log(score / (1 - score))), score);
    }

    Value wins(int plies) {
        return new Value.Proven(Result.winFor(position.toMove()), plies);
    }

    Value loses(int plies) {
        return new Value.Proven(Result.winFor(position.toMove().opponent()), plies);
    }

    /** Moves that nothing is said of are worth 0.5. */
    Told worth(String move, Value value) {
        worth.put(move, value);
        return this;
    }

    Told others(Value value) {
        others = value;
        return this;
    }

    private static Move move(RuleSet rules, Position position, String text) {
        return new FastGenerator(rules)
                .legalMoves(position).stream()
                        .filter(move -> MoveText.write(move, false).equals(text))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(text + " is not legal"));
    }

    /** The hint with this best move, by itself worth 0.6. */
    Hint best(String text) {
        worth.putIfAbsent(text, expected(0.6));
        worth.keySet().forEach(said -> move(rules, position, said));
        Move best = move(rules, position, text);
        List<Analysis.Variation> lines = new FastGenerator(rules)
                .legalMoves(position).stream()
                        .sorted(Comparator.comparing(move -> !move.equals(best)))
                        .map(move -> new Analysis.Variation(
                                move, worth.getOrDefault(MoveText.write(move, false), others), List.of(move)))
                        .toList();
        Analysis analysis =
                new Analysis(lines, 1, 1, 1, Duration.ZERO, 0, Analysis.Endgames.NONE, Analysis.StoppedBy.DEPTH);
        return new HintFinder(rules).find(position, before, analysis).orElseThrow();
    }

    /** Codes with what they carry. */
    static List<String> said(List<Reason> reasons) {
        return reasons.stream().map(Told::said).toList();
    }

    private static String said(Reason reason) {
        StringBuilder said = new StringBuilder(Codes.of(reason.code()));
        said.append(reason.places().stream().map(Place::text).map(" "::concat).collect(Collectors.joining()));
        reason.plies().ifPresent(plies -> said.append(' ').append(plies));
        reason.count().ifPresent(count -> said.append(' ').append(count));
        reason.points().ifPresent(points -> said.append(String.format(Locale.ROOT, " %.2f", points)));
        return said.toString();
    }

    static Hint.Alternative alternative(Hint hint, String text) {
        return hint.alternatives().stream()
                .filter(other -> MoveText.write(other.move(), false).equals(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " is no alternative"));
    }

    static List<String> against(Hint hint, String text) {
        return said(alternative(hint, text).reasons());
    }
}
