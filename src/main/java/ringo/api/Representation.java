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
import java.util.EnumMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** An answer that depends on nothing but the request: written once in every language, tagged by its content, cacheable for a day. */
final class Representation {

    private static final int MAX_AGE_SECONDS = 86_400;
    private static final int TAG_BYTES = 16;

    private final Map<Language, Written> written = new EnumMap<>(Language.class);
    private final boolean hasTexts;

    private record Written(String json, EntityTag tag) {}

    /** @param content what the answer tells, made for every language, with the texts of that one */
    Representation(Supplier<?> content, ObjectMapper mapper) {
        for (Language language : Language.values()) {
            written.put(language, write(language.in(content::get), mapper));
        }
        hasTexts = new HashSet<>(written.values()).size() > 1;
    }

    private static Written write(Object content, ObjectMapper mapper) {
        try {
            byte[] json = mapper.writeValueAsBytes(content);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(json);
            return new Written(
                    new String(json, StandardCharsets.UTF_8),
                    new EntityTag(HexFormat.of().formatHex(digest, 0, TAG_BYTES)));
        } catch (JsonProcessingException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("a fixed answer cannot be written", e);
        }
    }

    /** The answer with its tag, or 304 where the caller has it already. */
    Response answer(HttpHeaders request) {
        Language language = Language.current();
        Written mine = Objects.requireNonNull(written.get(language));
        Response.ResponseBuilder answer = VersionTag.known(
                        request.getRequestHeader(HttpHeaders.IF_NONE_MATCH),
                        '"' + mine.tag().getValue() + '"')
                ? Response.notModified()
                : Response.ok(mine.json(), MediaType.APPLICATION_JSON_TYPE.withCharset(StandardCharsets.UTF_8.name()));
        if (hasTexts) {
            answer.header(HttpHeaders.CONTENT_LANGUAGE, language.tag());
        }
        CacheControl cache = new CacheControl();
        cache.setMaxAge(MAX_AGE_SECONDS);
        cache.setNoTransform(false);
        return answer.tag(mine.tag()).cacheControl(cache).build();
    }
}
