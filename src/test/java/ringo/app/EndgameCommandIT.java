package ringo.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged service runs the command in place of the service. */
class EndgameCommandIT {

    @TempDir
    Path folder = Path.of("");

    private String run(int code, String... arguments) throws IOException, InterruptedException {
        List<String> all =
                Stream.concat(Stream.of("endgame"), Stream.of(arguments)).toList();
        Packaged.Ended ended = Packaged.run(folder, List.of(), all);
        assertEquals(code, ended.code(), ended.output());
        return ended.output();
    }

    @Test
    void buildsInTheWorkingDirectory() throws Exception {
        String built = run(0, "build", "--rules", "bell", "--pieces", "3");
        assertTrue(built.contains("2 tables, 55,152 positions"), built);
        String verified = run(0, "verify", "--rules", "bell");
        assertTrue(verified.contains("a2c0d1: 52,764 positions, 0 wrong"), verified);
    }

    @Test
    void namesTheVersion() throws Exception {
        String version = run(0, "--version");
        assertTrue(version.matches("Ringo \\d+\\.\\d+\\.\\d+\\R"), version);
        assertEquals(version, run(0, "verify", "-V"));
    }

    @Test
    void saysWhatIsWrong() throws Exception {
        String refused = run(2, "build", "--rules", "chess", "--pieces", "3");
        assertTrue(refused.contains("chess"), refused);
    }
}
