package ringo.api;

import java.util.List;

/** The answer of {@code POST /v1/positions/legal-moves}; of a decided position the moves are empty. */
public record LegalMovesAnswer(
        RulesJson rules, PositionJson position, String notation, OutcomeJson outcome, List<MoveJson> moves) {}
