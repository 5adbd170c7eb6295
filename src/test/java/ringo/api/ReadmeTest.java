package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The calls in the README have the answers that it shows. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class ReadmeTest {

    private static final Pattern CONSOLE =
            Pattern.compile("```console\\n\\$ (.*?)(?<!\\\\)\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    /** The variables that stand for tokens and a game, each with its name in {@link Given}. */
    private static final Map<String, String> VARIABLES = Map.of("$TOKEN", "token", "$PETR", "petr", "$GAME", "game");

    private static final String SERVICE = "localhost:8080";

    private final ObjectMapper mapper = new ObjectMapper();

    /** A command, and what it prints. */
    record Call(String command, String answer) {}

    static List<Call> calls() throws IOException {
        return CONSOLE.matcher(Files.readString(Path.of("README.md")))
                .results()
                .map(block -> new Call(block.group(1).replace("\\\n", " "), block.group(2)))
                .toList();
    }

    @Test
    void showsCalls() throws IOException {
        assertTrue(calls().size() >= 4);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void answersAsShown(Call call) throws JsonProcessingException {
        Map<String, String> values = state(call.command).prepare();
        String command = call.command;
        for (Map.Entry<String, String> variable : VARIABLES.entrySet()) {
            command = command.replace(variable.getKey(), values.getOrDefault(variable.getValue(), ""));
        }
        List<String> words =
                WORD.matcher(command).results().map(ReadmeTest::word).toList();
        assertEquals("curl", words.get(0));
        assertEquals(List.of(), differences(mapper.readTree(call.answer), curl(words.subList(1, words.size()))));
    }

    /** What there is before a command: as much as it takes for granted. */
    private static Given state(String command) {
        if (command.contains("/join ")) {
            return Given.JANA_WAITS;
        }
        if (command.contains("$GAME") || command.contains("/events")) {
            return Given.JANA_PLAYS_WHO_JOINED;
        }
        return command.contains("$TOKEN") ? Given.JANA : Given.NOBODY;
    }

    private static String word(MatchResult match) {
        return Stream.of(1, 2, 3)
                .map(match::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    /** What is shown is what is answered, but for what the contract calls volatile. */
    private static List<String> differences(JsonNode shown, Answered answered) {
        Response response = answered.response;
        JsonNode content = Contract.OPERATIONS.stream()
                .filter(operation -> operation.method().equals(answered.method) && operation.matches(answered.path))
                .flatMap(operation -> operation.response(response.statusCode()).stream())
                .findFirst()
                .orElseThrow()
                .path("content");
        String type = response.contentType().replaceFirst(";.*", "");
        return ContractExample.differences(
                content.path(type).path("schema"), shown, Contract.json(response.asByteArray()));
    }

    /** What curl was told to do, and what came of it. */
    private record Answered(String method, String path, Response response) {}

    /** What curl does with these arguments; only those that the README uses are known. */
    private static Answered curl(List<String> arguments) {
        List<String> rest = new ArrayList<>(arguments);
        RequestSpecification request = Api.given();
        String method = "GET";
        String path = "";
        while (!rest.isEmpty()) {
            String argument = rest.remove(0);
            switch (argument) {
                case "-s" -> {}
                case "-H" -> {
                    List<String> header = Arrays.asList(rest.remove(0).split(": ", 2));
                    request.header(header.get(0), header.get(1));
                }
                case "-X" -> method = rest.remove(0);
                case "-d" -> {
                    method = "POST";
                    request.body(rest.remove(0));
                }
                default -> {
                    assertTrue(argument.startsWith(SERVICE), "unknown argument of curl: " + argument);
                    path = argument.substring(SERVICE.length());
                }
            }
        }
        return new Answered(method, path, request.request(method, path));
    }
}
