package ringo.api;

import java.util.List;
import ringo.engine.Analysis;
import ringo.notation.MoveText;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.MoveGenerator;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/** A move, what it is worth, and the best play of both sides that the search saw, the move first. */
public record VariationJson(MoveJson move, ValueJson value, List<String> principalVariation) {

    static VariationJson of(Analysis.Variation variation, Position position, RuleSet rules) {
        FastGenerator generator = new FastGenerator(rules);
        return new VariationJson(
                move(variation.move(), position, generator),
                ValueJson.of(variation.value()),
                MoveText.writeLine(variation.principalVariation(), position, generator));
    }

    static MoveJson move(Move move, Position position, MoveGenerator generator) {
        return MoveJson.of(move, move.ambiguousAmong(generator.legalMoves(position)));
    }
}
