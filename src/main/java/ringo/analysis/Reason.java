package ringo.analysis;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import ringo.board.Place;

/**
 * A fact about a move or a position; {@link ReasonCode} defines it.
 *
 * @param code which fact
 * @param places for {@link ReasonCode.Detail#PLACES}: at least one, sorted by {@link Place#order()}; else none
 * @param plies for {@link ReasonCode.Detail#PLIES}
 * @param count for {@link ReasonCode.Detail#COUNT}
 * @param points for {@link ReasonCode.Detail#POINTS}: 0 to 1
 */
public record Reason(ReasonCode code, List<Place> places, OptionalInt plies, OptionalInt count, OptionalDouble points) {

    /** @throws IllegalArgumentException if it does not carry just what its code says */
    public Reason {
        places = places.stream().sorted(Comparator.comparingInt(Place::order)).toList();
        ReasonCode.Detail detail = code.detail();
        if (places.isEmpty() == (detail == ReasonCode.Detail.PLACES)
                || plies.isPresent() != (detail == ReasonCode.Detail.PLIES)
                || count.isPresent() != (detail == ReasonCode.Detail.COUNT)
                || points.isPresent() != (detail == ReasonCode.Detail.POINTS)) {
            throw new IllegalArgumentException(code + " carries " + detail);
        }
    }

    static Reason of(ReasonCode code) {
        return new Reason(code, List.of(), OptionalInt.empty(), OptionalInt.empty(), OptionalDouble.empty());
    }

    static Reason at(ReasonCode code, Collection<? extends Place> places) {
        return new Reason(code, List.copyOf(places), OptionalInt.empty(), OptionalInt.empty(), OptionalDouble.empty());
    }

    static Reason plies(ReasonCode code, int plies) {
        return new Reason(code, List.of(), OptionalInt.of(plies), OptionalInt.empty(), OptionalDouble.empty());
    }

    static Reason count(ReasonCode code, int count) {
        return new Reason(code, List.of(), OptionalInt.empty(), OptionalInt.of(count), OptionalDouble.empty());
    }

    static Reason points(ReasonCode code, double points) {
        return new Reason(code, List.of(), OptionalInt.empty(), OptionalInt.empty(), OptionalDouble.of(points));
    }

    /** The same fact about the mirror image. */
    public Reason mirror() {
        return new Reason(code, places.stream().map(Place::mirror).toList(), plies, count, points);
    }
}
