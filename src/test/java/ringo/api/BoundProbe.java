package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import ringo.game.GameId;
import ringo.game.Page;

/**
 * A value just within a bound, or just beyond it.
 *
 * @param blamed what a refusal has to point to
 */
record BoundProbe(Bounds.Bound bound, JsonNode value, boolean within, String blamed) {

    /** A position of 69 characters that can be read, which no rule set allows. */
    private static final String LONGEST_NOTATION =
            "A1A1A1A1/1D1D1D1D/A1A1A1A1/1D1D1D1D/A1A1A1A1/1D1D1D1D 0 A 1000 100000";

    /** Schemas whose pattern has more than can be read: texts that can, the plainest first. */
    private static final Map<String, List<String>> READABLE = Map.of(
            "#/components/schemas/NotationInput",
            List.of("8/1D5A/D6A/8/D7/5AD1 0 A", "8/1D5A/D6A/8/D7/5AD1_0_D_7_8", LONGEST_NOTATION),
            "#/components/schemas/TimePerMove",
            List.of("P3D", "PT1H", "PT23H59M", "P1DT1M", "P29DT23H59M", "P30D"),
            "#/components/schemas/Cursor",
            List.of(
                    Cursor.write(new Page.Place(0, new GameId(Given.NO_GAME))),
                    Cursor.write(new Page.Place(1_790_000_000_000L, new GameId("7".repeat(26))))),
            "#/components/schemas/ProblemCode",
            ProblemPage.all().stream().map(ProblemPage::code).toList());

    /** Schemas of names and ids, whose texts are those of something or not, by what there is. */
    private static final Set<String> OF_SOMETHING =
            Set.of("#/components/schemas/PlayerName", "#/components/schemas/TokenId", "#/components/schemas/GameId");

    private static final Map<String, JsonNode> OF_EVERY_TYPE = Map.of(
            "null", NullNode.getInstance(),
            "boolean", BooleanNode.TRUE,
            "integer", IntNode.valueOf(1),
            "number", DoubleNode.valueOf(1.5),
            "string", TextNode.valueOf("1"),
            "array", JsonNodeFactory.instance.arrayNode(),
            "object", JsonNodeFactory.instance.objectNode());

    /** Values on both sides of the bound. */
    static List<BoundProbe> of(Bounds.Bound bound) {
        JsonNode schema = bound.place().schema();
        JsonNode limit = bound.value();
        Stream<BoundProbe> probes = switch (bound.keyword()) {
            case "type" -> type(bound);
            case "enum" -> choice(bound);
            case "pattern" -> pattern(bound);
            case "minimum" -> number(bound, limit.bigIntegerValue(), -1);
            case "maximum" -> number(bound, limit.bigIntegerValue(), 1);
            case "minLength" -> length(bound, limit.intValue(), -1);
            case "maxLength" -> length(bound, limit.intValue(), 1);
            case "minItems" -> items(bound, limit.intValue(), -1);
            case "maxItems" -> items(bound, limit.intValue(), 1);
            case "required" ->
                Stream.concat(
                        Stream.of(within(bound, Bounds.plainest(schema))),
                        Contract.items(limit).map(name -> missing(bound, name.textValue())));
            case "additionalProperties" -> additional(bound);
            default -> throw new AssertionError("nothing tries " + bound);
        };
        return probes.toList();
    }

    /** Whether what is at the place exists, if it fits the schema. */
    boolean known() {
        String location = bound.place().location();
        List<String> readable = READABLE.get(location);
        return readable == null ? !OF_SOMETHING.contains(location) : readable.contains(value.textValue());
    }

    private static BoundProbe within(Bounds.Bound bound, JsonNode value) {
        return new BoundProbe(bound, value, true, bound.place().at());
    }

    private static BoundProbe beyond(Bounds.Bound bound, JsonNode value) {
        return new BoundProbe(bound, value, false, bound.place().at());
    }

    private static Stream<BoundProbe> type(Bounds.Bound bound) {
        JsonNode fitting = Bounds.plainest(bound.place().schema());
        List<BoundProbe> probes = new ArrayList<>(List.of(within(bound, fitting)));
        Set<String> types = bound.place().types();
        OF_EVERY_TYPE.forEach((type, value) -> {
            if (!types.contains(type) && !(type.equals("integer") && types.contains("number"))) {
                probes.add(beyond(bound, value));
            }
        });
        if (bound.value().textValue().equals("integer")) {
            probes.add(within(bound, DoubleNode.valueOf(fitting.doubleValue())));
        }
        return probes.stream();
    }

