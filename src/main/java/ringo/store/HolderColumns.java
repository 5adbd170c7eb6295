package ringo.store;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import ringo.player.Holder;
import ringo.player.Player;
import ringo.player.PlayerName;
import ringo.player.Token;

/** A token {@code t} and its player {@code p} read as plain columns, without entities. */
final class HolderColumns {

    /** What is selected. */
    static final String ALL =
            "p.id, p.name, p.created_at, t.id, t.label, t.scopes, t.created_at, t.expires_at, t.last_used_at";

    /** How many columns these are. */
    static final int COUNT = 9;

    private HolderColumns() {}

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
