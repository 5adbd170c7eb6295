package ringo.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BenchTest {

    /** When it changes on purpose, the commit says so: {@code Bench: <nodes>}. */
    private static final long NODES = 416_995;

    @Test
    void theSearchVisitsAsManyNodesAsRecorded() {
        assertEquals(NODES, Bench.nodes());
    }
}
