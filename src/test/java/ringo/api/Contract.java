package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.DisallowUnknownKeywordFactory;
import com.networknt.schema.JsonMetaSchema;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.NonValidationKeyword;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.oas.OpenApi31;
import com.networknt.schema.regex.RegularExpression;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The contract as it is packaged: its operations, its schemas, and whether a value fits one of them. */
final class Contract {

    /** The keys of a path item that are methods, not something else. */
    private static final Set<String> METHODS =
            Set.of("get", "put", "post", "delete", "options", "head", "patch", "trace");

    /** Reads JSON as strictly as a careful client: no field twice, nothing after the end. */
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** The whole document. */
    static final JsonNode ROOT = read();

    /** Every operation, in the order of the document. */
    static final List<Operation> OPERATIONS = stream(ROOT.path("paths"))
            .flatMap(path -> stream(path.getValue())
                    .filter(method -> METHODS.contains(method.getKey()))
                    .map(method ->
                            new Operation(method.getKey().toUpperCase(Locale.ROOT), path.getKey(), method.getValue())))
            .toList();

    private static final String IRI = "https://ringo.invalid/schemas";

    /** The keywords of OpenAPI 3.1 and our own; any other is a slip, not an annotation. */
    private static final JsonMetaSchema DIALECT = JsonMetaSchema.builder(
                    OpenApi31.getInstance().getIri(), OpenApi31.getInstance())
            .keyword(new NonValidationKeyword("x-volatile"))
            .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
            .build();

    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.metaSchema(DIALECT)
                    .defaultMetaSchemaIri(DIALECT.getIri())
                    .schemaLoaders(loaders -> loaders.schemas(Map.of(IRI, definitions()))));

    private static final SchemaValidatorsConfig STRICT = SchemaValidatorsConfig.builder()
            .pathType(PathType.JSON_POINTER)
            .formatAssertionsEnabled(true)
            .regularExpressionFactory(Contract::pattern)
            .build();

    private static final Map<JsonNode, JsonSchema> COMPILED = new ConcurrentHashMap<>();

    private Contract() {}

    /** A method at a path template. */
    record Operation(String method, String template, JsonNode node) {

        /** @param target a path, with or without a query */
        boolean matches(String target) {
            return Pattern.matches(
                    template.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+"), target.replaceFirst("\\?.*", ""));
        }

        /** The parameters, those of the path item among them. */
        List<JsonNode> parameters() {
            JsonNode shared = ROOT.path("paths").path(template).path("parameters");
            return Stream.of(shared, node.path("parameters"))
                    .flatMap(Contract::items)
                    .map(Contract::resolve)
                    .toList();
        }

        /** The scopes that a token needs here; empty if no token is needed. */
        Optional<List<String>> scopes() {
            return items(node.path("security"))
                    .map(needed ->
                            items(needed.path("token")).map(JsonNode::textValue).toList())
                    .findFirst();
        }

        /** The request body of this media type, if there is one. */
        Optional<JsonNode> requestBody(String mediaType) {
            JsonNode body = resolve(node.path("requestBody")).path("content").path(mediaType);
            return body.isMissingNode() ? Optional.empty() : Optional.of(body);
        }

        /** What is documented for this status, by itself or as {@code default}. */
        Optional<JsonNode> response(int status) {
            JsonNode responses = node.path("responses");
            JsonNode response = responses.path(responses.has("" + status) ? "" + status : "default");
            return response.isMissingNode() ? Optional.empty() : Optional.of(resolve(response));
        }

        @Override
        public String toString() {
            return method + " " + template;
        }
    }

    private static JsonNode read() {
        try (InputStream file = Contract.class.getResourceAsStream("/META-INF/openapi.yaml")) {
            return new YAMLMapper().readTree(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text as JSON. */
    static JsonNode json(byte[] text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + e.getOriginalMessage() + " at " + e.getLocation(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The fields of an object, in order. */
    static Stream<Map.Entry<String, JsonNode>> stream(JsonNode object) {
        return object.properties().stream();
    }

    /** The items of an array, in order. */
    static Stream<JsonNode> items(JsonNode array) {
        return array.valueStream();
    }

    /** The node, or what it refers to. */
    static JsonNode resolve(JsonNode node) {
        JsonNode reached = node;
        while (reached.has("$ref")) {
            String reference = reached.get("$ref").textValue();
            reached = ROOT.at(reference.substring(1));
            if (reached.isMissingNode()) {
                throw new AssertionError("the contract refers to " + reference + ", which it does not have");
            }
        }
        return reached;
    }

    /** A schema of this name. */
    static JsonNode schema(String name) {
        JsonNode schema = ROOT.path("components").path("schemas").path(name);
        if (schema.isMissingNode()) {
            throw new AssertionError("the contract has no schema " + name);
        }
        return schema;
    }

    /** Where and why the value does not fit the schema, each fault beginning with a JSON pointer; empty if it does. */
    static List<String> faults(JsonNode schema, JsonNode value) {
        return compiled(schema).validate(value).stream()
                .map(fault -> "\"" + fault.getInstanceLocation() + "\": " + fault.getError() + " (schema "
                        + fault.getSchemaLocation().getFragment() + ")")
                .sorted()
                .toList();
    }

    private static JsonSchema compiled(JsonNode schema) {
        return COMPILED.computeIfAbsent(
                schema, node -> SCHEMAS.getSchema(json(refined(node).getBytes(StandardCharsets.UTF_8)), STRICT));
    }

    /** A pattern as JSON schemas mean it: {@code $} is the very end, not before a last line feed, as in Java. */
    private static RegularExpression pattern(String regex) {
        Pattern pattern = Pattern.compile(regex.replaceFirst("\\$$", "\\\\z"));
        return value -> pattern.matcher(value).find();
    }

    /** All schemas as one JSON schema. */
    private static String definitions() {
        return "{\"$defs\":" + refined(ROOT.path("components").path("schemas")) + "}";
    }

    private static String refined(JsonNode node) {
        return node.toString().replace("\"$ref\":\"#/components/schemas/", "\"$ref\":\"" + IRI + "#/$defs/");
    }
}