    private static Stream<BoundProbe> choice(Bounds.Bound bound) {
        List<String> words =
                Contract.items(bound.value()).map(JsonNode::textValue).toList();
        Stream<String> others = words.stream()
                .flatMap(
                        word -> Stream.of("", word + "s", " " + word, word.substring(1), word.toUpperCase(Locale.ROOT)))
                .filter(word -> !words.contains(word))
                .distinct();
        return texts(bound, words, others);
    }

    private static Stream<BoundProbe> pattern(Bounds.Bound bound) {
        PatternSamples samples = new PatternSamples(bound.value().textValue());
        Stream<String> beyond = samples.beyond().stream();
        if (bound.place().part() == Bounds.Part.HEADER) {
            // A header cannot carry other characters, and blanks around its value are not part of it.
            beyond = beyond.filter(text -> text.equals(text.strip()) && text.matches("[ -~]+"));
        }
        return bound.place().part() == Bounds.Part.BODY
                ? texts(bound, readable(bound), beyond)
                // A URL without the parameter is another one.
                : texts(bound, readable(bound), beyond.filter(text -> !text.isEmpty()));
    }

    private static List<String> readable(Bounds.Bound bound) {
        List<String> readable = READABLE.get(bound.place().location());
        return readable == null
                ? new PatternSamples(bound.place().schema().get("pattern").textValue()).within()
                : readable;
    }

    private static Stream<BoundProbe> texts(Bounds.Bound bound, List<String> within, Stream<String> beyond) {
        return Stream.concat(
                within.stream().map(text -> within(bound, TextNode.valueOf(text))),
                beyond.map(text -> beyond(bound, TextNode.valueOf(text))));
    }

    private static Stream<BoundProbe> number(Bounds.Bound bound, BigInteger limit, int step) {
        BigInteger far = BigInteger.TEN.pow(30).multiply(BigInteger.valueOf(step));
        return Stream.of(
                within(bound, BigIntegerNode.valueOf(limit)),
                beyond(bound, BigIntegerNode.valueOf(limit.add(BigInteger.valueOf(step)))),
                beyond(bound, BigIntegerNode.valueOf(far)));
    }

    private static Stream<BoundProbe> length(Bounds.Bound bound, int limit, int step) {
        JsonNode schema = bound.place().schema();
        List<String> atLimit = schema.has("pattern")
                ? Stream.concat(
                                readable(bound).stream().filter(text -> text.length() == limit),
                                new PatternSamples(schema.get("pattern").textValue()).ofLength(limit).stream())
                        .limit(1)
                        .toList()
                : List.of("x".repeat(limit));
        return texts(
                bound,
                atLimit,
                atLimit.stream().map(text -> step > 0 ? text + text.charAt(limit - 1) : text.substring(1)));
    }

    private static Stream<BoundProbe> items(Bounds.Bound bound, int limit, int step) {
        JsonNode schema = bound.place().schema();
        return Stream.of(
                within(bound, Bounds.repeated(schema, limit)), beyond(bound, Bounds.repeated(schema, limit + step)));
    }

    private static BoundProbe missing(Bounds.Bound bound, String name) {
        ObjectNode object = (ObjectNode) Bounds.plainest(bound.place().schema());
        object.remove(name);
        return new BoundProbe(
                bound, object, false, RequestFields.pointer(bound.place().at(), name));
    }

    private static Stream<BoundProbe> additional(Bounds.Bound bound) {
        JsonNode schema = bound.place().schema();
        if (bound.value().booleanValue()) {
            throw new AssertionError(bound + " lets any field pass");
        }
        return Stream.concat(
                Stream.of(within(bound, Bounds.plainest(schema))),
                Stream.of("undeclared", "", "Rules", "a/b~c").map(name -> {
                    ObjectNode object = (ObjectNode) Bounds.plainest(schema);
                    object.put(name, 1);
                    return new BoundProbe(
                            bound,
                            object,
                            false,
                            RequestFields.pointer(bound.place().at(), name));
                }));
    }

    @Override
    public String toString() {
        return bound + (within ? " within: " : " beyond: ") + value;
    }
}
