package ringo.store;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.query.NativeQuery;
import org.jspecify.annotations.Nullable;
import ringo.player.Holder;
import ringo.player.Player;
import ringo.player.PlayerName;
import ringo.player.Token;

/** A token {@code t} and its player {@code p} read as plain columns, without entities. */
final class HolderColumns {

    /** What is selected. */
    static final String ALL = "p.id as player, p.name, p.created_at as came, t.id as token, t.label, t.scopes,"
            + " t.created_at as made, t.expires_at, t.last_used_at";

    /** How many columns these are. */
    static final int COUNT = 9;

    private HolderColumns() {}

    /** Says what is selected: to ask the database for its types takes as long as the rest of the query. */
    static <T> NativeQuery<T> typed(NativeQuery<T> query) {
        return query.addScalar("player", String.class)
                .addScalar("name", String.class)
                .addScalar("came", Instant.class)
                .addScalar("token", String.class)
                .addScalar("label", String.class)
                .addScalar("scopes", String[].class)
                .addScalar("made", Instant.class)
                .addScalar("expires_at", Instant.class)
                .addScalar("last_used_at", Instant.class);
    }

    static Holder holder(@Nullable Object[] columns) {
        Cursor next = new Cursor(columns);
        Player player = new Player(next.text(), PlayerName.of(next.text()), next.time());
        Token token = new Token(
                next.text(),
                player.id(),
                next.text(),
                TokenRow.scopes(next.texts()),
                next.time(),
                next.perhapsTime(),
                next.perhapsTime());
        return new Holder(player, token);
    }

    /** Goes through the columns from left to right. */
    private static final class Cursor {
        private final @Nullable Object[] columns;
        private int at;

        Cursor(@Nullable Object[] columns) {
            this.columns = columns;
        }

        String text() {
            return String.valueOf(columns[at++]);
        }

        String[] texts() {
            return (String[]) Objects.requireNonNull(columns[at++]);
        }

        Instant time() {
            return perhapsTime().orElseThrow();
        }

        Optional<Instant> perhapsTime() {
            return Optional.ofNullable((Instant) columns[at++]);
        }
    }
}
