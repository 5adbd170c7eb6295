package ringo.api;

import ringo.engine.Analysis;

/**
 * Who answers; an answer depends on the version, and on the endgame tables that could be asked.
 *
 * @param endgames how many pieces those tables cover at most; 0 if none were asked
 */
public record EngineJson(String name, String version, int endgames) {

    /** The same, for an answer that these tables have a part in. */
    EngineJson with(Analysis.Endgames tables) {
        return new EngineJson(name, version, tables.mostPieces());
    }
}
