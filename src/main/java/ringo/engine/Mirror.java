package ringo.engine;

import java.util.List;
import ringo.rules.Position;

/**
 * Lets the search see of two mirror images always the same one, so that it gives them mirrored answers. What else is to treat them
 * alike asks here which one that is.
 */
public final class Mirror {

    private Mirror() {}

    /** Whether the search is to see the mirror image: by the position or, if it is its own image, by the last one that is not. */
    public static boolean turns(Position position, List<Position> before) {
        int last = before.size() - 1;
        Position telling = position;
        while (telling.equals(telling.mirror()) && last >= 0) {
            telling = before.get(last--);
        }
        return !telling.canonical().equals(telling);
    }

    static SearchRequest of(SearchRequest request) {
        return new SearchRequest(
                request.rules(),
                request.position().mirror(),
                request.before().stream().map(Position::mirror).toList(),
                request.limits(),
                request.lines(),
                request.seed(),
                request.tables());
    }
}
