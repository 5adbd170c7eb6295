package ringo.rules;

/** What the third occurrence of a position is ({@code repetition}). */
public enum Repetition {
    DRAW(Result.DRAW),
    DEFENDER_WINS(Result.DEFENDER_WINS);

    private final Result result;

    Repetition(Result result) {
        this.result = result;
    }

    /** The result of a game that ends by it. */
    public Result result() {
        return result;
    }
}
