package ringo.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/** Nothing is begun that the disk has no room for. */
class DiskSpaceTest {

    private static final RuleSet RULES = Preset.BELL.rules();

    private static final int PIECES = 3;

    @TempDir
    Path root = Path.of("");

    private void build(long free) throws Exception {
        build(free, BuildListener.NONE);
    }

    private void build(long free, BuildListener listener) throws Exception {
        new EndgameBuilder(
                        new BuildRequest(root, RULES, PIECES, 2, () -> false), listener, System::nanoTime, any -> free)
                .build();
    }

    private long needed(long free) {
        String message = String.valueOf(
                assertThrows(NoSpaceException.class, () -> build(free)).getMessage());
        assertTrue(message.endsWith("and " + free + " are free."), message);
        return Long.parseLong(message.replaceAll("The tables need (\\d+) bytes more.*", "$1"));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> found = Files.walk(root)) {
            return found.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void isAskedForBeforeAnythingIsBuilt() throws Exception {
        long needed = needed(0);
        assertEquals(List.of("build.lock"), files());
        assertEquals(needed, needed(needed - 1));
        build(needed);
        assertEquals(List.of("a1c1d1.table", "a2c0d1.table", "build.lock"), files());
    }

    @Test
    void holdsWhatIsWritten() throws Exception {
        long needed = needed(0);
        long[] most = new long[1];
        build(needed, new BuildListener() {
            @Override
            public void advanced(Progress progress) {
                most[0] = Math.max(most[0], written());
            }
        });
        assertTrue(Math.max(most[0], written()) <= needed, most[0] + " bytes");
    }

    @Test
    void isNotAskedForTwiceForWhatIsThere() throws Exception {
        long needed = needed(0);
        assertThrows(
                IllegalStateException.class,
                () -> build(needed, new BuildListener() {
                    @Override
                    public void advanced(Progress progress) {
                        throw new IllegalStateException("enough");
                    }
                }));
        long written = written();
        assertTrue(written > 0);
        assertEquals(needed - written, needed(0));
        build(needed - written);
        build(0);
    }

    private long written() {
        try (Stream<Path> found = Files.walk(root)) {
            return found.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
