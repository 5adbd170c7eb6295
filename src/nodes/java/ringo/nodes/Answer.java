package ringo.nodes;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;

/**
 * What a node answers.
 *
 * @param type its media type, without parameters
 * @param retryAfter its {@code Retry-After}
 */
record Answer(int status, String type, Optional<String> retryAfter, String body) {

    static final String PROBLEM = "application/problem+json";

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String PROBLEMS = "/problems/";

    boolean done() {
        return status == 200 || status == 201;
    }

    /** Whether the same request may be answered otherwise later. */
    boolean passing() {
        return status == 503 || status == 429 || problem().equals("requestInProgress");
    }

    /** The code of the problem; empty text if it is none. */
    String problem() {
        if (!type.equals(PROBLEM)) {
            return "";
        }
        String of = json().path("type").asText();
        return of.startsWith(PROBLEMS) ? of.substring(PROBLEMS.length()) : of;
    }

    JsonNode json() {
        try {
            return MAPPER.readTree(body);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON: " + body, e);
        }
    }
}
