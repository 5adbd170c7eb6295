package ringo.api;

import io.vertx.core.http.HttpServerRequest;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ringo.board.Segment;
import ringo.picture.Look;
import ringo.picture.Sheet;
import ringo.picture.Theme;
import ringo.picture.Words;
import ringo.rules.Position;
import ringo.rules.Preset;

/** Reads what a request for a board to print asks for. */
final class SheetQuery {

    private SheetQuery() {}

    /** The parameters of a board to print. */
    enum OfBoard {
        PAPER,
        START,
        PIECES,
        THEME,
        LABELS,
        FACING
    }

    /**
     * The sheet that a request asks for.
     *
     * @throws ProblemException with every fault
     */
    static Sheet of(HttpServerRequest request) {
        QueryFields query = new QueryFields(request);
        query.only(OfBoard.values());
        Sheet.Paper paper = query.choice("paper", null, Sheet.Paper.values()).orElse(Sheet.Paper.A4);
        Optional<Position> start =
                query.preset("start", null).map(Preset::rules).map(rules -> rules.start());
        boolean pieces = query.flag("pieces").orElse(false);
        Theme theme = query.choice("theme", null, Theme.values()).orElse(Theme.PRINT);
        boolean labels = query.flag("labels").orElse(Look.USUAL.labels());
        Segment facing = PictureQuery.facing(query);
        query.check();
        return new Sheet(paper, theme, labels, facing, start, pieces, words(start, pieces));
    }

    private static Words words(Optional<Position> start, boolean pieces) {
        Stream<String> description = Stream.of(
                        Optional.of(start.map(Pictures::pieces).orElseGet(() -> text("sheet.blank"))),
                        Optional.of(text("sheet.pieces")).filter(any -> pieces))
                .flatMap(Optional::stream);
        return new Words(Language.current().tag(), text("sheet"), description.collect(Collectors.joining(" ")));
    }

    private static String text(String code) {
        return Texts.PICTURES.get(code, Map.of());
    }
}
