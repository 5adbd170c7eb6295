package ringo.nodes;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A process of the packaged service. It keeps its port when it is killed and started again. */
final class Node implements AutoCloseable {

    private static final HttpClient PROBE = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();

    private static final Duration LONGEST_PROBE = Duration.ofSeconds(20);

    private final String name;
    private final Path jar;
    private final Path folder;
    private final Path log;
    private final Map<String, String> settings;
    private final int port;
    private Optional<Process> process = Optional.empty();

    /**
     * Describes a node, which does not run yet.
     *
     * @param jar what is run
     * @param folder where it runs, and writes to a file of its name
     * @param settings variables of its environment, besides the address on which it listens
     */
    Node(String name, Path jar, Path folder, Map<String, String> settings) throws IOException {
        this.name = name;
        this.jar = jar;
        this.folder = folder;
        log = folder.resolve(name + ".log");
        Files.deleteIfExists(log);
        this.settings = new HashMap<>(settings);
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
    }

    /** Starts the process; {@link #health} tells when it is ready. */
    synchronized void start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx384m",
                "-jar",
                jar.toAbsolutePath().toString());
        builder.directory(folder.toFile());
        builder.environment().putAll(settings);
        builder.environment().put("QUARKUS_HTTP_HOST", "127.0.0.1");
        builder.environment().put("QUARKUS_HTTP_PORT", Integer.toString(port));
        builder.redirectErrorStream(true);
        builder.redirectOutput(Redirect.appendTo(log.toFile()));
        process = Optional.of(builder.start());
    }

    /** Kills the process with the signal that it cannot catch, and waits until it is gone. */
    synchronized void kill() throws InterruptedException {
        if (process.isPresent()) {
            process.get().destroyForcibly().waitFor();
        }
    }

    synchronized boolean runs() {
        return process.filter(Process::isAlive).isPresent();
    }

    /** The status of its readiness; empty if it does not answer. */
    OptionalInt health() throws InterruptedException {
        try {
            HttpRequest request = HttpRequest.newBuilder(uri("/q/health/ready"))
                    .timeout(LONGEST_PROBE)
                    .build();
            return OptionalInt.of(
                    PROBE.send(request, HttpResponse.BodyHandlers.discarding()).statusCode());
        } catch (IOException e) {
            return OptionalInt.empty();
        }
    }

    URI uri(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }

    Path log() {
        return log;
    }

    @Override
    public String toString() {
        return name;
    }

    @Override
    public synchronized void close() {
        process.ifPresent(Process::destroyForcibly);
    }
}
