package ringo.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Sends moves, lists and turns at a steady rate, by turns, and tells how long the answers took, from the moment when each request was due:
 * a service that stands still for a while does not get fewer requests for it.
 */
public final class SteadyRate {

    private static final long SEED = 11;
    private static final int WARM_SECONDS = 60;

    private enum Operation {
        PLAY,
        PUBLIC_GAMES,
        MY_GAMES,
        TURNS
    }

    /** How long the answers took, in nanoseconds, and how many of them were not good. */
    private record Times(ConcurrentLinkedQueue<Long> nanos, AtomicInteger wrong) {

        Times() {
            this(new ConcurrentLinkedQueue<>(), new AtomicInteger());
        }
    }

    private record Running(String id, String attacker, String defender) {}

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private final Random random = new Random(SEED);
    private final String base;
    private final List<Running> games = new ArrayList<>();
    private final List<String> tokens;
    private final List<String> line;
    private final Map<Operation, Times> times = new EnumMap<>(Operation.class);
    private final ConcurrentLinkedQueue<CompletableFuture<?>> open = new ConcurrentLinkedQueue<>();
    private int played;

    private SteadyRate(String base, Path folder) throws IOException {
        this.base = base;
        Map<String, String> tokenOf = new HashMap<>();
        for (String row : Files.readAllLines(folder.resolve("players.csv"))) {
            String[] columns = row.split(",", -1);
            tokenOf.put(columns[3], columns[1]);
            tokenOf.put(columns[4], columns[2]);
        }
        for (String row : Files.readAllLines(folder.resolve("games.csv"))) {
            String[] columns = row.split(",", -1);
            games.add(new Running(columns[0], known(tokenOf, columns[1]), known(tokenOf, columns[2])));
        }
        tokens = List.copyOf(tokenOf.values());
        line = Files.readAllLines(folder.resolve("line.txt"));
    }

    private static String known(Map<String, String> tokens, String player) {
        String token = tokens.get(player);
        if (token == null) {
            throw new IllegalStateException("no token of " + player);
        }
        return token;
    }

    /**
     * Sends them.
     *
     * @param arguments the service's address, the folder of {@code Players} and {@code games.csv}, requests a second, for how many seconds
     */
    public static void main(String... arguments) throws IOException {
        SteadyRate load = new SteadyRate(arguments[0], Path.of(arguments[1]));
        int rate = Integer.parseInt(arguments[2]);
        load.send(rate, WARM_SECONDS);
        load.send(rate, Integer.parseInt(arguments[3]));
        load.times.forEach(SteadyRate::report);
    }

    private void send(int rate, int seconds) {
        times.clear();
        for (Operation operation : Operation.values()) {
            times.put(operation, new Times());
        }
        long began = System.nanoTime();
        for (int i = 0; i < rate * seconds; i++) {
            long due = began + TimeUnit.SECONDS.toNanos(i) / rate;
            while (System.nanoTime() < due) {
                LockSupport.parkNanos(due - System.nanoTime());
            }
            Operation operation = Operation.values()[i % Operation.values().length];
            open.add(client.sendAsync(request(operation), HttpResponse.BodyHandlers.ofByteArray())
                    .handle((answer, failure) -> {
                        note(times.get(operation), due, failure == null && answer.statusCode() / 100 == 2);
                        return answer;
                    }));
        }
        open.forEach(CompletableFuture::join);
        open.clear();
    }

    private static void note(@Nullable Times times, long due, boolean good) {
        if (times != null) {
            times.nanos().add(System.nanoTime() - due);
            if (!good) {
                times.wrong().incrementAndGet();
            }
        }
    }

    private HttpRequest request(Operation operation) {
        return switch (operation) {
            case PLAY -> move();
            case PUBLIC_GAMES ->
                read(
                        "/v1/games"
                                + List.of(
                                                "",
                                                "?state=active",
                                                "?state=finished&rules=bell",
                                                "?player=many-" + random.nextInt(10_000))
                                        .get(random.nextInt(4)),
                        anyone());
            case MY_GAMES -> read("/v1/me/games", anyone());
            case TURNS -> read("/v1/me/turns", anyone());
        };
    }

    private String anyone() {
        return tokens.get(random.nextInt(tokens.size()));
    }

    private HttpRequest read(String path, String token) {
        return HttpRequest.newBuilder(URI.create(base + path))
                .header("Authorization", "Bearer " + token)
                .build();
    }

    /** The next move of the next game. */
    private HttpRequest move() {
        Running game = games.get(played % games.size());
        int ply = played / games.size();
        played++;
        String token = ply % 2 == 0 ? game.attacker() : game.defender();
        return HttpRequest.newBuilder(URI.create(base + "/v1/games/" + game.id() + "/moves"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("If-Match", "\"" + (ply + 2) + "\"")
                .POST(HttpRequest.BodyPublishers.ofString("{\"move\":\"" + line.get(ply) + "\"}"))
                .build();
    }

    private static void report(Operation operation, Times times) {
        double[] millis = times.nanos().stream()
                .mapToDouble(nanos -> nanos / 1e6)
                .sorted()
                .toArray();
        System.out.printf(
                Locale.ROOT,
                "%s: %d answers, %d not good, median %.1f ms, p99 %.1f ms, longest %.1f ms%n",
                operation.name().toLowerCase(Locale.ROOT),
                millis.length,
                times.wrong().get(),
                millis[millis.length / 2],
                millis[(int) (millis.length * 0.99)],
                Arrays.stream(millis).max().orElseThrow());
    }
}
