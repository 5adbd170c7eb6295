package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import jakarta.ws.rs.HttpMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds every answer to the contract: its status, media type, headers and body have to be documented for the operation, and the body
 * has no field that the schema does not declare.
 *
 * <p>Where the contract has no operation, an answer is a problem, or one of the pages beside the contract.
 */
final class ContractFilter implements Filter {

    static final ContractFilter INSTANCE = new ContractFilter();

    private ContractFilter() {}

    private static final String EVENTS = "text/event-stream";
    private static final String TEXT = "text/plain";
    private static final String JSON = "application/json";

    @Override
    public Response filter(
            FilterableRequestSpecification request, FilterableResponseSpecification expected, FilterContext context) {
        Response response = context.next(request, expected);
        check(request.getMethod(), path(request.getURI()), response);
        return response;
    }

    /**
     * Holds one answer to the contract.
     *
     * @param path as it was sent, without the query
     */
    static void check(String method, String path, Response response) {
        List<String> faults = faults(method, path, response);
        if (!faults.isEmpty()) {
            throw new AssertionError(method + " " + path + " answers " + response.statusCode()
                    + " against the contract:\n  " + String.join("\n  ", faults) + "\n" + response.asString());
        }
    }

    /** The raw path of a URL, which need not be one that Java can parse. */
    private static String path(String url) {
        String path = url.replaceFirst("^[a-z]+://[^/?#]*", "").replaceFirst("[?#].*", "");
        return path.isEmpty() ? "/" : path;
    }

    private static List<String> faults(String method, String path, Response response) {
        boolean head = method.equals(HttpMethod.HEAD);
        List<Contract.Operation> here = Contract.OPERATIONS.stream()
                .filter(operation -> operation.matches(path))
                .toList();
        Optional<Contract.Operation> operation = here.stream()
                .filter(of -> of.method().equals(head ? HttpMethod.GET : method))
                .findFirst();
        if (operation.isPresent()) {
            return operation
                    .get()
                    .response(response.statusCode())
                    .map(documented -> faults(documented, response, head))
                    .orElseGet(() -> List.of("the status is not documented"));
        }
        if (response.statusCode() >= 400) {
            return here.isEmpty() ? problemFaults(response, head) : unknownMethodFaults(here.get(0), response, head);
        }
        boolean beside = path.equals("/") || path.startsWith("/q/") || method.equals(HttpMethod.OPTIONS);
        return beside ? List.of() : List.of("there is no such operation");
    }

    /**
     * Faults of an answer against what is documented for its status.
     *
     * @param head whether the answer has to do without the body that is documented
     */
    private static List<String> faults(JsonNode documented, Response response, boolean head) {
        List<String> faults = new ArrayList<>(headerFaults(documented, response));
        JsonNode content = documented.path("content");
        byte[] body = response.asByteArray();
        if (content.isEmpty()) {
            if (body.length > 0) {
                faults.add("a body is not documented");
            }
            return faults;
        }
        String type = mediaType(response);
        if (!content.has(type)) {
            faults.add("the media type \"" + type + "\" is not documented");
        } else if (type.equals(TEXT)) {
            faults.addAll(Contract.faults(content.get(type).path("schema"), TextNode.valueOf(response.asString())));
        } else if (type.startsWith("image/") || type.equals(PictureAnswer.PDF)) {
            faults.addAll(pictureFaults(content.get(type).path("schema"), response));
        } else if (type.equals(EVENTS)) {
            faults.addAll(eventFaults(content.path(JSON).path("schema"), response.asString()));
        } else if (!head) {
            faults.addAll(bodyFaults(content.get(type).path("schema"), body));
        }
        if (faults.isEmpty() && response.statusCode() >= 400) {
            faults.addAll(problemFaults(response, head));
        }
        return faults;
    }

    private static List<String> headerFaults(JsonNode documented, Response response) {
        return Contract.stream(documented.path("headers"))
                .flatMap(header -> headerFaults(header.getKey(), Contract.resolve(header.getValue()), response))
                .toList();
    }

    private static Stream<String> headerFaults(String name, JsonNode documented, Response response) {
        String value = response.header(name);
        if (value == null) {
            return documented.path("required").asBoolean()
                    ? Stream.of("the header " + name + " is missing")
                    : Stream.of();
        }
        return Contract.faults(documented.path("schema"), TextNode.valueOf(value)).stream()
                .map(fault -> "the header " + name + fault);
    }

    /** What a picture is like inside is for other tests; here it is one of its kind, no larger than told, and harmless. */
    private static List<String> pictureFaults(JsonNode schema, Response response) {
        List<String> faults = new ArrayList<>();
        if (response.asByteArray().length
                > Contract.resolve(schema).path("maxLength").intValue()) {
            faults.add("the picture is larger than documented");
        }
        if (!"nosniff".equals(response.header("X-Content-Type-Options"))) {
            faults.add("a picture may be taken for something else");
        }
        return faults;
    }

    /** Each event of a stream is what an answer without a stream would be. */
    private static List<String> eventFaults(JsonNode schema, String events) {
        List<String> faults = new ArrayList<>();
        for (ServerSentEvents.Event event : ServerSentEvents.parse(events)) {
            faults.addAll(Contract.faults(schema, event.data()));
        }
        return faults;
    }

    private static List<String> bodyFaults(JsonNode schema, byte[] body) {
        try {
            return Contract.faults(schema, Contract.json(body));
        } catch (AssertionError e) {
            return List.of("the body is " + e.getMessage());
        }
    }

    /** A method that a path does not have is told as its operations tell what they do not name; with the methods it has. */
    private static List<String> unknownMethodFaults(Contract.Operation other, Response response, boolean head) {
        List<String> faults = new ArrayList<>(other.response(0)
                .map(documented -> faults(documented, response, head))
                .orElseGet(() -> List.of("there is no such operation, and no default for its path")));
        if (response.statusCode() == 405 && response.header("Allow") == null) {
            faults.add("the header Allow is missing");
        }
        return faults;
    }

    /** What holds for every problem, wherever it comes from. */
    private static List<String> problemFaults(Response response, boolean head) {
        List<String> faults = new ArrayList<>();
        if (!mediaType(response).equals(Problems.MEDIA_TYPE)) {
            faults.add("a problem has the media type " + Problems.MEDIA_TYPE + ", not \"" + mediaType(response) + "\"");
        }
        if (head) {
            return faults;
        }
        faults.addAll(bodyFaults(Contract.schema("Problem"), response.asByteArray()));
        if (faults.isEmpty()) {
            JsonNode problem = Contract.json(response.asByteArray());
            if (problem.path("status").intValue() != response.statusCode()) {
                faults.add("\"/status\": is not that of the answer");
            }
            int index = 0;
            for (JsonNode error : problem.path("errors")) {
                long places = Stream.of("pointer", "parameter", "header")
                        .filter(error::has)
                        .count();
                if (places != 1) {
                    faults.add("\"/errors/" + index + "\": has " + places + " of pointer, parameter and header");
                }
                index++;
            }
        }
        return faults;
    }

    /** The media type of the answer without its parameters. */
    private static String mediaType(Response response) {
        String type = response.contentType();
        return type == null ? "" : type.replaceFirst(";.*", "").trim().toLowerCase(Locale.ROOT);
    }
}
