package ringo.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Carries what is wrong with a request from where it is found to {@link ProblemMappers}, which makes the answer. */
final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final ProblemType type;
    private final String detail;
    private final transient List<Problem.Fault> faults;
    private final transient Optional<Refusal> refusal;
    private final transient Map<String, String> headers = new LinkedHashMap<>();

    /** What an answer says of an illegal move besides its faults. */
    record Refusal(String notation, List<MoveJson> legalMoves) {}

    private ProblemException(ProblemType type, String detail, List<Problem.Fault> faults, Optional<Refusal> refusal) {
        super(detail, null, false, false);
        this.detail = detail;
        this.type = type;
        this.faults = List.copyOf(faults);
        this.refusal = refusal;
    }

    /** A problem with nothing but its detail. */
    static ProblemException of(ProblemType type, String detail) {
        return new ProblemException(type, detail, List.of(), Optional.empty());
    }

    /** A problem with its faults one by one; a single one is the detail as well. */
    static ProblemException of(ProblemType type, List<Problem.Fault> faults) {
        String detail = faults.size() == 1 ? faults.get(0).detail() : Texts.PROBLEMS.get(type.code() + ".detail");
        return new ProblemException(type, detail, faults, Optional.empty());
    }

    /** A problem with a detail of its own and faults one by one, if any. */
    static ProblemException of(ProblemType type, String detail, List<Problem.Fault> faults) {
        return new ProblemException(type, detail, faults, Optional.empty());
    }

    /** Nothing is called by this value of a path parameter. */
    static ProblemException notFound(String parameter, String value) {
        return notFound(parameter, FaultCode.UNKNOWN_NAME, value);
    }

    /** As {@link #notFound(String, String)}, with what is unknown. */
    static ProblemException notFound(String parameter, FaultCode code, String value) {
        String detail = Texts.PROBLEMS.get(code.code() + ".detail", Map.of("field", parameter));
        return new ProblemException(
                ProblemType.NOT_FOUND,
                Texts.PROBLEMS.get("notFound.detail"),
                List.of(Problem.Fault.inParameter(parameter, code.code(), detail, value)),
                Optional.empty());
    }

    /** A header asks for what there is not, or says of the body what this service does not read. */
    static ProblemException inHeader(ProblemType type, String header, String value) {
        String detail = Texts.PROBLEMS.get(type.code() + ".detail");
        return new ProblemException(
                type, detail, List.of(Problem.Fault.inHeader(header, type.code(), detail, value)), Optional.empty());
    }

    static ProblemException illegalMove(String detail, Problem.Fault fault, Refusal refusal) {
        return new ProblemException(ProblemType.ILLEGAL_MOVE, detail, List.of(fault), Optional.of(refusal));
    }

    /** This problem; the answer has the header besides. */
    ProblemException with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    /** What headers the answer has besides the usual ones. */
    Map<String, String> headers() {
        return Collections.unmodifiableMap(headers);
    }

    ProblemType type() {
        return type;
    }

    String detail() {
        return detail;
    }

    List<Problem.Fault> faults() {
        return faults;
    }

    Optional<Refusal> refusal() {
        return refusal;
    }
}
