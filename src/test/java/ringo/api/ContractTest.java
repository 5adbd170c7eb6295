package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import ringo.analysis.Cost;
import ringo.analysis.EndgameCost;
import ringo.analysis.ReasonCode;
import ringo.board.Castle;
import ringo.board.Cell;
import ringo.board.Segment;
import ringo.board.Shade;
import ringo.engine.Analysis;
import ringo.engine.Value;
import ringo.game.GameState;
import ringo.game.SideChoice;
import ringo.game.Visibility;
import ringo.picture.Sheet;
import ringo.picture.Theme;
import ringo.player.Scope;
import ringo.rules.CastleGoal;
import ringo.rules.Codes;
import ringo.rules.Event;
import ringo.rules.GameOutcome;
import ringo.rules.MoveKind;
import ringo.rules.NeutralZoneLimit;
import ringo.rules.Outcome;
import ringo.rules.Preset;
import ringo.rules.Repetition;
import ringo.rules.Result;
import ringo.rules.RingMove;
import ringo.rules.RuleOption;
import ringo.rules.Side;

/** The contract says of the code what the code is: its operations, its words, its options. */
class ContractTest {

    private static final Collector<String, ?, SortedSet<String>> SORTED = Collectors.toCollection(TreeSet::new);

    @Nested
    class TheOperations {

        /** What a caller has to know of an operation to call it. */
        record Signature(
                String operation,
                SortedSet<String> parameters,
                SortedSet<String> consumes,
                SortedSet<String> produces) {

            /** Methods that differ only in what they answer with are one operation. */
            Signature with(Signature other) {
                assertEquals(consumes, other.consumes);
                return new Signature(
                        operation, both(parameters, other.parameters), consumes, both(produces, other.produces));
            }
        }

        private static SortedSet<String> both(SortedSet<String> one, SortedSet<String> other) {
            SortedSet<String> both = new TreeSet<>(one);
            both.addAll(other);
            return both;
        }

        @Test
        void areThoseOfTheResources() {
            assertIterableEquals(
                    sorted(Contract.OPERATIONS.stream().map(this::documented)),
                    sorted(ringo.api.Operations.RESOURCES.stream()
                            .flatMap(this::implemented)
                            .collect(Collectors.toMap(Signature::operation, one -> one, Signature::with))
                            .values()
                            .stream()));
        }

        @Test
        void areThoseOfAllResources() {
            Set<String> annotated = new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("ringo").stream()
                            .filter(type -> type.isAnnotatedWith(Path.class))
                            .map(JavaClass::getName)
                            .collect(SORTED);

            assertEquals(
                    annotated,
                    ringo.api.Operations.RESOURCES.stream().map(Class::getName).collect(SORTED));
        }

        @Test
        void needTheScopesThatTheCodeWants() {
            Map<String, List<String>> documented = new TreeMap<>();
            Contract.OPERATIONS.forEach(
                    operation -> operation.scopes().ifPresent(scopes -> documented.put(operation.toString(), scopes)));
            Map<String, List<String>> wanted = new TreeMap<>();
            ringo.api.Operations.RESOURCES.forEach(resource -> Arrays.stream(resource.getDeclaredMethods())
                    .forEach(method -> {
                        Authorised authorised = method.getAnnotation(Authorised.class);
                        if (authorised != null) {
                            implemented(resource, method)
                                    .forEach(signature ->
                                            wanted.put(signature.operation(), Words.codes(authorised.value())));
                        }
                    }));

            assertEquals(wanted, documented);
        }

        private List<Signature> sorted(Stream<Signature> signatures) {
            return signatures.sorted(Comparator.comparing(Signature::operation)).toList();
        }

        private Signature documented(Contract.Operation operation) {
            JsonNode node = operation.node();
            return new Signature(
                    operation.toString(),
                    operation.parameters().stream()
                            .filter(parameter ->
                                    !parameter.path("in").textValue().equals("header"))
                            .map(parameter -> parameter.path("in").textValue() + " "
                                    + parameter.path("name").textValue())
                            .collect(SORTED),
                    names(Contract.resolve(node.path("requestBody")).path("content")),
                    Contract.stream(node.path("responses"))
                            .filter(response -> response.getKey().startsWith("2"))
                            .flatMap(response ->
                                    names(Contract.resolve(response.getValue()).path("content")).stream())
                            .collect(SORTED));
        }

