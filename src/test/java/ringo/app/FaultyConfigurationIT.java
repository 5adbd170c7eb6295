package ringo.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A configuration that makes no sense ends the start, with the property's name. */
class FaultyConfigurationIT {

    @TempDir
    Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ringo.endgames.build-pieces=99",
                "ringo.endgames.build-pieces=few",
                "ringo.analysis.permits=many"
            })
    void isNamed(String property) throws Exception {
        Packaged.Ended ended = Packaged.run(
                folder, List.of(property, "quarkus.http.port=0", "ringo.endgames.folder=" + folder), List.of());

        assertEquals(1, ended.code(), ended.output());
        int told = ended.output().lastIndexOf("Ringo does not start: ");
        assertTrue(told >= 0, ended.output());
        String name = property.substring(0, property.indexOf('='));
        assertTrue(ended.output().substring(told).contains(name), ended.output());
    }
}
