package ringo.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import ringo.player.Holder;
import ringo.player.Player;
import ringo.player.PlayerName;
import ringo.player.Token;

/** A token {@code t} and its player {@code p} read as plain columns, without entities. */
final class HolderColumns {

    /** What is selected. */
    static final String ALL =
            "p.id as player, p.name, p.created_at as came, t.id as token, t.label, array_to_string(t.scopes, ' ') as scopes,"
                    + " t.created_at as made, t.expires_at, t.last_used_at";

    private HolderColumns() {}

    static Holder holder(ResultSet columns) throws SQLException {
        Player player = new Player(
                columns.getString("player"),
                PlayerName.stored(columns.getString("name")),
                PlainSql.time(columns, "came").orElseThrow());
        Token token = new Token(
                columns.getString("token"),
                player.id(),
                columns.getString("label"),
                TokenRow.scopes(columns.getString("scopes").split(" ", -1)),
                PlainSql.time(columns, "made").orElseThrow(),
                PlainSql.time(columns, "expires_at"),
                PlainSql.time(columns, "last_used_at"));
        return new Holder(player, token);
    }
}