        private Stream<Signature> implemented(Class<?> resource) {
            return Arrays.stream(resource.getDeclaredMethods()).flatMap(method -> implemented(resource, method));
        }

        private Stream<Signature> implemented(Class<?> resource, Method method) {
            return Arrays.stream(method.getAnnotations())
                    .map(Annotation::annotationType)
                    .flatMap(type -> Stream.ofNullable(type.getAnnotation(HttpMethod.class)))
                    .map(verb -> implemented(resource, method, verb.value()));
        }

        private Signature implemented(Class<?> resource, Method method, String verb) {
            String path = Stream.of(resource, method)
                    .flatMap(element -> Stream.ofNullable(element.getAnnotation(Path.class)))
                    .map(part -> "/" + part.value().replaceFirst("^/", ""))
                    .collect(Collectors.joining());
            boolean takesBody =
                    Arrays.stream(method.getParameters()).anyMatch(parameter -> parameter.getAnnotations().length == 0);
            return new Signature(
                    verb + " " + path,
                    Stream.concat(Arrays.stream(method.getParameters()).flatMap(this::name), queried(method))
                            .collect(SORTED),
                    takesBody ? types(resource, method, Consumes.class, Consumes::value) : new TreeSet<>(),
                    types(resource, method, Produces.class, Produces::value));
        }

        private Stream<String> name(Parameter parameter) {
            return Stream.concat(
                    Stream.ofNullable(parameter.getAnnotation(PathParam.class)).map(path -> "path " + path.value()),
                    Stream.ofNullable(parameter.getAnnotation(QueryParam.class))
                            .map(query -> "query " + query.value()));
        }

        private Stream<String> queried(Method method) {
            return Stream.ofNullable(method.getAnnotation(Queried.class))
                    .flatMap(queried -> Arrays.stream(queried.value().getEnumConstants()))
                    .map(parameter -> "query " + Codes.of(parameter));
        }

        private <A extends Annotation> SortedSet<String> types(
                Class<?> resource, Method method, Class<A> annotation, Function<A, String[]> value) {
            return Stream.<AnnotatedElement>of(method, resource)
                    .flatMap(element -> Stream.ofNullable(element.getAnnotation(annotation)))
                    .findFirst()
                    .stream()
                    .flatMap(found -> Arrays.stream(value.apply(found)))
                    .collect(SORTED);
        }
    }

    @Nested
    class Words {

        /** Every schema that is a list of words, and the words of the code. */
        private static final Map<String, List<String>> ENUMS = Map.ofEntries(
                Map.entry("Side", codes(Side.values())),
                Map.entry("RuleOptionKind", codes(OptionMeaningJson.Kind.values())),
                Map.entry("Scope", codes(Scope.values())),
                Map.entry("Shade", codes(Shade.values())),
                Map.entry("PictureTheme", codes(Theme.values())),
                Map.entry("Paper", codes(Sheet.Paper.values())),
                Map.entry("MoveKind", codes(MoveKind.values())),
                Map.entry("GameResult", codes(Result.values())),
                Map.entry("OutcomeReason", codes(Outcome.Reason.values())),
                Map.entry("DefenderRingMove", codes(RingMove.values())),
                Map.entry("NeutralZoneLimit", codes(NeutralZoneLimit.values())),
                Map.entry("CastleGoal", codes(CastleGoal.values())),
                Map.entry("RepetitionRule", codes(Repetition.values())),
                Map.entry("GameEventType", events()),
                Map.entry("Verdict", names(Value.class)),
                Map.entry("StoppedBy", codes(Analysis.StoppedBy.values())),
                Map.entry("GameState", codes(GameState.values())),
                Map.entry("Visibility", codes(Visibility.values())),
                Map.entry("SideChoice", codes(SideChoice.values())),
                Map.entry("OpponentKind", codes(GameRequest.Kind.values())),
                Map.entry("ParticipantKind", codes(ParticipantJson.Kind.values())),
                Map.entry("GameOutcomeResult", codes(GameOutcome.Result.values())),
                Map.entry("GameOutcomeReason", codes(GameOutcome.Reason.values())),
                Map.entry("PlayEventType", codes(ringo.game.GameEvent.Type.values())),
                Map.entry("HintCode", codes(ReasonCode.values())),
                Map.entry("HintCostKind", codes(Cost.Kind.values())),
                Map.entry("EndgameVerdict", codes(EndgameAnswer.Verdict.values())),
                Map.entry("EndgameCostKind", codes(EndgameCost.Kind.values())));

