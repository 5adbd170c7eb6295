package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the contract shows is what the service answers, and all that it may answer is seen to be answered. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class ContractExamplesTest {

    static List<ContractExample> examples() {
        return ContractExample.all();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anAnswerFitsItsSchema(ContractExample example) {
        assertEquals(List.of(), Contract.faults(example.schema(), example.value()));
    }

    static List<ContractExample> reachable() {
        return examples().stream().filter(example -> example.call().isPresent()).toList();
    }

    @ParameterizedTest
    @MethodSource("reachable")
    void anAnswerIsThatOfARealCall(ContractExample example) throws IOException {
        Response answer = example.send();

        assertEquals(example.status(), answer.statusCode());
        JsonNode body = example.mediaType().equals("text/plain")
                ? TextNode.valueOf(answer.asString())
                : Contract.json(answer.asByteArray());
        assertEquals(List.of(), example.differences(body));
    }

    static List<Contract.Operation> withBody() {
        return Contract.OPERATIONS.stream()
                .filter(operation -> operation.node().has("requestBody"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("withBody")
    void everyRequestShownHasItsAnswer(Contract.Operation operation) {
        JsonNode body = operation.requestBody("application/json").orElseThrow();
        Set<String> answered = ContractExample.all().stream()
                .filter(example -> example.operation().equals(operation))
                .map(ContractExample::name)
                .collect(Collectors.toSet());
        List<String> faults = new ArrayList<>();
        Contract.stream(body.path("examples")).forEach(request -> {
            if (!answered.contains(request.getKey())) {
                faults.add(request.getKey() + " has no answer");
            }
            faults.addAll(
                    Contract.faults(body.path("schema"), request.getValue().path("value")));
        });

        assertEquals(List.of(), faults);
    }

    @Test
    void everyTypeOfProblemIsShown() {
        Set<String> shown = examples().stream()
                .filter(example -> example.mediaType().equals(Problems.MEDIA_TYPE))
                .map(example -> example.value().path("type").textValue())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> types = Arrays.stream(ProblemType.values())
                .map(type -> "/problems/" + type.code())
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(types, shown);
    }

    @Test
    void onlyAFailureOfTheServiceIsBeyondReach() {
        assertEquals(
                List.of("internalError", "databaseUnavailable", "requestInProgress"),
                examples().stream()
                        .filter(example -> example.call().isEmpty())
                        .map(ContractExample::name)
                        .toList());
    }

    /** An answer that an operation documents: by its status, or {@code default}. */
    record Documented(Contract.Operation operation, String status) {

        /** A request that is answered so, made from the examples. */
        HttpCall call() {
            HttpCall good = successful();
            if (status.startsWith("2")) {
                return good;
            }
            if (status.equals("304")) {
                return good.with(HttpHeaders.IF_NONE_MATCH, good.send().header(HttpHeaders.ETAG));
            }
            if (status.equals("428")) {
                return good.without(HttpHeaders.IF_MATCH);
            }
            if (status.equals("default")) {
                return good.at(methodThatIsNotHere(), good.target());
            }
            List<HttpCall> shown = ContractExample.of(operation, status).stream()
                    .flatMap(example -> example.call().stream())
                    .toList();
            return shown.stream()
                    .filter(call -> call.method().equals(operation.method()) && operation.matches(call.target()))
                    .findFirst()
                    .orElseGet(() -> good.withContentOf(shown.stream()
                            .findFirst()
                            .orElseThrow(() -> new AssertionError("no example shows how to reach " + this))));
        }

        Response send() throws IOException {
            HttpCall call = call();
            Optional<ContractExample> busy = ContractExample.of(operation, status).stream()
                    .filter(example -> example.engineBusy() || example.picturesBusy())
                    .findFirst();
            return busy.isPresent() ? busy.get().during(call::send) : call.send();
        }

        private HttpCall successful() {
            return Contract.stream(operation.node().path("responses"))
                    .filter(response -> response.getKey().startsWith("2"))
                    .flatMap(response -> ContractExample.of(operation, response.getKey()).stream())
                    .flatMap(example -> example.call().stream())
                    .findFirst()
                    // An answer without a body, or with a picture, has no example.
                    .orElseGet(this::plain);
        }

        private HttpCall plain() {
            HttpCall call = HttpCall.of(operation);
            return operation.template().startsWith("/v1/games/{id}/") ? call.given(Given.BOTH_HAVE_MOVED) : call;
        }

        private String methodThatIsNotHere() {
            return Stream.of("DELETE", "PUT", "PATCH", "POST")
                    .filter(method -> Contract.OPERATIONS.stream()
                            .noneMatch(other -> other.template().equals(operation.template())
                                    && other.method().equals(method)))
                    .findFirst()
                    .orElseThrow();
        }

        int expected() {
            return status.equals("default") ? 405 : Integer.parseInt(status);
        }
    }

    static List<Documented> documented() {
        return Contract.OPERATIONS.stream()
                .flatMap(operation -> Contract.stream(operation.node().path("responses"))
                        .map(response -> new Documented(operation, response.getKey())))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("documented")
    void everyAnswerIsReached(Documented documented) throws IOException {
        assertEquals(documented.expected(), documented.send().statusCode());
    }
}
