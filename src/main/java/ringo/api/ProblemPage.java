package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import ringo.rules.Codes;
import ringo.rules.IllegalMove;
import ringo.rules.SetupFault;

/**
 * What a problem, or a fault in one, means.
 *
 * @param status the HTTP status that it comes with; none where there are several
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ProblemPage(
        String code, String title, @Nullable Integer status, String meaning, String remedy) {

    /** All pages. */
    public record ListJson(List<ProblemPage> problems) {}

    /** A page for every type of problem and every code of a fault. */
    static List<ProblemPage> all() {
        return Stream.of(
                        Arrays.stream(ProblemType.values()).map(type -> of(type.code(), type.status())),
                        Arrays.stream(FaultCode.values())
                                .map(code -> code.status().isPresent()
                                        ? of(code.code(), code.status().getAsInt())
                                        : withoutStatus(code.code())),
                        Arrays.stream(SetupFault.Code.values()).map(code -> withoutStatus(Codes.of(code))),
                        Arrays.stream(IllegalMove.values())
                                .map(code -> of(Codes.of(code), ProblemType.ILLEGAL_MOVE.status())))
                .flatMap(pages -> pages)
                .toList();
    }

    private static ProblemPage of(String code, int status) {
        return new ProblemPage(code, text(code, "title"), status, text(code, "meaning"), text(code, "remedy"));
    }

    /** The page of a fault that comes with several: one of a position is also listed where the request has others that are a 400. */
    private static ProblemPage withoutStatus(String code) {
        return new ProblemPage(code, text(code, "title"), null, text(code, "meaning"), text(code, "remedy"));
    }

    private static String text(String code, String part) {
        return Texts.PROBLEMS.get(code + "." + part);
    }
}
