package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import ringo.board.Place;
import ringo.notation.MoveText;
import ringo.rules.Codes;
import ringo.rules.Move;

/**
 * A move as an answer shows it; see {@link Move} for the fields. What a move does not have is absent.
 *
 * <p>Lists of moves are the largest part of most answers, and the game has only some thousands of different moves: each is written
 * once and kept as bytes.
 */
public final class MoveJson implements JsonSerializable {

    private static final ObjectWriter WRITER = new JsonMapper().writerFor(Fields.class);
    private static final Map<Move, MoveJson> PLAIN = new ConcurrentHashMap<>();
    private static final Map<Move, MoveJson> AMBIGUOUS = new ConcurrentHashMap<>();

    private final SerializableString json;

    private MoveJson(Move move, boolean ambiguous) {
        try {
            json = new SerializedString(WRITER.writeValueAsString(Fields.of(move, ambiguous)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a move cannot be written", e);
        }
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Fields(
            String kind,
            @Nullable String from,
            @Nullable String to,
            @Nullable String captured,
            String text) {

        static Fields of(Move move, boolean ambiguous) {
            return new Fields(
                    Codes.of(move.kind()),
                    move.from().map(Place::text).orElse(null),
                    move.to().map(Place::text).orElse(null),
                    move.captured().map(Place::text).orElse(null),
                    MoveText.write(move, ambiguous));
        }
    }

    /** @param ambiguous whether another legal capture has the same from and to */
    static MoveJson of(Move move, boolean ambiguous) {
        Map<Move, MoveJson> written = ambiguous ? AMBIGUOUS : PLAIN;
        MoveJson known = written.get(move);
        return known == null ? written.computeIfAbsent(move, fresh -> new MoveJson(fresh, ambiguous)) : known;
    }

    /** All the legal moves of a position. */
    static List<MoveJson> of(List<Move> legal) {
        List<MoveJson> moves = new ArrayList<>(legal.size());
        for (Move move : legal) {
            moves.add(of(move, move.ambiguousAmong(legal)));
        }
        return moves;
    }

    @Override
    public void serialize(JsonGenerator generator, SerializerProvider provider) throws IOException {
        generator.writeRawValue(json);
    }

    @Override
    public void serializeWithType(JsonGenerator generator, SerializerProvider provider, TypeSerializer type)
            throws IOException {
        serialize(generator, provider);
    }
}