        private static List<String> codes(Enum<?>[] constants) {
            return Arrays.stream(constants).map(Codes::of).toList();
        }

        private static List<String> events() {
            return names(Event.class);
        }

        private static List<String> names(Class<?> sealed) {
            return Arrays.stream(sealed.getPermittedSubclasses())
                    .map(Class::getSimpleName)
                    .map(name -> name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1))
                    .toList();
        }

        @Test
        void areThoseOfTheEnums() {
            Map<String, List<String>> documented = new LinkedHashMap<>();
            Contract.stream(Contract.ROOT.path("components").path("schemas"))
                    .filter(schema -> schema.getValue().has("enum"))
                    .forEach(schema -> documented.put(
                            schema.getKey(), texts(schema.getValue().get("enum"))));

            assertIterableEquals(new TreeMap<>(ENUMS).entrySet(), new TreeMap<>(documented).entrySet());
        }

        @Test
        void areThoseOfThePresets() {
            assertEquals(
                    "^(" + Arrays.stream(Preset.values()).map(Preset::text).collect(Collectors.joining("|")) + ")$",
                    Contract.schema("RuleSetName").path("pattern").textValue());
        }

        @Test
        void areThoseOfTheBoard() {
            List<String> cells = Cell.all().stream().map(Cell::text).toList();
            List<String> segments =
                    Arrays.stream(Segment.values()).map(Segment::text).toList();

            assertEquals(segments, fitting("Segment", segments));
            assertEquals(cells, fitting("Cell", cells));
            assertEquals(List.of(), fitting("Cell", List.of(Castle.CASTLE.text())));
            assertEquals(List.of(Castle.CASTLE.text()), fitting("Place", List.of(Castle.CASTLE.text())));
        }

        private List<String> fitting(String schema, List<String> texts) {
            Pattern pattern =
                    Pattern.compile(Contract.schema(schema).path("pattern").textValue());
            return texts.stream()
                    .filter(text -> pattern.matcher(text).matches())
                    .toList();
        }

        @Test
        void areThoseOfTheTypesOfProblems() {
            String description = Contract.schema("Problem")
                    .path("properties")
                    .path("type")
                    .path("description")
                    .textValue();

            assertEquals(
                    Arrays.stream(ProblemType.values()).map(ProblemType::code).toList(),
                    Pattern.compile("`([a-z][A-Za-z]*)`")
                            .matcher(description)
                            .results()
                            .map((MatchResult match) -> match.group(1))
                            .toList());
        }

