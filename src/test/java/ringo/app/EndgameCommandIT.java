package ringo.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged service runs the command in place of the service. */
class EndgameCommandIT {

    private static final long MOST_SECONDS = 60;

    @TempDir
    Path folder = Path.of("");

    private String output = "";

    private int run(String... arguments) throws IOException, InterruptedException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                Path.of("target", "quarkus-app", "quarkus-run.jar")
                        .toAbsolutePath()
                        .toString(),
                "endgame");
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(
                        Stream.concat(command.stream(), Stream.of(arguments)).toList())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        output = Files.readString(log, StandardCharsets.UTF_8);
        assertTrue(ended, output);
        return process.exitValue();
    }

    @Test
    void buildsInTheWorkingDirectory() throws Exception {
        assertEquals(0, run("build", "--rules", "bell", "--pieces", "3"), output);
        assertTrue(output.contains("2 tables, 55,152 positions"), output);
        assertEquals(0, run("verify", "--rules", "bell"), output);
        assertTrue(output.contains("a2c0d1: 52,764 positions, 0 wrong"), output);
    }

    @Test
    void namesTheVersion() throws Exception {
        assertEquals(0, run("--version"), output);
        assertTrue(output.matches("Ringo \\d+\\.\\d+\\.\\d+\\R"), output);
        String version = output;
        assertEquals(0, run("verify", "-V"), output);
        assertEquals(version, output);
    }

    @Test
    void saysWhatIsWrong() throws Exception {
        assertEquals(2, run("build", "--rules", "chess", "--pieces", "3"), output);
        assertTrue(output.contains("chess"), output);
    }
}
