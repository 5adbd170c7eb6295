package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.RestAssured;
import io.restassured.builder.ResponseBuilder;
import io.restassured.http.Header;
import io.restassured.http.Headers;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A request as it is sent, and as the contract's {@code x-request} describes it.
 *
 * @param target path and query, with their percent escapes
 * @param given what is to be there before; target and headers may hold names in braces for what it has made
 */
record HttpCall(
        String method, String target, Map<String, String> headers, Optional<String> body, Optional<Given> given) {

    HttpCall {
        Map<String, String> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        if (body.isPresent()) {
            anyCase.put(HttpHeaders.CONTENT_TYPE, "application/json");
        }
        anyCase.putAll(headers);
        headers = anyCase;
    }

    static HttpCall get(String target) {
        return new HttpCall("GET", target, Map.of(), Optional.empty(), Optional.empty());
    }

    static HttpCall post(String target, JsonNode body) {
        return new HttpCall("POST", target, Map.of(), Optional.of(body.toString()), Optional.empty());
    }

    /** A call of the operation, without more. */
    static HttpCall plain(Contract.Operation operation) {
        return new HttpCall(operation.method(), operation.template(), Map.of(), Optional.empty(), Optional.empty());
    }

    /** A call of the operation that is allowed to be made: by Jana, where a token is needed. */
    static HttpCall of(Contract.Operation operation) {
        HttpCall call = plain(operation);
        return operation.scopes().isEmpty()
                ? call
                : call.at(call.method, call.target.replace("/v1/games/{id}", "/v1/games/{game}"))
                        .given(Given.JANA)
                        .with(HttpHeaders.AUTHORIZATION, "Bearer {token}");
    }

    HttpCall given(Given state) {
        return new HttpCall(method, target, headers, body, Optional.of(state));
    }

    HttpCall withBody(JsonNode content) {
        return new HttpCall(method, target, headers, Optional.of(content.toString()), given);
    }

    /** The request that the contract describes; the comment at its head says how. */
    static HttpCall described(JsonNode request) {
        Map<String, String> headers = new LinkedHashMap<>();
        Contract.stream(request.path("headers"))
                .forEach(
                        header -> headers.put(header.getKey(), header.getValue().textValue()));
        return new HttpCall(
                request.path("method").textValue(),
                request.path("path").textValue(),
                headers,
                describedBody(request),
                Optional.ofNullable(request.path("given").textValue()).map(Given::named));
    }

    private static Optional<String> describedBody(JsonNode request) {
        if (request.has("body")) {
            return Optional.of(request.get("body").toString());
        }
        if (request.has("rawBody")) {
            return Optional.of(request.get("rawBody").textValue());
        }
        JsonNode repeated = request.path("rawBodyRepeat");
        return repeated.isMissingNode()
                ? Optional.empty()
                : Optional.of(repeated.get("text")
                        .textValue()
                        .repeat(repeated.get("times").intValue()));
    }

    HttpCall at(String otherMethod, String otherTarget) {
        return new HttpCall(otherMethod, otherTarget, headers, body, given);
    }

    HttpCall with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new HttpCall(method, target, more, body, given);
    }

    HttpCall without(String header) {
        Map<String, String> fewer = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        fewer.putAll(headers);
        fewer.remove(header);
        return new HttpCall(method, target, fewer, body, given);
    }

    /** This request, but for the state, the headers and the body of the other one. */
    HttpCall withContentOf(HttpCall other) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.putAll(other.headers);
        return new HttpCall(method, target, more, other.body.or(() -> body), other.given.or(() -> given));
    }

    /** Prepares what is to be there, sends it, and holds the answer to the contract. */
    Response send() {
        if (given.isPresent()) {
            return filled(given.get().prepare()).send();
        }
        if (!readable()) {
            Response answer = sendUnread();
            ContractFilter.check(method, target.replaceFirst("\\?.*", ""), answer);
            return answer;
        }
        RequestSpecification request = RestAssured.given()
                .config(Api.PLAIN)
                .urlEncodingEnabled(false)
                .redirects()
                .follow(false)
                .filter(ContractFilter.INSTANCE)
                .headers(headers);
        body.ifPresent(text -> request.body(text.getBytes(StandardCharsets.UTF_8)));
        return request.request(method, target);
    }

    /** This request with the names in braces replaced, and what is given taken for granted. */
    HttpCall filled(Map<String, String> values) {
        Map<String, String> more = new LinkedHashMap<>();
        headers.forEach((header, value) -> more.put(header, fill(value, values)));
        return new HttpCall(method, fill(target, values), more, body, Optional.empty());
    }

    private static String fill(String text, Map<String, String> values) {
        String filled = text;
        for (Map.Entry<String, String> value : values.entrySet()) {
            filled = filled.replace("{" + value.getKey() + "}", value.getValue());
        }
        return filled;
    }

    private boolean readable() {
        try {
            return new URI(target).getRawPath() != null;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** REST Assured refuses a URL with faulty escapes; this client sends any. */
    private Response sendUnread() {
        try {
            HttpURLConnection connection =
                    (HttpURLConnection) new URL(RestAssured.baseURI + ":" + RestAssured.port + target).openConnection();
            connection.setRequestMethod(method);
            headers.forEach(connection::setRequestProperty);
            int status = connection.getResponseCode();
            List<Header> answered = new ArrayList<>();
            connection.getHeaderFields().forEach((name, values) -> {
                if (name != null) {
                    values.forEach(value -> answered.add(new Header(name, value)));
                }
            });
            try (InputStream stream = status < 400 ? connection.getInputStream() : connection.getErrorStream()) {
                byte[] content = stream == null ? new byte[0] : stream.readAllBytes();
                ResponseBuilder answer =
                        new ResponseBuilder().setStatusCode(status).setHeaders(new Headers(answered));
                String type = connection.getContentType();
                return (type == null ? answer : answer.setContentType(type))
                        .setBody(content)
                        .build();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return method + " " + target
                + body.map(text -> " " + Printable.shortened(text, 200)).orElse("");
    }
}
