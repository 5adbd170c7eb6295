package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Finds every bound that the contract sets to a request. */
final class Bounds {

    /** Keywords that set no bound, by what they are instead: words about the schema. */
    private static final Set<String> ANNOTATIONS =
            Set.of("title", "description", "example", "examples", "default", "deprecated", "format");

    /** Keywords that lead to other schemas. */
    private static final Set<String> STRUCTURE = Set.of("properties", "items", "oneOf");

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Bounds() {}

    /** Where a value stands in a request. */
    enum Part {
        BODY,
        PATH,
        QUERY,
        HEADER
    }

    /**
     * A schema at a place of a request.
     *
     * @param at JSON pointer into the body, or the name of the parameter
     * @param location pointer of the schema in the contract
     * @param types the types of JSON that may stand at the place
     * @param embed puts a value for the place into the smallest request that has the place
     */
    record Place(
            Contract.Operation operation,
            Part part,
            String at,
            String location,
            JsonNode schema,
            Set<String> types,
            UnaryOperator<JsonNode> embed) {

        /** The bounds that the schema sets here. */
        Stream<Bound> bounds() {
            return Contract.stream(schema)
                    .map(keyword -> keyword.getKey())
                    .filter(Bounds::setsBound)
                    .filter(keyword -> part == Part.BODY || !keyword.equals("type"))
                    .map(keyword -> new Bound(this, keyword));
        }
    }

    /** A keyword of a schema, at a place. */
    record Bound(Place place, String keyword) {

        JsonNode value() {
            return place.schema.get(keyword);
        }

        @Override
        public String toString() {
            return place.operation + " " + place.part + " \"" + place.at + "\": " + keyword + " "
                    + Printable.shortened(value().toString(), 60);
        }
    }

    /** Every place of the requests to an operation. */
    static List<Place> places(Contract.Operation operation) {
        List<Place> places = new ArrayList<>();
        operation.requestBody("application/json").ifPresent(body -> {
            Set<String> types = types(body.path("schema"));
            collect(places, operation, "", body.path("schema"), types, UnaryOperator.identity());
        });
        for (JsonNode parameter : operation.parameters()) {
            places.add(new Place(
                    operation,
                    Part.valueOf(parameter.path("in").textValue().toUpperCase(java.util.Locale.ROOT)),
                    parameter.path("name").textValue(),
                    location(parameter.path("schema")),
                    Contract.resolve(parameter.path("schema")),
                    Set.of("string"),
                    UnaryOperator.identity()));
        }
        return places;
    }

    private static void collect(
            List<Place> places,
            Contract.Operation operation,
            String pointer,
            JsonNode reference,
            Set<String> types,
            UnaryOperator<JsonNode> embed) {
        JsonNode schema = Contract.resolve(reference);
        places.add(new Place(operation, Part.BODY, pointer, location(reference), schema, types, embed));
        Contract.stream(schema.path("properties")).forEach(property -> {
            String name = property.getKey();
            collect(
                    places,
                    operation,
                    RequestFields.pointer(pointer, name),
                    property.getValue(),
                    types(property.getValue()),
                    value -> embed.apply(
                            completed(location(reference), name, ((ObjectNode) plainest(schema)).set(name, value))));
        });
        if (schema.has("items")) {
            JsonNode items = schema.get("items");
            collect(
                    places,
                    operation,
                    pointer + "/0",
                    items,
                    types(items),
                    value -> embed.apply(NODES.arrayNode().add(value)));
        }
        Contract.items(schema.path("oneOf"))
                .forEach(branch -> collect(places, operation, pointer, branch, types, embed));
    }

    /** The object with the fields that go with one of it, where the schema cannot say it. */
    private static ObjectNode completed(String location, String field, ObjectNode object) {
        if (!location.equals("#/components/schemas/OpponentWish")) {
            return object;
        }
        switch (field) {
            case "name" -> object.put("kind", "player");
            case "level" -> object.put("kind", "engine");
            default -> {
                switch (object.path("kind").asText()) {
                    case "player" -> object.put("name", "Petr");
                    case "engine" -> object.put("level", 1);
                    default -> {}
                }
            }
        }
        return object;
    }

