package ringo.api;

import io.vertx.core.http.HttpServerRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.board.Place;
import ringo.board.Segment;
import ringo.notation.MoveText;
import ringo.picture.Arrow;
import ringo.picture.Look;
import ringo.picture.Picture;
import ringo.picture.Theme;
import ringo.rules.Attempt;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleSet;

/** Reads what a request for a picture asks for. */
final class PictureQuery {

    /** How many arrows a picture may have. */
    static final int MOST_ARROWS = 16;

    /** The longest caption. */
    static final int MOST_CAPTION = 60;

    private static final String POSITION = "position";
    private static final String RULES = "rules";
    private static final String CAPTION = "caption";

    private static final String SEGMENTS =
            Arrays.stream(Segment.values()).map(Segment::text).collect(Collectors.joining(", "));

    /** Letters that have a shape: English, German, French, Czech and Russian. */
    private static final Pattern DRAWABLE = Pattern.compile("[ -~À-ÖØ-öø-ÿČčĎďĚěŇňŘřŠšŤťŮůŽžŒœЁА-яё–—…]*");

    private PictureQuery() {}

    /** The parameters of a picture of a position. */
    enum OfPosition {
        POSITION,
        RULES,
        LAST_MOVE,
        SIZE,
        THEME,
        LABELS,
        FACING,
        ARROWS,
        HIGHLIGHT,
        TARGETS,
        CAPTION
    }

    /** The parameters of a picture of a game. */
    enum OfGame {
        SIZE,
        THEME,
        LABELS,
        FACING,
        ARROWS,
        HIGHLIGHT,
        TARGETS,
        CAPTION
    }

    /**
     * What can be asked for of every picture.
     *
     * @param chosen the piece whose targets are to be shown
     */
    record Wish(Look look, List<Arrow> arrows, CellSet highlight, Optional<Cell> chosen, Optional<String> caption) {

        /**
         * The picture of a position.
         *
         * @param legalMoves of the position, asked for only if targets are to be shown
         * @param lastMove that led to it, if that is to be shown
         */
        Picture of(Position position, Supplier<List<Move>> legalMoves, Optional<Attempt> lastMove) {
            return Pictures.of(this, position, legalMoves, lastMove.flatMap(PictureQuery::arrow));
        }
    }

    /**
     * The picture of a position that a request asks for.
     *
     * @throws ProblemException with every fault
     */
    static Picture ofPosition(HttpServerRequest request) {
        QueryFields query = new QueryFields(request);
        query.only(OfPosition.values());
        Wish wish = wish(query);
        Optional<Attempt> lastMove = query.read("lastMove", MoveText::parse, FaultCode.UNREADABLE_MOVE, Map.of());
        Optional<Preset> named = query.preset(RULES, null);
        Preset rules = named.orElse(Preset.DEFAULT);
        boolean known = named.isPresent() || request.getParam(RULES) == null;
        Optional<RuleSet> checkedBy = Optional.of(rules.rules()).filter(any -> known);
        Position position = query.position(POSITION, checkedBy)
                .orElseGet(() -> rules.rules().start());
        return wish.of(position, () -> new Line(PlayedRequest.generator(rules), position).legalMoves(), lastMove);
    }

    /**
     * What a request for the picture of a game asks for.
     *
     * @throws ProblemException with every fault
     */
    static Wish ofGame(HttpServerRequest request) {
        QueryFields query = new QueryFields(request);
        query.only(OfGame.values());
        Wish wish = wish(query);
        query.check();
        return wish;
    }

    private static Wish wish(QueryFields query) {
        Optional<Integer> size =
                query.number("size", null, Look.LEAST_SIZE, Look.MOST_SIZE).map(Long::intValue);
        Look look = new Look(
                size.orElse(Look.USUAL.size()),
                query.choice("theme", null, Theme.values()).orElse(Look.USUAL.theme()),
                query.flag("labels").orElse(Look.USUAL.labels()),
                facing(query));
        return new Wish(
                look,
                query.list("arrows", MOST_ARROWS, PictureQuery::readArrow, FaultCode.UNREADABLE_ARROWS),
                CellSet.of(query.list("highlight", Cell.COUNT, Cell::parse, FaultCode.UNKNOWN_CELL)),
                query.read("targets", Cell::parse, FaultCode.UNKNOWN_CELL, Map.of()),
                caption(query));
    }

    /** The segment near the reader. */
    static Segment facing(QueryFields query) {
        return query.read("facing", PictureQuery::readSegment, FaultCode.UNKNOWN_VALUE, Map.of("expected", SEGMENTS))
                .orElse(Look.USUAL.facing());
    }

    private static Optional<Segment> readSegment(String text) {
        return text.length() == 1 ? Segment.of(text.charAt(0)) : Optional.empty();
    }

    private static Optional<String> caption(QueryFields query) {
        Optional<String> text = query.text(CAPTION, 1, MOST_CAPTION);
        if (text.isPresent() && !drawable(text.get())) {
            query.fault(CAPTION, FaultCode.UNDRAWABLE_TEXT, Map.of(), text.get());
            return Optional.empty();
        }
        return text;
    }

    /** Whether the text is a caption but for its length. */
    static boolean drawable(String text) {
        return DRAWABLE.matcher(text).matches();
    }

    /** From a cell to a place, such as {@code b6-b5}. */
    private static Optional<Arrow> readArrow(String text) {
        int dash = text.indexOf('-');
        if (dash < 0) {
            return Optional.empty();
        }
        Optional<Cell> from = Cell.parse(text.substring(0, dash));
        Optional<Place> to = Place.parse(text.substring(dash + 1));
        return from.isPresent() && to.isPresent() ? Optional.of(new Arrow(from.get(), to.get())) : Optional.empty();
    }

    /** Where a move goes; a pass goes nowhere. */
    private static Optional<Arrow> arrow(Attempt move) {
        return move instanceof Attempt.Go go ? Optional.of(new Arrow(go.from(), go.to())) : Optional.empty();
    }
}
