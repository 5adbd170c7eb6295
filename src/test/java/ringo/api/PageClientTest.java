package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The client that the page uses is the one that the contract makes. */
class PageClientTest {

    private static final Path CHECKED_IN = Path.of("src/main/resources/web/app/client");
    private static final Path GENERATED = Path.of("target/page-client");

    private static Map<String, String> sources(Path folder) throws IOException {
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".ts")).toList()) {
                sources.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return sources;
    }

    private static void write(Map<String, String> sources) throws IOException {
        for (String old : sources(CHECKED_IN).keySet()) {
            Files.delete(CHECKED_IN.resolve(old));
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = CHECKED_IN.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
        }
    }

    @Test
    void isMadeFromTheContract() throws IOException {
        Map<String, String> generated = sources(GENERATED);
        assertFalse(generated.isEmpty(), "nothing was generated");
        if (Boolean.getBoolean("ringo.client")) {
            write(generated);
        }
        assertEquals(
                generated, sources(CHECKED_IN), "make it anew: ./mvnw -Dringo.client=true -Dtest=PageClientTest test");
    }
}
