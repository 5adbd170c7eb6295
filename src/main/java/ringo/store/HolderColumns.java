package ringo.store;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Set;
import ringo.player.Holder;
import ringo.player.Player;
import ringo.player.PlayerName;
import ringo.player.Scope;
import ringo.player.Token;

/** A token {@code t} and its player {@code p} read as plain columns, without entities. */
final class HolderColumns {

    /** What is selected. */
    static final String ALL =
            "p.id, p.name, p.created_at, t.id, t.label, array_to_string(t.scopes, ' '), t.created_at, t.expires_at, t.last_used_at";

    /** How many columns these are. */
    static final int COUNT = 9;

    /** By what is kept of them; there are few different ones. */
    private static final LoadingCache<String, Set<Scope>> SCOPES =
            Caffeine.newBuilder().maximumSize(100).build(words -> TokenRow.scopes(words.split(" ", -1)));

    private HolderColumns() {}

    static Holder holder(ResultSet columns) throws SQLException {
        int at = 1;
        Player player = new Player(
                columns.getString(at++),
                PlayerName.stored(columns.getString(at++)),
                PlainSql.time(columns, at++).orElseThrow());
        Token token = new Token(
                columns.getString(at++),
                player.id(),
                columns.getString(at++),
                SCOPES.get(columns.getString(at++)),
                PlainSql.time(columns, at++).orElseThrow(),
                PlainSql.time(columns, at++),
                PlainSql.time(columns, at));
        return new Holder(player, token);
    }
}
