package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The short way of reading a request against the tree, which says what a body means. */
class StreamedRequestTest {

    private static final String BODY =
            "{\"rules\":\"fortress\",\"position\":{\"attackers\":[\"e2\",\"c3\"],\"defenders\":[\"c1\",\"a2\"],\"castle\":1,"
                    + "\"toMove\":\"defender\",\"quietPlies\":3,\"turn\":16}}";

    /** What stands in JSON texts, and what does not. */
    private static final List<String> PIECES = List.of(
            "", "{", "}", "[", "]", "\"", ",", ":", " ", "0", "9", "-", ".5", "e2", "a", "null", "true", "\\", "\0",
            "\u00e4");

    private static Optional<PositionRequest> streamed(String body) {
        return StreamedRequest.read(body.getBytes(StandardCharsets.UTF_8));
    }

    private static PositionRequest tree(String body) {
        return PositionRequest.read(JsonBody.read(body.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                BODY,
                "{\"position\":{\"toMove\":\"attacker\",\"defenders\":[],\"attackers\":[\"h6\"]},\"rules\":\"bell\"}",
                " { \"rules\" : \"fosdick\",\n\t\"position\":{\"attackers\":[\"a1\"],\"defenders\":[\"b1\"],\"toMove\":\"attacker\"}}\r\n"
            })
    void readsWhatNearlyAllCallersSend(String body) {
        assertEquals(Optional.of(tree(body)), streamed(body));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"rules\":\"fosdick\"}",
                "{\"rules\":{\"base\":\"fosdick\"},\"position\":{\"attackers\":[\"a1\"],\"defenders\":[],\"toMove\":\"attacker\"}}",
                "{\"rules\":\"fosdick\",\"notation\":\"1AAAAAAA/8/8/8/8/1D1D1D1D 0 A\"}",
                "{\"rules\":\"fosdick\",\"position\":{\"attackers\":[\"a1\"],\"defenders\":[],\"toMove\":\"attacker\"},\"moves\":[]}"
            })
    void leavesOtherFormsToTheTree(String body) {
        assertEquals(Optional.empty(), streamed(body));
    }

    /** The body with each of its characters, and each of its parts, replaced, doubled or left out. */
    static Stream<String> changed() {
        List<String> bodies = new ArrayList<>();
        for (int at = 0; at < BODY.length(); at++) {
            for (String piece : PIECES) {
                bodies.add(BODY.substring(0, at) + piece + BODY.substring(at + 1));
                bodies.add(BODY.substring(0, at) + piece + BODY.substring(at));
            }
            for (int end = at + 2; end <= Math.min(BODY.length(), at + 30); end++) {
                bodies.add(BODY.substring(0, end) + BODY.substring(at, end) + BODY.substring(end));
                bodies.add(BODY.substring(0, end) + "," + BODY.substring(at, end) + BODY.substring(end));
                bodies.add(BODY.substring(0, at) + BODY.substring(end));
            }
        }
        return bodies.stream();
    }

    @Test
    void neverSaysAnythingElseThanTheTree() {
        List<String> read = changed().filter(body -> streamed(body).isPresent()).toList();
        assertTrue(read.size() > 100, "too few bodies are read: " + read.size());
        for (String body : read) {
            assertEquals(Optional.of(tree(body)), streamed(body), body);
        }
    }

    @Test
    void leavesEveryBoundToTheTree() {
        for (String[] beyond : new String[][] {
            {"\"castle\":1", "\"castle\":3"},
            {"\"castle\":1", "\"castle\":-1"},
            {"\"castle\":1", "\"castle\":99999999999"},
            {"\"quietPlies\":3", "\"quietPlies\":1001"},
            {"\"turn\":16", "\"turn\":0"},
            {"\"turn\":16", "\"turn\":100001"},
            {"[\"e2\",\"c3\"]", "[\"e2\",\"e2\"]"},
            {"[\"e2\",\"c3\"]", "[\"a1\",\"b1\",\"d1\",\"e1\",\"f1\",\"g1\",\"h1\",\"b2\"]"},
            {"\"toMove\":\"defender\"", "\"toMove\":\"Defender\""}
        }) {
            String body = BODY.replace(beyond[0], beyond[1]);
            assertEquals(Optional.empty(), streamed(body), body);
            assertThrows(ProblemException.class, () -> tree(body), body);
        }
    }

    static Stream<byte[]> otherEncodings() {
        return Stream.of(
                BODY.getBytes(StandardCharsets.UTF_16),
                BODY.getBytes(StandardCharsets.UTF_16LE),
                ("\uFEFF" + BODY).getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("otherEncodings")
    void leavesOtherEncodingsToTheTree(byte[] body) {
        assertEquals(Optional.empty(), StreamedRequest.read(body));
    }
}
