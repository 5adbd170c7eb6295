package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.board.Place;
import ringo.notation.MoveText;
import ringo.rules.Codes;
import ringo.rules.Move;

/** A move as an answer shows it; see {@link Move} for the fields. What a move does not have is absent. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MoveJson(
        String kind,
        @Nullable String from,
        @Nullable String to,
        @Nullable String captured,
        String text) {

    /** @param ambiguous whether another legal capture has the same from and to */
    static MoveJson of(Move move, boolean ambiguous) {
        return new MoveJson(
                Codes.of(move.kind()),
                move.from().map(Place::text).orElse(null),
                move.to().map(Place::text).orElse(null),
                move.captured().map(Place::text).orElse(null),
                MoveText.write(move, ambiguous));
    }

    /** All the legal moves of a position. */
    static List<MoveJson> of(List<Move> legal) {
        List<MoveJson> moves = new ArrayList<>(legal.size());
        for (Move move : legal) {
            moves.add(of(move, move.ambiguousAmong(legal)));
        }
        return moves;
    }
}
