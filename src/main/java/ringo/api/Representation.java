package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** An answer that depends on nothing but the request: written once, tagged by its content, cacheable for a day. */
final class Representation {

    private static final int MAX_AGE_SECONDS = 86_400;
    private static final int TAG_BYTES = 16;

    private final byte[] json;
    private final EntityTag tag;

    Representation(Object content, ObjectMapper mapper) {
        try {
            json = mapper.writeValueAsBytes(content);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(json);
            tag = new EntityTag(HexFormat.of().formatHex(digest, 0, TAG_BYTES));
        } catch (JsonProcessingException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("a fixed answer cannot be written", e);
        }
    }

    /** The answer with its tag, or 304 where the caller has it already. */
    Response answer(HttpHeaders request) {
        Response.ResponseBuilder answer = knownTo(request)
                ? Response.notModified()
                : Response.ok(
                        new String(json, StandardCharsets.UTF_8),
                        MediaType.APPLICATION_JSON_TYPE.withCharset(StandardCharsets.UTF_8.name()));
        CacheControl cache = new CacheControl();
        cache.setMaxAge(MAX_AGE_SECONDS);
        cache.setNoTransform(false);
        return answer.tag(tag).cacheControl(cache).build();
    }

    /** Tags are compared weakly (RFC 9110, 13.1.2): a proxy that compresses makes weak ones of ours. */
    private boolean knownTo(HttpHeaders request) {
        return request.getRequestHeader(HttpHeaders.IF_NONE_MATCH).stream()
                .flatMap(header -> Arrays.stream(header.split(",", -1)))
                .map(known -> known.trim().replaceFirst("^W/", ""))
                .anyMatch(known -> known.equals("*") || known.equals('"' + tag.getValue() + '"'));
    }
}
