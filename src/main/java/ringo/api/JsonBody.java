package ringo.api;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the body of a request as JSON, strictly: UTF-8, one value, no field twice, no deep nesting. */
final class JsonBody {

    /** How deep objects and lists may be nested; no request needs more than 4. */
    static final int MAX_DEPTH = 16;

    private static final int MAX_NUMBER_LENGTH = 64;
    private static final int MAX_NAME = 100;

    /** How Jackson tells of a field that is given twice; the name and a quotation mark follow. */
    private static final String DUPLICATE = "Duplicate field '";

    /** Notices every fault; which one and where is told by {@link #FAULT_FINDER}, which is slower. */
    private static final ObjectReader READER = reader(false);

    private static final ObjectReader FAULT_FINDER = reader(true);

    private JsonBody() {}

    /** @param locatesDuplicates whether a field that is given twice is found where it stands, not only when its object has ended */
    private static ObjectReader reader(boolean locatesDuplicates) {
        return JsonMapper.builder(JsonFactory.builder()
                        .configure(StreamReadFeature.STRICT_DUPLICATE_DETECTION, locatesDuplicates)
                        .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxNestingDepth(MAX_DEPTH)
                                .maxNumberLength(MAX_NUMBER_LENGTH)
                                .build())
                        .build())
                .enable(
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                        DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .build()
                .readerFor(JsonNode.class);
    }

    /**
     * The body as a tree.
     *
     * @throws ProblemException {@code unreadableJson}, with where and why, if it is none
     */
    static JsonNode read(byte[] body) {
        if (plain(body)) {
            try {
                return READER.readTree(body);
            } catch (JsonProcessingException e) {
                return readStrictly(body);
            } catch (IOException e) {
                throw new IllegalStateException("reading from memory failed", e);
            }
        }
        return readStrictly(body);
    }

    private static JsonNode readStrictly(byte[] body) {
        try (JsonParser parser = FAULT_FINDER.createParser(decode(body))) {
            return FAULT_FINDER.readTree(parser);
        } catch (StreamConstraintsException e) {
            throw unreadable("tooDeep", Optional.ofNullable(e.getLocation()), List.of());
        } catch (JsonProcessingException e) {
            String message = e.getOriginalMessage();
            throw message.startsWith(DUPLICATE)
                    ? duplicate(message.substring(DUPLICATE.length(), message.length() - 1), e)
                    : unreadable("syntax", Optional.ofNullable(e.getLocation()), List.of());
        } catch (IOException e) {
            throw new IllegalStateException("reading from memory failed", e);
        }
    }

    /**
     * Whether the body is of printing ASCII characters and line ends, but not of blanks alone: most are, and need no decoding.
     * Anything else is looked at more closely before it is parsed.
     */
    static boolean plain(byte[] body) {
        boolean blank = true;
        for (byte unit : body) {
            if (unit < ' ' && unit != '\n' && unit != '\r' && unit != '\t') {
                return false;
            }
            blank &= unit <= ' ';
        }
        return !blank;
    }

    private static ProblemException duplicate(String name, JsonProcessingException e) {
        String parent = e.getProcessor() instanceof JsonParser parser
                ? parser.getParsingContext().pathAsPointer().head().toString()
                : "";
        RequestFields.Faults faults = new RequestFields.Faults();
        faults.add(
                RequestFields.pointer(parent, name),
                FaultCode.DUPLICATE_FIELD,
                Map.of("field", Printable.shortened(name, MAX_NAME)),
                Optional.empty());
        return unreadable("duplicate", Optional.ofNullable(e.getLocation()), faults.listed());
    }

    private static ProblemException unreadable(
            String reason, Optional<JsonLocation> location, List<Problem.Fault> faults) {
        String where = location.map(at -> Texts.PROBLEMS.get(
                        "json.where",
                        Map.of(
                                "line", Integer.toString(at.getLineNr()),
                                "column", Integer.toString(at.getColumnNr()))))
                .orElse("");
        String detail = Texts.PROBLEMS.get(
                "unreadableJson.detail",
                Map.of(
                        "where",
                        where,
                        "reason",
                        Texts.PROBLEMS.get("json." + reason, Map.of("limit", Integer.toString(MAX_DEPTH)))));
        return ProblemException.of(ProblemType.UNREADABLE_JSON, detail, faults);
    }

    private static String decode(byte[] body) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
            if (text.isBlank()) {
                throw unreadable("empty", Optional.empty(), List.of());
            }
            return text;
        } catch (CharacterCodingException e) {
            throw unreadable("encoding", Optional.empty(), List.of());
        }
    }
}
