package ringo.api;

import java.util.List;
import ringo.game.EventLog;
import ringo.game.GameSummary;
import ringo.game.Replies;
import ringo.player.Accounts;

/**
 * Everything that is kept of a player.
 *
 * @param games those that the player created, is invited to or plays in, the newest first; their moves are read game by game
 * @param events all that happened in them, in order
 * @param requests those that may be sent again under their keys, the oldest first
 */
public record ExportJson(
        String exportedAt,
        PlayerJson player,
        List<TokenJson> tokens,
        List<GameJson.SummaryJson> games,
        List<PlayEventJson> events,
        List<RequestJson> requests) {

    /** A request whose answer is kept. */
    public record RequestJson(String key, String at) {

        static RequestJson of(Replies.Kept kept) {
            return new RequestJson(kept.key(), kept.at().toString());
        }
    }

    static ExportJson of(
            Accounts.Export export,
            List<GameSummary> games,
            List<EventLog.Logged> events,
            List<Replies.Kept> requests) {
        return new ExportJson(
                export.at().toString(),
                PlayerJson.of(export.player()),
                export.tokens().stream().map(TokenJson::of).toList(),
                games.stream().map(GameJson.SummaryJson::of).toList(),
                events.stream().map(PlayEventJson::of).toList(),
                requests.stream().map(RequestJson::of).toList());
    }
}
