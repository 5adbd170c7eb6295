package ringo.engine;

/** Hears of the answers of a search that still goes on. */
@FunctionalInterface
public interface Progress {

    /** Nobody listens. */
    Progress NONE = analysis -> {};

    /** An iteration was completed; called on the search's thread, which waits for it. */
    void improved(Analysis analysis);
}
