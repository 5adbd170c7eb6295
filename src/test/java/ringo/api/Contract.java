package ringo.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.oas.OpenApi31;
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

    private static final String IRI = "https://ringo.invalid/openapi.yaml";

    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.metaSchema(OpenApi31.getInstance())
                    .defaultMetaSchemaIri(OpenApi31.getInstance().getIri())
                    .schemaLoaders(loaders -> loaders.schemas(Map.of(IRI, ROOT.toString()))));

    private static final SchemaValidatorsConfig STRICT = SchemaValidatorsConfig.builder()
            .pathType(PathType.JSON_POINTER)
            .formatAssertionsEnabled(true)
            .build();

    private static final Map<JsonNode, JsonSchema> COMPILED = new ConcurrentHashMap<>();

    private Contract() {}

    /** A method at a path template. */
    record Operation(String method, String template, JsonNode node) {

        boolean matches(String path) {
            return Pattern.matches(template.replaceAll("\\{[^}]*}", "[^/]+"), path);
        }

        /** The parameters, those of the path item among them. */
        List<JsonNode> parameters() {
            JsonNode shared = ROOT.path("paths").path(template).path("parameters");
            return Stream.of(shared, node.path("parameters"))
                    .flatMap(Contract::items)
                    .map(Contract::resolve)
                    .toList();
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
                schema,
                node -> SCHEMAS.getSchema(
                        json(node.toString()
                                .replace("\"$ref\":\"#/", "\"$ref\":\"" + IRI + "#/")
                                .getBytes(StandardCharsets.UTF_8)),
                        STRICT));
    }
}
