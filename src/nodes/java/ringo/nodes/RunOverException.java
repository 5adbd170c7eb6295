package ringo.nodes;

/** There is nothing more to do for anybody. */
final class RunOverException extends RuntimeException {
    private static final long serialVersionUID = 1;

    RunOverException() {
        super("the run is over", null, false, false);
    }
}
