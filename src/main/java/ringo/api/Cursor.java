package ringo.api;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import ringo.game.GameId;
import ringo.game.Page;

/** Places in lists as texts that say nothing to callers: time and id of a game, in base64url. */
final class Cursor {

    private static final int ID_LENGTH = 26;
    private static final int BYTES = Long.BYTES + ID_LENGTH;

    /** No list has a time after the year 9999. */
    private static final long LAST = Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();

    private Cursor() {}

    static String write(Page.Place place) {
        byte[] bytes = ByteBuffer.allocate(BYTES)
                .putLong(place.millis())
                .put(place.id().text().getBytes(StandardCharsets.US_ASCII))
                .array();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /**
     * The place that {@link #write} writes like that; empty for any other text.
     *
     * @param timeless whether {@link Page.Place#NO_TIME} is a time of the list
     */
    static Optional<Page.Place> read(String text, boolean timeless) {
        return bytes(text)
                .filter(bytes -> bytes.length == BYTES)
                .flatMap(bytes -> place(ByteBuffer.wrap(bytes), timeless))
                .filter(place -> write(place).equals(text));
    }

    private static Optional<Page.Place> place(ByteBuffer bytes, boolean timeless) {
        long millis = bytes.getLong();
        boolean inTime = millis == Page.Place.NO_TIME ? timeless : millis >= 0 && millis <= LAST;
        String id = StandardCharsets.US_ASCII.decode(bytes).toString();
        return inTime ? GameId.parse(id).map(game -> new Page.Place(millis, game)) : Optional.empty();
    }

    private static Optional<byte[]> bytes(String text) {
        try {
            return Optional.of(Base64.getUrlDecoder().decode(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
