package ringo.api;

import java.util.List;
import ringo.player.Accounts;

/** Everything that is kept of a player. */
public record ExportJson(String exportedAt, PlayerJson player, List<TokenJson> tokens) {

    static ExportJson of(Accounts.Export export) {
        return new ExportJson(
                export.at().toString(),
                PlayerJson.of(export.player()),
                export.tokens().stream().map(TokenJson::of).toList());
    }
}
