package ringo.endgame;

import java.time.Duration;

/** Is told how the building of tables goes on, by the building thread: what takes long here delays it. */
public interface BuildListener {

    /** Hears nothing. */
    BuildListener NONE = new BuildListener() {};

    /** A file that was found is not used, and built anew. */
    default void refused(Refusal refusal) {}

    /**
     * A table is begun.
     *
     * @param material its pieces
     * @param entries how many positions it has
     * @param finishedLayers how many of its layers an earlier run has left
     * @param layers how many layers it has
     */
    default void begun(Material material, long entries, int finishedLayers, int layers) {}

    /** A layer is finished. */
    default void advanced(Progress progress) {}

    /** A table is finished, and can be used. */
    default void finished(TableSummary summary) {}

    /**
     * How far the building is.
     *
     * @param material the pieces of the table that is being built
     * @param done how many positions of all tables are solved, those of earlier runs included
     * @param all how many there are
     * @param elapsed how long this run has taken
     * @param left how long the rest will take if it goes on like this
     */
    record Progress(Material material, long done, long all, Duration elapsed, Duration left) {}
}
