package ringo.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The packaged service, run as a process of its own until it ends. */
final class Packaged {

    private static final long MOST_SECONDS = 60;

    private Packaged() {}

    /** How it ended, and what it wrote to both streams. */
    record Ended(int code, String output) {}

    /**
     * Runs it.
     *
     * @param folder its working directory
     * @param properties of the system, each {@code name=value}
     */
    static Ended run(Path folder, List<String> properties, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        properties.forEach(property -> command.add("-D" + property));
        command.add("-jar");
        command.add(Path.of("target", "quarkus-app", "quarkus-run.jar")
                .toAbsolutePath()
                .toString());
        command.addAll(arguments);
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        process.destroy();
        int code = process.waitFor();
        String output = Files.readString(log);
        assertTrue(ended, output);
        return new Ended(code, output);
    }
}
