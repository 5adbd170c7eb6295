package ringo.endgame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/** However often a builder ends early, the files are the same in the end. */
class ResumeTest {

    private static final RuleSet RULES = Preset.ZAPLETAL.rules();
    private static final int PIECES = 3;
    private static final int CANCELLATIONS = 12;
    private static final int KILLS = 4;
    private static final int LONGEST_LIFE_MILLIS = 1200;

    @TempDir
    Path whole = Path.of("");

    @TempDir
    Path broken = Path.of("");

    @Test
    void afterCancellation() throws Exception {
        build(whole, 1);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < CANCELLATIONS; i++) {
            AtomicInteger looks = new AtomicInteger(random.nextInt(400));
            BuildRequest request = new BuildRequest(broken, RULES, PIECES, 2, () -> looks.getAndDecrement() < 0);
            EndgameBuilder builder = new EndgameBuilder(request, BuildListener.NONE, System::nanoTime);
            try {
                builder.build();
            } catch (CancellationException e) {
                assertTrue(looks.get() < 0);
            }
        }
        build(broken, 2);
        assertSameFiles();
    }

    @Test
    void afterAFailureWithinATable() throws Exception {
        build(whole, 2);
        assertThrows(
                IllegalStateException.class,
                () -> build(broken, new BuildListener() {
                    @Override
                    public void advanced(Progress progress) {
                        if (progress.material().equals(new Material(2, 0, 1)) && progress.done() > 80_000) {
                            throw new IllegalStateException("enough");
                        }
                    }
                }));
        Path work = EndgameTables.open(broken, RULES, 0).folder().resolve("a2c0d1.work");
        byte[] bytes = Files.readAllBytes(work);
        bytes[bytes.length / 5] ^= 1;
        Files.write(work, bytes);
        build(broken, 2);
        assertSameFiles();
    }

    @Test
    void afterBeingKilled() throws Exception {
        build(whole, 2);
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < KILLS; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            BuildingProcess.class.getName(),
                            broken.toString(),
                            Integer.toString(PIECES))
                    .inheritIO()
                    .start();
            process.waitFor(random.nextInt(200, LONGEST_LIFE_MILLIS), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
        }
        build(broken, 2);
        assertSameFiles();
    }

    /** What is killed. */
    static final class BuildingProcess {

        private BuildingProcess() {}

        public static void main(String[] arguments) throws IOException, InterruptedException {
            BuildRequest request =
                    new BuildRequest(Path.of(arguments[0]), RULES, Integer.parseInt(arguments[1]), 2, () -> false);
            new EndgameBuilder(request, BuildListener.NONE, System::nanoTime).build();
        }
    }

    private static void build(Path root, int threads) throws Exception {
        new EndgameBuilder(
                        new BuildRequest(root, RULES, PIECES, threads, () -> false),
                        BuildListener.NONE,
                        System::nanoTime)
                .build();
    }

    private static void build(Path root, BuildListener listener) throws Exception {
        new EndgameBuilder(new BuildRequest(root, RULES, PIECES, 2, () -> false), listener, System::nanoTime).build();
    }

    private void assertSameFiles() throws IOException {
        List<Path> files = files(whole);
        assertEquals(files, files(broken));
        for (Path file : files) {
            assertArrayEquals(
                    Files.readAllBytes(whole.resolve(file)), Files.readAllBytes(broken.resolve(file)), file.toString());
        }
    }

    private static List<Path> files(Path root) throws IOException {
        try (var found = Files.walk(root)) {
            return found.filter(Files::isRegularFile)
                    .map(root::relativize)
                    .sorted()
                    .toList();
        }
    }
}
