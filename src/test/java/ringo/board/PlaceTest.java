package ringo.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceTest {

    private static List<Place> places() {
        List<Place> places = new ArrayList<>(Cell.all());
        places.add(Castle.CASTLE);
        return places;
    }

    @Test
    void isACellOrTheCastle() {
        assertEquals(Optional.of(Castle.CASTLE), Place.parse("castle"));
        assertEquals(Optional.of(Cell.of(Segment.B, 6)), Place.parse("b6"));
    }

    @Test
    void isReadBackFromItsText() {
        for (Place place : places()) {
            assertEquals(Optional.of(place), Place.parse(place.text()));
            assertEquals(place.text(), place.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Castle", "castle ", "castl", "i6", "b7"})
    void isNothingElse(String text) {
        assertEquals(Optional.empty(), Place.parse(text));
    }

    @Test
    void isListedCastleFirstThenByRing() {
        List<Place> sorted = new ArrayList<>(places());
        sorted.sort(Comparator.comparingInt(Place::order));
        List<Place> expected = new ArrayList<>(List.of(Castle.CASTLE));
        expected.addAll(Cell.all());
        assertEquals(expected, sorted);
    }

    @Test
    void theCastleIsItsOwnMirrorImage() {
        assertEquals(Castle.CASTLE, Castle.CASTLE.mirror());
    }
}
