package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bound that the contract sets to a request holds: what is just within is taken, what is just beyond is refused by name. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class ContractBoundsTest {

    /** What a fault is called, where the keyword alone decides it. */
    private static final Map<String, FaultCode> CODES = Map.of(
            "type", FaultCode.WRONG_TYPE,
            "required", FaultCode.MISSING_FIELD,
            "additionalProperties", FaultCode.UNKNOWN_FIELD,
            "minimum", FaultCode.OUT_OF_RANGE,
            "maximum", FaultCode.OUT_OF_RANGE,
            "enum", FaultCode.UNKNOWN_VALUE,
            "maxItems", FaultCode.TOO_MANY);

    /** Each bound of each place; what requests have in common is read by the same code, and tried with the first of them. */
    static List<Bounds.Bound> bounds() {
        return List.copyOf(Contract.OPERATIONS.stream()
                .flatMap(operation -> Bounds.places(operation).stream())
                .flatMap(Bounds.Place::bounds)
                .collect(Collectors.toMap(
                        bound -> bound.place().part() + bound.place().at() + " "
                                + bound.place().location() + " " + bound.keyword(),
                        bound -> bound,
                        (first, again) -> first,
                        LinkedHashMap::new))
                .values());
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void holds(Bounds.Bound bound) {
        List<String> faults = new ArrayList<>();
        for (BoundProbe probe : BoundProbe.of(bound)) {
            fault(probe).forEach(faults::add);
        }

        assertEquals(List.of(), faults);
    }

    /** What is wrong with the answer, if anything. */
    private static List<String> fault(BoundProbe probe) {
        Bounds.Place place = probe.bound().place();
        if (place.part() == Bounds.Part.BODY) {
            JsonNode body = place.embed().apply(probe.value());
            JsonNode schema = place.operation()
                    .requestBody("application/json")
                    .orElseThrow()
                    .path("schema");
            boolean fits = Contract.faults(schema, body).isEmpty();
            assertEquals(probe.within(), fits, "whether this fits the schema: " + body);
            return fault(probe, HttpCall.of(place.operation()).withBody(body));
        }
        return fault(probe, call(place, probe.value().asText()));
    }

    private static HttpCall call(Bounds.Place place, String value) {
        HttpCall call = place.operation()
                .requestBody("application/json")
                .flatMap(body -> Contract.stream(body.path("examples")).findFirst())
                .map(example -> HttpCall.of(place.operation())
                        .withBody(example.getValue().path("value")))
                .orElseGet(() -> HttpCall.of(place.operation()));
        String template = call.target();
        return switch (place.part()) {
            case PATH ->
                call.at(call.method(), place.operation().template().replace("{" + place.at() + "}", escaped(value)));
            case QUERY -> call.at(call.method(), template + "?" + place.at() + "=" + escaped(value));
            case HEADER -> call.with(place.at(), value);
            case BODY -> throw new IllegalArgumentException("not a parameter: " + place);
        };
    }

    private static String escaped(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static List<String> fault(BoundProbe probe, HttpCall call) {
        Response answer = call.send();
        Bounds.Part part = probe.bound().place().part();
        int refusal = part == Bounds.Part.PATH ? 404 : 400;
        if (probe.within()) {
            boolean taken = answer.statusCode() != 400;
            if (part == Bounds.Part.PATH && probe.known()) {
                taken = answer.statusCode() < 300;
            }
            return taken ? List.of() : List.of(call + " is within, but answered " + answer.asString());
        }
        String place = switch (part) {
            case BODY -> "pointer";
            case PATH, QUERY -> "parameter";
            case HEADER -> "header";
        };
        FaultCode code = CODES.get(probe.bound().keyword());
        List<Map<String, String>> errors = answer.statusCode() == refusal ? answer.path("errors") : List.of();
        boolean blamed = errors != null
                && errors.size() == 1
                && probe.blamed().equals(errors.get(0).get(place))
                && (code == null || code.code().equals(errors.get(0).get("code")));
        return blamed
                ? List.of()
                : List.of(call + " is beyond, \"" + probe.blamed() + "\" should be blamed, but it answered "
                        + answer.statusCode() + " " + answer.asString());
    }

    @Test
    void noneIsPassedOver(TestReporter reporter) {
        List<Bounds.Bound> bounds = bounds();
        List<BoundProbe> probes =
                bounds.stream().flatMap(bound -> BoundProbe.of(bound).stream()).toList();
        reporter.publishEntry(Map.of("bounds", "" + bounds.size(), "requests", "" + probes.size()));

        Set<String> exercised = bounds.stream()
                .map(bound -> bound.place().location() + " " + bound.keyword())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(Bounds.written()), exercised);
        for (Bounds.Bound bound : bounds) {
            for (boolean within : new boolean[] {true, false}) {
                assertTrue(
                        probes.stream().anyMatch(probe -> probe.bound().equals(bound) && probe.within() == within),
                        bound + " is tried on one side only");
            }
        }
    }

    /** What games have in common with requests without a token is read by the same code. */
    static List<Bounds.Place> withDefault() {
        return Contract.OPERATIONS.stream()
                .filter(operation -> operation.scopes().isEmpty())
                .flatMap(operation -> Bounds.places(operation).stream())
                .filter(place ->
                        place.part() == Bounds.Part.BODY && place.schema().has("default"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("withDefault")
    void whatIsAbsentIsTheDefault(Bounds.Place place) {
        JsonNode full = place.embed().apply(place.schema().get("default"));
        JsonNode without = full.deepCopy();
        int split = place.at().lastIndexOf('/');
        ((ObjectNode) without.at(place.at().substring(0, split)))
                .remove(place.at().substring(split + 1));
        String template = place.operation().template();

        JsonNode expected = Contract.json(HttpCall.post(template, full).send().asByteArray());
        JsonNode answer = Contract.json(HttpCall.post(template, without).send().asByteArray());
        JsonNode schema = place.operation()
                .response(200)
                .orElseThrow()
                .path("content")
                .path("application/json")
                .path("schema");
        assertEquals(List.of(), ContractExample.differences(schema, expected, answer));
    }

    /** What the text beside a schema says, and the schema cannot. */
    @Test
    void theNumbersOfANotation() {
        String position = "8/1D5A/D6A/8/D7/5AD1 0 A ";
        for (String within : List.of("0", "1000", "0 1", "0 100000")) {
            assertEquals(200, legalMoves(position + within), within);
        }
        for (String beyond : List.of("1001", "0 0", "0 100001", "00", "0 01")) {
            assertEquals(400, legalMoves(position + beyond), beyond);
        }
    }

    private static int legalMoves(String notation) {
        ObjectNode rules = JsonNodeFactory.instance.objectNode();
        rules.set("notation", TextNode.valueOf(notation));
        rules.putObject("rules").put("quietPlyLimit", 1000);
        return HttpCall.post("/v1/positions/legal-moves", rules).send().statusCode();
    }
}
