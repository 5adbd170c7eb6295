package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.game.Game;
import ringo.game.GameId;
import ringo.game.GameState;
import ringo.game.GameSummary;
import ringo.game.GameTerms;
import ringo.game.Opponent;
import ringo.notation.DurationText;
import ringo.notation.PositionText;
import ringo.rules.Codes;

/**
 * A game as an answer shows it, the same for every reader; see {@link Game} for the fields. What there is none of is absent.
 *
 * @param invited the only one who may join; absent if anybody may, or against the engine
 * @param legalMoves absent while the game is not active
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GameJson(
        String id,
        long version,
        String state,
        String visibility,
        RulesJson rules,
        @Nullable String timePerMove,
        String createdAt,
        @Nullable String startedAt,
        @Nullable String endedAt,
        ParticipantJson creator,
        String creatorSide,
        @Nullable ParticipantJson invited,
        SeatsJson seats,
        String start,
        PositionJson position,
        String notation,
        OutcomeJson outcome,
        List<GameMovesJson.GameMoveJson> moves,
        @Nullable List<MoveJson> legalMoves,
        @Nullable String deadline,
        @Nullable DrawOfferJson drawOffer,
        @Nullable String rematchOf) {

    /** A game as lists show it: its position on one line and the number of its plies stand for the longer parts. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SummaryJson(
            String id,
            long version,
            String state,
            String visibility,
            RulesJson rules,
            @Nullable String timePerMove,
            String createdAt,
            @Nullable String startedAt,
            @Nullable String endedAt,
            ParticipantJson creator,
            String creatorSide,
            @Nullable ParticipantJson invited,
            SeatsJson seats,
            String notation,
            OutcomeJson outcome,
            int ply,
            @Nullable String deadline,
            @Nullable DrawOfferJson drawOffer,
            @Nullable String rematchOf) {

        static SummaryJson of(GameSummary game) {
            GameTerms terms = game.terms();
            return new SummaryJson(
                    game.id().text(),
                    game.version(),
                    Codes.of(game.state()),
                    Codes.of(terms.visibility()),
                    GameJson.rules(terms),
                    GameJson.timePerMove(terms),
                    game.createdAt().toString(),
                    game.startedAt().map(Instant::toString).orElse(null),
                    game.endedAt().map(Instant::toString).orElse(null),
                    ParticipantJson.of(game.creator()),
                    Codes.of(terms.creatorSide()),
                    GameJson.invited(terms),
                    SeatsJson.of(game.seats()),
                    PositionText.write(game.position()),
                    OutcomeJson.of(game.outcome()),
                    game.ply(),
                    game.deadline().map(Instant::toString).orElse(null),
                    game.drawOffer().map(DrawOfferJson::of).orElse(null),
                    game.rematchOf().map(GameId::text).orElse(null));
        }
    }

    /**
     * A part of a list.
     *
     * @param next what to send as {@code cursor} for the next part; absent at the end of the list
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PageJson(
            List<SummaryJson> games, @Nullable String next) {}

    static GameJson of(Game game) {
        GameTerms terms = game.terms();
        return new GameJson(
                game.id().text(),
                game.version(),
                Codes.of(game.state()),
                Codes.of(terms.visibility()),
                rules(terms),
                timePerMove(terms),
                game.createdAt().toString(),
                game.startedAt().map(Instant::toString).orElse(null),
                game.endedAt().map(Instant::toString).orElse(null),
                ParticipantJson.of(game.creator()),
                Codes.of(terms.creatorSide()),
                invited(terms),
                SeatsJson.of(game.seats()),
                PositionText.write(terms.start()),
                PositionJson.of(game.position()),
                PositionText.write(game.position()),
                OutcomeJson.of(game.outcome()),
                GameMovesJson.list(game),
                game.state() == GameState.ACTIVE ? MoveJson.of(game.legalMoves()) : null,
                game.deadline().map(Instant::toString).orElse(null),
                game.drawOffers().offer().map(DrawOfferJson::of).orElse(null),
                game.rematchOf().map(GameId::text).orElse(null));
    }

    /** Where a game can be read. */
    static String path(GameId id) {
        return "/v1/games/" + id.text();
    }

    private static RulesJson rules(GameTerms terms) {
        return RulesJson.of(terms.rules().rules(), terms.rules().base());
    }

    private static @Nullable String timePerMove(GameTerms terms) {
        return terms.timePerMove().map(DurationText::write).orElse(null);
    }

    private static @Nullable ParticipantJson invited(GameTerms terms) {
        return terms.opponent() instanceof Opponent.Invited invitation ? ParticipantJson.of(invitation.player()) : null;
    }
}
