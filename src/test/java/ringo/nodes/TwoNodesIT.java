package ringo.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packaged service as two processes on one PostgreSQL, all of which die now and then. {@code src/load/two-nodes} plays longer. */
class TwoNodesIT {

    @Test
    void nothingIsLostOrDoubledWhenNodesAndTheDatabaseDie() throws Exception {
        TwoNodes.Report report = TwoNodes.runSmall(Path.of("target"));
        assertEquals(List.of(), report.violations().stream().limit(1).toList(), report::summary);
    }
}
