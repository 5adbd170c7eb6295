package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The body of every answer that is not a success, {@code application/problem+json} (RFC 9457).
 *
 * @param type {@code /problems/} and the code, where the kind of problem is explained
 * @param title the kind of problem in words
 * @param status the HTTP status
 * @param detail what is wrong here, and what to do
 * @param instance the path of the request
 * @param traceId 32 hexadecimal digits that name the request in the log
 * @param errors the faults one by one; absent where there is nothing to tell apart
 * @param notation of an illegal move: the position before it
 * @param legalMoves of an illegal move: the legal moves of the piece, or all if it has none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Problem(
        String type,
        String title,
        int status,
        String detail,
        String instance,
        String traceId,
        @Nullable List<Fault> errors,
        @Nullable String notation,
        @Nullable List<MoveJson> legalMoves) {

    /**
     * One fault. Exactly one of pointer, parameter and header tells where.
     *
     * @param pointer JSON pointer into the body
     * @param parameter name of a query or path parameter
     * @param header name of a header
     * @param code what is wrong
     * @param detail the same in words
     * @param rejected the value that was refused, shortened to 100 characters
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Fault(
            @Nullable String pointer,
            @Nullable String parameter,
            @Nullable String header,
            String code,
            String detail,
            @Nullable String rejected) {

        private static final int MAX_TEXT = 100;

        /** A fault in the body. */
        static Fault at(String pointer, String code, String detail, @Nullable String rejected) {
            return new Fault(Printable.shortened(pointer, MAX_TEXT), null, null, code, detail, shortened(rejected));
        }

        /** A fault in a path or query parameter. */
        static Fault inParameter(String parameter, String code, String detail, String rejected) {
            return new Fault(null, parameter, null, code, detail, shortened(rejected));
        }

        /** A fault in a header. */
        static Fault inHeader(String header, String code, String detail, @Nullable String rejected) {
            return new Fault(null, null, header, code, detail, shortened(rejected));
        }

        private static @Nullable String shortened(@Nullable String text) {
            return text == null ? null : Printable.shortened(text, MAX_TEXT);
        }
    }
}