        @Test
        void areThoseOfTheCodesOfProblems() {
            JsonNode pages = Contract.OPERATIONS.stream()
                    .filter(operation -> operation.template().equals("/problems"))
                    .flatMap(operation -> ContractExample.of(operation, "200").stream())
                    .map(ContractExample::value)
                    .findFirst()
                    .orElseThrow()
                    .path("problems");

            assertEquals(
                    ProblemPage.all().stream().map(ProblemPage::code).toList(),
                    Contract.items(pages)
                            .map(page -> page.path("code").textValue())
                            .toList());
        }
    }

    @Nested
    class Options {

        @Test
        void areThoseOfARuleSet() {
            Set<String> options =
                    Arrays.stream(RuleOption.values()).map(RuleOption::text).collect(Collectors.toSet());

            assertEquals(options, names(Contract.schema("RuleSetOptions").path("properties")));
            assertEquals(
                    options, Set.copyOf(texts(Contract.schema("RuleSetOptions").path("required"))));
            options.add("base");
            assertEquals(options, names(Contract.schema("RuleOptions").path("properties")));
        }

        @Test
        void takeTheValuesOfTheirDomain() {
            Map<String, String> documented = new LinkedHashMap<>();
            Map<String, String> known = new LinkedHashMap<>();
            for (RuleOption option : RuleOption.values()) {
                known.put(option.text(), domain(option));
                documented.put(
                        option.text(),
                        domain(Contract.resolve(Contract.schema("RuleOptions")
                                .path("properties")
                                .path(option.text()))));
            }

            assertEquals(known, documented);
        }

        private String domain(RuleOption option) {
            if (option.domain() instanceof RuleOption.Domain.Numbers numbers) {
                return "integer from " + numbers.least() + " to " + numbers.most();
            }
            return option.domain() instanceof RuleOption.Domain.Choices choices
                    ? "string of " + choices.texts()
                    : "boolean";
        }

        private String domain(JsonNode schema) {
            String type = schema.path("type").textValue();
            return switch (type) {
                case "integer" -> type + " from " + schema.path("minimum") + " to " + schema.path("maximum");
                case "string" -> type + " of " + texts(schema.path("enum"));
                default -> type;
            };
        }

        @Test
        void comeBackAsWhatTheyAre() {
            for (RuleOption option : RuleOption.values()) {
                String expected = option.domain() instanceof RuleOption.Domain.Numbers
                        ? "IntegerOption"
                        : option.domain() instanceof RuleOption.Domain.Choices ? "ChoiceOption" : "FlagOption";

                assertEquals(
                        "#/components/schemas/" + expected,
                        Contract.schema("RuleSetOptions")
                                .path("properties")
                                .path(option.text())
                                .path("$ref")
                                .textValue(),
                        option.text());
            }
        }
    }

    /** What every schema keeps to. */
    @Nested
    class Schemas {

        @Test
        void leaveNothingOpen() {
            List<String> open = new ArrayList<>();
            Contract.stream(Contract.ROOT.path("components").path("schemas"))
                    .forEach(schema -> look(schema.getKey(), schema.getValue(), open));

            assertEquals(List.of(), open);
        }

        private void look(String name, JsonNode schema, List<String> open) {
            openness(schema).ifPresent(why -> open.add(name + " " + why));
            Contract.stream(schema.path("properties"))
                    .forEach(property -> look(name + "." + property.getKey(), property.getValue(), open));
            if (schema.has("items")) {
                look(name + "[]", schema.get("items"), open);
            }
        }

        private Optional<String> openness(JsonNode schema) {
            boolean closed = switch (schema.path("type").asText()) {
                case "object" ->
                    schema.path("additionalProperties").isBoolean()
                            && !schema.path("additionalProperties").booleanValue();
                case "array" -> schema.has("maxItems") && schema.has("items");
                case "integer", "number" -> schema.has("minimum") && schema.has("maximum");
                case "string" -> schema.has("maxLength") || schema.has("enum") || endsByItself(schema);
                case "boolean" -> true;
                default -> schema.has("$ref") || schema.has("oneOf");
            };
            return closed ? Optional.empty() : Optional.of("has no bound: " + schema);
        }

        private boolean endsByItself(JsonNode schema) {
            String pattern = schema.path("pattern").asText();
            return pattern.startsWith("^") && pattern.endsWith("$") && !Pattern.matches(".*[*+].*|.*,}.*", pattern);
        }

        @Test
        void fitTheirOwnExamples() {
            List<String> faults = new ArrayList<>();
            Contract.stream(Contract.ROOT.path("components").path("schemas"))
                    .forEach(schema -> Contract.items(schema.getValue().path("examples"))
                            .flatMap(example -> Contract.faults(schema.getValue(), example).stream())
                            .forEach(faults::add));
            Contract.OPERATIONS.stream()
                    .flatMap(operation -> operation.parameters().stream())
                    .flatMap(parameter -> Contract.faults(parameter.path("schema"), parameter.path("example")).stream())
                    .forEach(faults::add);

            assertEquals(List.of(), faults);
        }
    }

    private static SortedSet<String> names(JsonNode object) {
        return Contract.stream(object).map(Map.Entry::getKey).collect(SORTED);
    }

    private static List<String> texts(JsonNode array) {
        return Contract.items(array).map(JsonNode::textValue).toList();
    }
}
