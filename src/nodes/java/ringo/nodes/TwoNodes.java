package ringo.nodes;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import ringo.app.OwnPostgres;

/**
 * Plays games on two nodes that share a PostgreSQL, while nodes are killed and PostgreSQL is stopped, and shows that nothing that
 * was acknowledged is lost, and nothing is there twice.
 */
public final class TwoNodes {

    private static final Duration LONGEST_START = Duration.ofMinutes(3);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
    private static final int CLIENTS_OF_PLAYER = 2;

    private TwoNodes() {}

    /**
     * What came out.
     *
     * @param violations what must not happen and has, in the order in which it was seen
     * @param summary what has happened, a line each
     */
    public record Report(List<String> violations, String summary) {
        public Report {
            violations = List.copyOf(violations);
        }
    }

    /** Runs with so many games, kills of nodes and stops of PostgreSQL; fails if something was violated. */
    public static void main(String... arguments) throws IOException, InterruptedException {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200;
        int kills = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 20;
        int restarts = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 3;
        Report report = run(Plan.full(games, kills, restarts), Path.of("target"));
        System.out.println(report.summary());
        report.violations().stream().limit(1).forEach(first -> System.out.println("VIOLATED: " + first));
        if (report.violations().size() > 1) {
            System.out.println("and " + (report.violations().size() - 1) + " more after that");
        }
        System.out.println(report.violations().isEmpty() ? "nothing was violated" : "FAILED");
        System.exit(report.violations().isEmpty() ? 0 : 1);
    }

    /** What a build runs: few games, few kills. */
    public static Report runSmall(Path target) throws IOException, InterruptedException {
        return run(Plan.small(), target);
    }

    private static Report run(Plan plan, Path target) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(target.resolve("two-nodes"));
        Path jar = target.resolve("quarkus-app").resolve("quarkus-run.jar");
        if (!Files.exists(jar)) {
            throw new IOException(jar + " is missing: ./mvnw -DskipTests package");
        }
        Path data = Files.createTempDirectory(folder, "database-");
        List<Node> nodes = new ArrayList<>();
        Thread cleaner = new Thread(() -> nodes.forEach(Node::close), "stop the nodes");
        Runtime.getRuntime().addShutdownHook(cleaner);
        try (OwnPostgres database = OwnPostgres.start(data)) {
            Map<String, String> settings = Map.of(
                    "QUARKUS_DATASOURCE_JDBC_URL", database.url(),
                    "QUARKUS_DATASOURCE_USERNAME", database.user(),
                    "QUARKUS_DATASOURCE_PASSWORD", database.password(),
                    "RINGO_PLAYERS_MOST_FROM_ADDRESS", "1000",
                    "RINGO_ANALYSIS_TABLE_MEGABYTES", "4");
            for (String name : List.of("node-1", "node-2")) {
                nodes.add(new Node(name, jar, folder, settings));
            }
            return run(new Run(plan, List.copyOf(nodes)), database);
        } finally {
            nodes.forEach(Node::close);
            Runtime.getRuntime().removeShutdownHook(cleaner);
        }
    }

    private static Report run(Run run, OwnPostgres database) throws IOException, InterruptedException {
        Instant begun = Instant.now();
        for (Node node : run.nodes()) {
            node.start();
        }
        for (Node node : run.nodes()) {
            awaitReady(node);
        }
        List<Player> players = new ArrayList<>();
        for (int i = 1; i <= run.plan().players(); i++) {
            players.add(player(run, "Player-" + i));
        }
        run.counts()
                .add(
                        "milliseconds to start",
                        Duration.between(begun, Instant.now()).toMillis());
        ExecutorService pool = Executors.newCachedThreadPool(TwoNodes::daemon);
        ScheduledExecutorService scissors = Executors.newScheduledThreadPool(2, TwoNodes::daemon);
        List<EventWatch> watches = new ArrayList<>();
        try {
            for (Player player : players) {
                EventWatch watch = new EventWatch(run, player, scissors);
                watches.add(watch);
                pool.execute(watch);
                for (int i = 0; i < CLIENTS_OF_PLAYER; i++) {
                    pool.execute(new Client(run, player, players, pool));
                }
            }
            Chaos chaos = new Chaos(run, database);
            pool.execute(chaos);
            play(run, chaos, players.get(0));
            new Audit(run).audit(players, watches);
        } catch (RunOverException e) {
            run.counts().add("ended before its time");
        } finally {
            run.end();
            watches.forEach(EventWatch::stop);
            pool.shutdownNow();
            scissors.shutdownNow();
            pool.awaitTermination(1, TimeUnit.MINUTES);
        }
        run.counts().add("games", run.ledger().size());
        run.counts().add("moves acknowledged", run.ledger().acknowledged());
        run.counts().add("seconds", Duration.between(begun, Instant.now()).toSeconds());
        return new Report(run.violations().all(), run.counts().text());
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "two-nodes");
        thread.setDaemon(true);
        return thread;
    }

    /** Until as many games as planned are there, nothing is killed any more, and all games are over. */
    private static void play(Run run, Chaos chaos, Player reader) throws InterruptedException {
        while (run.ledger().size() < run.plan().games() || !chaos.done()) {
            run.sleep(BETWEEN_LOOKS);
        }
        run.finish();
        // A client that was about to create a game has done so by then, or it is found below.
        do {
            run.sleep(BETWEEN_LOOKS);
            for (String game : run.ledger().open()) {
                run.ledger()
                        .saw(run.read(Call.get("/v1/games/" + game, reader.token()))
                                .json());
            }
        } while (!run.ledger().open().isEmpty());
        run.sleep(Duration.ofSeconds(1));
    }

    private static void awaitReady(Node node) throws IOException, InterruptedException {
        Instant latest = Instant.now().plus(LONGEST_START);
        while (node.health().orElse(0) != 200) {
            if (!node.runs() || Instant.now().isAfter(latest)) {
                throw new IOException(node + " does not start: " + Files.readString(node.log()));
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    private static Player player(Run run, String name) throws IOException, InterruptedException {
        HttpResponse<String> response = run.caller()
                .client()
                .send(
                        HttpRequest.newBuilder(run.anyNode().uri("/v1/players"))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString("{\"name\": \"" + name + "\"}"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 201) {
            throw new IOException("no player: " + response.body());
        }
        JsonNode player = new Answer(201, "application/json", Optional.empty(), response.body()).json();
        return new Player(
                player.path("id").asText(),
                player.path("name").asText(),
                player.path("token").path("secret").asText());
    }
}
