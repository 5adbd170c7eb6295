package ringo.api;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Answers that are pictures. Whatever opens one, it may not load or run anything. */
final class PictureAnswer {

    static final String SVG = "image/svg+xml";
    static final String PNG = "image/png";
    static final String PDF = "application/pdf";

    private static final String POLICY_HEADER = "Content-Security-Policy";
    private static final String POLICY = "default-src 'none'; sandbox";

    /** In a sandbox browsers show no PDF. */
    private static final String POLICY_OF_PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

    /** A year, which is for ever (RFC 9111 knows no longer time that all caches keep). */
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private static final int TAG_BYTES = 16;

    private PictureAnswer() {}

    /** The answer with a picture. */
    static Response.ResponseBuilder of(byte[] picture, String mediaType) {
        return Response.ok(picture, mediaType).header(POLICY_HEADER, mediaType.equals(PDF) ? POLICY_OF_PDF : POLICY);
    }

    /** With words for those who do not see it, in the language of the request. */
    static Response.ResponseBuilder ofSvg(String picture) {
        return of(picture.getBytes(StandardCharsets.UTF_8), SVG)
                .header(HttpHeaders.CONTENT_LANGUAGE, Language.current().tag());
    }

    /** The answer which depends on nothing but the request, and so may be kept. */
    static Response forEver(Response.ResponseBuilder answer, String tag) {
        return answer.tag(new EntityTag(tag))
                .header(HttpHeaders.CACHE_CONTROL, FOR_EVER)
                .build();
    }

    /** The answer with an SVG that depends on nothing but the request, or 304 where the caller has it already. */
    static Response svgForEver(HttpHeaders request, String svg) {
        String tag = tag(svg, SVG);
        return forEver(known(request, tag) ? Response.notModified() : ofSvg(svg), tag);
    }

    /**
     * The tag of a picture.
     *
     * @param svg the same as SVG, which is quickly made
     */
    static String tag(String svg, String mediaType) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(MediaType.valueOf(mediaType).getSubtype().getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest.digest(svg.getBytes(StandardCharsets.UTF_8)), 0, TAG_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Whether the caller has what is tagged like that; tags are compared weakly (RFC 9110, 13.1.2). */
    static boolean known(HttpHeaders request, String tag) {
        return VersionTag.known(request.getRequestHeader(HttpHeaders.IF_NONE_MATCH), '"' + tag + '"');
    }
}
