package ringo.nodes;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A request, which may be sent several times and to several nodes.
 *
 * @param token of the player who asks
 * @param version what {@code If-Match} says, or {@code If-None-Match} of a {@code GET}
 * @param key the {@code Idempotency-Key}
 * @param body JSON
 * @param accept the media type that is wanted
 */
record Call(
        String method,
        String path,
        String token,
        OptionalLong version,
        Optional<String> key,
        Optional<String> body,
        String accept) {

    private static final String JSON = "application/json";

    static Call get(String path, String token) {
        return new Call("GET", path, token, OptionalLong.empty(), Optional.empty(), Optional.empty(), JSON);
    }

    /** Reads something as plain text. */
    static Call getText(String path, String token) {
        return new Call("GET", path, token, OptionalLong.empty(), Optional.empty(), Optional.empty(), "text/plain");
    }

    /** Reads a game, unless it still has this version. */
    static Call getUnless(String path, String token, long version) {
        return new Call("GET", path, token, OptionalLong.of(version), Optional.empty(), Optional.empty(), JSON);
    }

    /** Creates something. */
    static Call post(String path, String token, String key, String body) {
        return new Call("POST", path, token, OptionalLong.empty(), Optional.of(key), Optional.of(body), JSON);
    }

    /** Changes a game of this version. */
    static Call change(String path, String token, long version, String key, Optional<String> body) {
        return new Call("POST", path, token, OptionalLong.of(version), Optional.of(key), body, JSON);
    }

    /** Takes something away from a game of this version; such a request has no key. */
    static Call delete(String path, String token, long version) {
        return new Call("DELETE", path, token, OptionalLong.of(version), Optional.empty(), Optional.empty(), JSON);
    }

    /** The same with another body. */
    Call with(String other) {
        return new Call(method, path, token, version, key, Optional.of(other), accept);
    }

    /** The same under another key. */
    Call under(String other) {
        return new Call(method, path, token, version, Optional.of(other), body, accept);
    }

    /** What it is, without the ids in its path. */
    String kind() {
        int query = path.indexOf('?');
        return method + " " + (query < 0 ? path : path.substring(0, query)).replaceAll("/[0-9a-z]{26}", "/{id}");
    }
}
