package ringo.api;

/** The {@code seed} of a request: what is left to chance follows from it. */
final class Seeds {

    private static final String NAME = "seed";

    private Seeds() {}

    /** The seed, 0 to 2,147,483,647; 0 where none is given. */
    static int read(RequestFields fields) {
        return fields.number(NAME, 0, Integer.MAX_VALUE).orElse(0);
    }
}
