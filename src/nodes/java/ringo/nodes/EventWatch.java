package ringo.nodes;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * Follows the event stream of a player. The stream is cut at random, and resumed on either node after the last event that came
 * whole; now and then it is read again from the beginning, and has to say the same.
 */
final class EventWatch implements Runnable {

    private static final String PATH = "/v1/me/events";
    private static final String STREAM = "text/event-stream";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int MOST_MILLIS = 6000;

    private final Run run;
    private final Player player;
    private final ScheduledExecutorService scissors;
    private final List<String> seen = new ArrayList<>();
    private volatile boolean stopped;

    /** @param scissors cuts the streams */
    EventWatch(Run run, Player player, ScheduledExecutorService scissors) {
        this.run = run;
        this.player = player;
        this.scissors = scissors;
    }

    /** The events so far, as JSON. */
    List<String> seen() {
        synchronized (seen) {
            return List.copyOf(seen);
        }
    }

    /** It is known enough. */
    void stop() {
        stopped = true;
    }

    @Override
    public void run() {
        try {
            while (!stopped && !run.over()) {
                connect();
                TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(300));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            run.violations().add("the stream of %s fails: %s", player, e);
        }
    }

    private void connect() throws InterruptedException {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        Node node = run.anyNode();
        int last = random.nextInt(10) == 0 ? 0 : seen().size();
        boolean inPath = random.nextBoolean();
        HttpRequest.Builder request = HttpRequest.newBuilder(node.uri(inPath ? PATH + "?after=" + last : PATH))
                .timeout(Duration.ofSeconds(30))
                .header("Accept", STREAM)
                .header("Authorization", "Bearer " + player.token());
        if (!inPath && last > 0) {
            request.header("Last-Event-ID", Integer.toString(last));
        }
        try {
            HttpResponse<InputStream> response =
                    run.caller().client().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                if (response.statusCode() == 200) {
                    read(body, last, node);
                } else {
                    refused(response, body, node);
                }
            }
        } catch (IOException e) {
            run.counts().add("stream: the node was gone or went");
        }
    }

    private void refused(HttpResponse<InputStream> response, InputStream body, Node node) throws IOException {
        int status = response.statusCode();
        run.counts().add("stream: refused with " + status);
        boolean passing = (status == 503 || status == 429)
                && response.headers().firstValue("Retry-After").isPresent();
        run.violations()
                .check(
                        passing,
                        "%s refuses a stream with %d: %s",
                        node,
                        status,
                        new String(body.readAllBytes(), StandardCharsets.UTF_8));
    }

    private void read(InputStream body, int last, Node node) throws IOException {
        run.counts().add(last == 0 ? "stream: opened from the beginning" : "stream: resumed");
        ScheduledFuture<?> cut = scissors.schedule(
                () -> cut(body), ThreadLocalRandom.current().nextInt(MOST_MILLIS), TimeUnit.MILLISECONDS);
        try {
            BufferedReader lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
            int number = last;
            String id = "";
            String name = "";
            String data = "";
            for (String line = lines.readLine(); line != null && !stopped; line = lines.readLine()) {
                if (line.startsWith("id:")) {
                    id = line.substring(3).strip();
                } else if (line.startsWith("event:")) {
                    name = line.substring(6).strip();
                } else if (line.startsWith("data:")) {
                    data = line.substring(5).strip();
                } else if (line.isEmpty() && !data.isEmpty()) {
                    number++;
                    heard(number, id, name, data, node);
                    data = "";
                }
            }
        } finally {
            cut.cancel(false);
        }
    }

    private void cut(InputStream body) {
        try {
            run.counts().add("stream: cut");
            body.close();
        } catch (IOException e) {
            run.counts().add("stream: cut where there was nothing to cut");
        }
    }

    private void heard(int number, String id, String name, String data, Node node) throws JsonProcessingException {
        run.counts().add("stream: events");
        JsonNode event = MAPPER.readTree(data);
        run.violations()
                .check(
                        id.equals(Integer.toString(number))
                                && event.path("number").asInt() == number
                                && event.path("type").asText().equals(name),
                        "%s sends %s event %d as id %s, %s: %s",
                        node,
                        player,
                        number,
                        id,
                        name,
                        data);
        synchronized (seen) {
            if (number > seen.size()) {
                seen.add(data);
            } else {
                run.violations()
                        .check(
                                seen.get(number - 1).equals(data),
                                "event %d of %s was %s and is %s",
                                number,
                                player,
                                seen.get(number - 1),
                                data);
            }
        }
    }
}
