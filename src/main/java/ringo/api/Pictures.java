package ringo.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Place;
import ringo.picture.Arrow;
import ringo.picture.Notes;
import ringo.picture.Picture;
import ringo.picture.Words;
import ringo.rules.Codes;
import ringo.rules.Move;
import ringo.rules.Position;

/** Makes pictures, and puts into words what they show, for those who do not see it. */
final class Pictures {

    private Pictures() {}

    /** The picture that is wished for; see {@link PictureQuery.Wish#of}. */
    static Picture of(
            PictureQuery.Wish wish, Position position, Supplier<List<Move>> legalMoves, Optional<Arrow> lastMove) {
        List<Place> targets =
                wish.chosen().map(cell -> targets(cell, legalMoves.get())).orElse(List.of());
        Notes notes = new Notes(lastMove, wish.arrows(), wish.highlight(), wish.chosen(), targets, wish.caption());
        return new Picture(position, wish.look(), notes, words(position, notes));
    }

    /** Where the piece on the cell may go: nowhere if there is none, or if it is not its turn. */
    private static List<Place> targets(Cell from, List<Move> legalMoves) {
        return legalMoves.stream()
                .filter(move -> move.from().equals(Optional.of(from)))
                .flatMap(move -> move.to().stream())
                .distinct()
                .toList();
    }

    private static Words words(Position position, Notes notes) {
        Stream<String> pieces = Stream.of(pieces(position), text("toMove." + Codes.of(position.toMove()), Map.of()));
        Stream<String> besides = Stream.of(
                        notes.lastMove().stream().map(move -> text("lastMove", ends(move))),
                        notes.arrows().stream().map(arrow -> text("arrow", ends(arrow))),
                        Stream.of(notes.highlight())
                                .filter(cells -> !cells.isEmpty())
                                .map(cells -> text("highlight", Map.of("cells", names(cells)))),
                        notes.chosen().stream().map(cell -> targetsInWords(cell, notes.targets())))
                .flatMap(part -> part);
        return new Words(
                Language.current().tag(),
                notes.caption().orElseGet(() -> text("position", Map.of())),
                Stream.concat(pieces, besides).collect(Collectors.joining(" ")));
    }

    /** Where the pieces stand. */
    static String pieces(Position position) {
        return cells("attackers", position.attackers()) + " " + cells("defenders", position.defenders()) + " "
                + text("castle." + position.castle(), Map.of());
    }

    private static String cells(String side, CellSet cells) {
        return cells.isEmpty() ? text(side + ".none", Map.of()) : text(side, Map.of("cells", names(cells)));
    }

    private static String targetsInWords(Cell from, List<Place> targets) {
        String places = targets.stream().map(Place::text).collect(Collectors.joining(", "));
        return targets.isEmpty()
                ? text("targets.none", Map.of("from", from.text()))
                : text("targets", Map.of("from", from.text(), "places", places));
    }

    private static Map<String, String> ends(Arrow arrow) {
        return Map.of("from", arrow.from().text(), "to", arrow.to().text());
    }

    private static String names(CellSet cells) {
        return cells.toList().stream().map(Cell::text).collect(Collectors.joining(", "));
    }

    private static String text(String code, Map<String, String> values) {
        return Texts.PICTURES.get(code, values);
    }
}
