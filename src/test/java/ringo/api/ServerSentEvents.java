package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A stream of server-sent events, after it has ended. */
final class ServerSentEvents {

    private ServerSentEvents() {}

    /** An event with JSON as its data. */
    record Event(String name, JsonNode data) {}

    /** The events of the stream, in order. */
    static List<Event> parse(String stream) {
        List<Event> events = new ArrayList<>();
        for (String block : stream.split("\n\n", -1)) {
            if (!block.isBlank()) {
                events.add(new Event(
                        field(block, "event"),
                        Contract.json(field(block, "data").getBytes(StandardCharsets.UTF_8))));
            }
        }
        return events;
    }

    private static String field(String block, String name) {
        return Arrays.stream(block.split("\n", -1))
                .filter(line -> line.startsWith(name + ":"))
                .map(line -> line.substring(name.length() + 1).stripLeading())
                .collect(Collectors.joining("\n"));
    }
}