    /** The types that a value may have. */
    private static Set<String> types(JsonNode reference) {
        JsonNode schema = Contract.resolve(reference);
        Set<String> types = new LinkedHashSet<>();
        if (schema.has("type")) {
            types.add(schema.get("type").textValue());
        }
        Contract.items(schema.path("oneOf")).forEach(branch -> types.addAll(types(branch)));
        return types;
    }

    /** The smallest value that fits the schema. */
    static JsonNode plainest(JsonNode reference) {
        JsonNode schema = Contract.resolve(reference);
        if (schema.has("enum")) {
            return schema.get("enum").get(0);
        }
        if (schema.has("oneOf")) {
            return plainest(schema.get("oneOf").get(0));
        }
        return switch (schema.path("type").asText()) {
            case "object" -> {
                ObjectNode object = NODES.objectNode();
                Contract.items(schema.path("required"))
                        .map(JsonNode::textValue)
                        .forEach(name -> object.set(
                                name, plainest(schema.path("properties").path(name))));
                yield object;
            }
            case "array" -> repeated(schema, schema.path("minItems").asInt(0));
            case "integer", "number" -> IntNode.valueOf(schema.path("minimum").asInt(0));
            case "boolean" -> BooleanNode.FALSE;
            case "string" -> plainestText(schema);
            default -> throw new AssertionError("no value for a schema of type " + schema.path("type"));
        };
    }

    private static JsonNode plainestText(JsonNode schema) {
        if (schema.has("examples")) {
            return schema.get("examples").get(0);
        }
        return TextNode.valueOf(
                schema.has("pattern")
                        ? new PatternSamples(schema.get("pattern").textValue())
                                .within()
                                .get(0)
                        : "x".repeat(schema.path("minLength").asInt(0)));
    }

    /** A list of so many items. */
    static ArrayNode repeated(JsonNode schema, int times) {
        ArrayNode list = NODES.arrayNode();
        for (int i = 0; i < times; i++) {
            list.add(plainest(schema.path("items")));
        }
        return list;
    }

    private static boolean setsBound(String keyword) {
        return !ANNOTATIONS.contains(keyword) && !STRUCTURE.contains(keyword) && !keyword.startsWith("x-");
    }

    /**
     * The bounds that the schemas of requests set, found in another way: by looking into everything that they refer to, whether it is
     * understood or not. Each is the pointer of a schema and a keyword.
     */
    static Set<String> written() {
        Set<String> written = new LinkedHashSet<>();
        for (Contract.Operation operation : Contract.OPERATIONS) {
            operation.requestBody("application/json").ifPresent(body -> look(body.path("schema"), written));
            operation.parameters().stream()
                    .flatMap(parameter -> {
                        Set<String> here = new LinkedHashSet<>();
                        look(parameter.path("schema"), here);
                        return here.stream().filter(bound -> !bound.endsWith(" type"));
                    })
                    .forEach(written::add);
        }
        return written;
    }

    private static void look(JsonNode reference, Set<String> written) {
        JsonNode schema = Contract.resolve(reference);
        Contract.stream(schema).forEach(keyword -> {
            if (setsBound(keyword.getKey())) {
                written.add(location(reference) + " " + keyword.getKey());
            }
            if (!keyword.getKey().equals("properties")) {
                Stream.of(keyword.getValue())
                        .flatMap(value -> value.isArray() ? Contract.items(value) : Stream.of(value))
                        .filter(JsonNode::isObject)
                        .filter(value -> !ANNOTATIONS.contains(keyword.getKey()))
                        .forEach(value -> look(value, written));
            }
        });
        Contract.items(schema.path("properties")).forEach(property -> look(property, written));
    }

    /** A name for the schema: its own, or what it says. */
    private static String location(JsonNode reference) {
        JsonNode reached = reference;
        String location = "";
        while (reached.has("$ref")) {
            location = reached.get("$ref").textValue();
            reached = Contract.ROOT.at(location.substring(1));
        }
        return location.isEmpty() ? reached.toString() : location;
    }
}
