package ringo.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assertions;
import ringo.notation.MoveText;
import ringo.notation.PositionText;

/**
 * What the rules say of a position, read and written as text. Both generators are asked, and have to agree.
 *
 * <p>A rule set is a preset, then any options changed: {@code bell, castleJump: false}. A move is its kind and its text, a
 * captured place always named: {@code step b6-b5}, {@code jump b3xb1(b2)}.
 */
record Ruling(RuleSet rules, Position position) {

    static Ruling of(String rules, String position) {
        RuleSet ruleSet = rules(rules);
        return new Ruling(ruleSet, position(ruleSet, position));
    }

    static RuleSet rules(String text) {
        List<String> parts = List.of(text.split(", ", -1));
        RuleSet rules = Preset.named(parts.get(0)).orElseThrow().rules();
        for (String change : parts.subList(1, parts.size())) {
            List<String> pair = List.of(change.split(": ", 2));
            RuleOption option = RuleOption.named(pair.get(0)).orElseThrow();
            rules = rules.with(option, value(option, pair.get(1)));
        }
        return rules;
    }

    private static OptionValue value(RuleOption option, String text) {
        if (option.domain() instanceof RuleOption.Domain.Flags) {
            return new OptionValue.Flag(Boolean.parseBoolean(text));
        }
        return option.domain() instanceof RuleOption.Domain.Numbers
                ? new OptionValue.Number(Integer.parseInt(text))
                : new OptionValue.Choice(text);
    }

    static Position position(RuleSet rules, String text) {
        return PositionText.parse(text) instanceof PositionText.Parsed.Readable readable
                        && readable.setup().check(rules) instanceof Setup.Checked.Playable playable
                ? playable.position()
                : Assertions.fail("not a position: " + text);
    }

    /** The legal moves of a position, in their order. */
    static String moves(String rules, String position) {
        return written(of(rules, position).legalMoves());
    }

    /** The legal moves of the piece on one cell, in their order. */
    static String movesFrom(String cell, String rules, String position) {
        return written(of(rules, position).legalMoves().stream()
                .filter(move ->
                        move.from().map(from -> from.text().equals(cell)).orElse(false))
                .toList());
    }

    private static String written(List<Move> moves) {
        return moves.isEmpty() ? "none" : moves.stream().map(Ruling::written).collect(Collectors.joining(", "));
    }

    static String written(Move move) {
        return move.kind() == MoveKind.PASS ? "pass" : Codes.of(move.kind()) + " " + MoveText.write(move, true);
    }

    List<Move> legalMoves() {
        return agreed(generator -> generator.legalMoves(position));
    }

    Outcome outcome() {
        return agreed(generator -> generator.outcome(position));
    }

    PlainGenerator.Judgement judge(String move) {
        return new PlainGenerator(rules).judge(position, attempt(move));
    }

    static Attempt attempt(String move) {
        return MoveText.parse(move).orElseThrow();
    }

    private <T> T agreed(Function<MoveGenerator, T> question) {
        T plain = question.apply(new PlainGenerator(rules));
        assertEquals(plain, question.apply(new FastGenerator(rules)), () -> "the generators on " + this);
        return plain;
    }
}
