package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.restassured.response.Response;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * An answer that the contract shows.
 *
 * @param operation one to which the answer belongs
 * @param call the request; empty for an answer that no request brings about
 * @param schema what the answer has to fit
 */
record ContractExample(
        Contract.Operation operation,
        String name,
        int status,
        Optional<HttpCall> call,
        boolean engineBusy,
        boolean picturesBusy,
        String mediaType,
        JsonNode schema,
        JsonNode value) {

    /** All of the contract; one that several operations share is here once. */
    static List<ContractExample> all() {
        Map<JsonNode, ContractExample> examples = new LinkedHashMap<>();
        for (Contract.Operation operation : Contract.OPERATIONS) {
            Contract.stream(operation.node().path("responses"))
                    .forEach(response -> of(operation, response.getKey(), Contract.resolve(response.getValue()))
                            .forEach(examples::putIfAbsent));
        }
        return List.copyOf(examples.values());
    }

    /** Those of one answer of an operation. */
    static List<ContractExample> of(Contract.Operation operation, String status) {
        JsonNode response = Contract.resolve(operation.node().path("responses").path(status));
        return List.copyOf(of(operation, status, response).values());
    }

    private static Map<JsonNode, ContractExample> of(Contract.Operation operation, String status, JsonNode response) {
        Map<JsonNode, ContractExample> examples = new LinkedHashMap<>();
        Contract.stream(response.path("content"))
                .forEach(content -> Contract.stream(content.getValue().path("examples"))
                        .forEach(named -> {
                            JsonNode example = Contract.resolve(named.getValue());
                            JsonNode value = example.path("value");
                            examples.put(
                                    example,
                                    new ContractExample(
                                            operation,
                                            named.getKey(),
                                            status.equals("default")
                                                    ? value.path("status").intValue()
                                                    : Integer.parseInt(status),
                                            call(operation, named.getKey(), example),
                                            example.path("x-engine-busy").asBoolean(),
                                            example.path("x-pictures-busy").asBoolean(),
                                            content.getKey(),
                                            content.getValue().path("schema"),
                                            value));
                        }));
        return examples;
    }

    private static Optional<HttpCall> call(Contract.Operation operation, String name, JsonNode example) {
        if (example.path("x-unreachable").asBoolean()) {
            return Optional.empty();
        }
        if (example.has("x-request")) {
            return Optional.of(HttpCall.described(example.get("x-request")));
        }
        Optional<JsonNode> body = operation.requestBody("application/json");
        if (body.isPresent()) {
            JsonNode sent = body.get().path("examples").path(name);
            if (sent.isMissingNode()) {
                throw new AssertionError(operation + " has no example of a request called " + name);
            }
            return Optional.of(HttpCall.of(operation).withBody(sent.path("value")));
        }
        if (operation.template().contains("{")) {
            throw new AssertionError("the example " + name + " of " + operation + " needs an x-request");
        }
        return Optional.of(HttpCall.of(operation));
    }

    /** The answer to the call, which there must be. */
    Response send() throws IOException {
        return during(call.orElseThrow()::send);
    }

    /** Does something in the state in which the answer is as shown. */
    <T> T during(Supplier<T> work) throws IOException {
        if (engineBusy) {
            return BusyEngine.during(work);
        }
        return picturesBusy ? BusyPictures.during(work) : work.get();
    }

    /** Where an answer is not the one shown, each as a JSON pointer with both values; volatile fields need only be there. */
    List<String> differences(JsonNode answer) {
        List<String> differences = new ArrayList<>();
        compare(schema, "", value, answer, differences);
        return differences;
    }

    /** Where two documents differ, but for the order of fields. */
    static List<String> differences(JsonNode expected, JsonNode actual) {
        return differences(MissingNode.getInstance(), expected, actual);
    }

    /** Where two answers of this schema differ, but for the order of fields and for what is volatile. */
    static List<String> differences(JsonNode schema, JsonNode expected, JsonNode actual) {
        List<String> differences = new ArrayList<>();
        compare(schema, "", expected, actual, differences);
        return differences;
    }

    private static void compare(
            JsonNode schema, String pointer, JsonNode expected, JsonNode actual, List<String> differences) {
        JsonNode resolved = Contract.resolve(schema);
        if (expected.isObject() && actual.isObject()) {
            Set<String> names = new LinkedHashSet<>();
            expected.fieldNames().forEachRemaining(names::add);
            actual.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                compare(
                        resolved.path("properties").path(name),
                        RequestFields.pointer(pointer, name),
                        expected.path(name),
                        actual.path(name),
                        differences);
            }
        } else if (expected.isArray() && actual.isArray()) {
            for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
                compare(resolved.path("items"), pointer + "/" + i, expected.path(i), actual.path(i), differences);
            }
        } else if (!same(expected, actual) && !isVolatile(schema, expected, actual)) {
            differences.add(pointer + ": " + shown(expected) + " in the contract, " + shown(actual) + " in the answer");
        }
    }

    private static boolean same(JsonNode expected, JsonNode actual) {
        boolean numbers = expected.isNumber() && actual.isNumber();
        return numbers ? expected.doubleValue() == actual.doubleValue() : expected.equals(actual);
    }

    private static boolean isVolatile(JsonNode schema, JsonNode expected, JsonNode actual) {
        boolean marked = schema.path("x-volatile").asBoolean()
                || Contract.resolve(schema).path("x-volatile").asBoolean();
        return marked && !expected.isMissingNode() && !actual.isMissingNode();
    }

    private static String shown(JsonNode node) {
        return node.isMissingNode() ? "nothing" : node.toString();
    }

    @Override
    public String toString() {
        return name + " of " + operation + ", " + status;
    }
}
