package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts are in the language that the request asks for. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class LanguagesTest {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-z0-9]+}");

    /** What is the same everywhere: names, and titles of sources. */
    private static final Pattern SAME =
            Pattern.compile("preset\\.[a-z]+\\.(name|source\\.(title|language))|json\\.where|at\\.comma");

    /** The forms of nouns beside those that English has. */
    private static final Set<String> FORMS = Set.of("within.one", "within.few", "plies.one", "plies.few");

    private static final String CUT_JSON = "{\"rules\": ";

    private static final String ILLEGAL = """
            {"rules": "bell", "notation": "8/8/8/8/1A6/2A2D2 0 A", "moves": ["c1-c2"]}""";

    private static Properties bundle(String name, Language language) throws IOException {
        String suffix = language == Language.ENGLISH ? "" : "_" + language.tag();
        Properties texts = new Properties();
        try (var file = LanguagesTest.class.getResourceAsStream(name + suffix + ".properties")) {
            texts.load(new InputStreamReader(java.util.Objects.requireNonNull(file), StandardCharsets.UTF_8));
        }
        return texts;
    }

    private static Set<String> placeholders(String text) {
        return PLACEHOLDER.matcher(text).results().map(found -> found.group()).collect(Collectors.toSet());
    }

    private static boolean isForm(String key) {
        return FORMS.contains(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"problems", "rules", "hints", "levels", "pictures"})
    void everyTextIsThereInEveryLanguage(String name) throws IOException {
        Properties english = bundle(name, Language.ENGLISH);
        for (Language language : Language.values()) {
            Properties texts = bundle(name, language);
            Set<String> keys = new TreeSet<>(texts.stringPropertyNames());
            keys.removeIf(LanguagesTest::isForm);
            assertEquals(new TreeSet<>(english.stringPropertyNames()), keys, language.tag());
            for (String key : keys) {
                String text = texts.getProperty(key);
                assertEquals(placeholders(english.getProperty(key)), placeholders(text), language.tag() + " " + key);
                assertTrue(
                        language == Language.ENGLISH
                                || SAME.matcher(key).matches()
                                || !text.equals(english.getProperty(key)),
                        language.tag() + " " + key + " is left in English");
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "de | GERMAN",
                "de-AT, en;q=0.5 | GERMAN",
                "DE | GERMAN",
                "ru;q=0.2, cs;q=0.8 | CZECH",
                "es, fr;q=0.3 | FRENCH",
                "en, de | ENGLISH",
                "es | ENGLISH",
                "* | ENGLISH",
                "de;q=0, cs;q=0.1 | CZECH",
                "de;q=x | ENGLISH",
                ";;, | ENGLISH",
                "'' | ENGLISH"
            })
    void theMostWantedLanguageIsTaken(String header, Language expected) {
        assertEquals(expected, Language.wanted(header));
    }

    @ParameterizedTest
    @EnumSource
    void problemsAreInTheLanguage(Language language) throws IOException {
        Properties texts = bundle("problems", language);
        Response cut = Api.given()
                .header("Accept-Language", language.tag())
                .body(CUT_JSON)
                .post("/v1/positions/play");
        assertEquals(400, cut.statusCode());
        assertEquals(texts.getProperty("unreadableJson.title"), cut.path("title"));
        isIn(language, cut);

        Response illegal = Api.given()
                .header("Accept-Language", language.tag())
                .body(ILLEGAL)
                .post("/v1/positions/play");
        assertEquals(422, illegal.statusCode());
        assertEquals(texts.getProperty("attackerCannotRetreat.rule"), illegal.path("errors[0].detail"));

        Response unknown = Api.given().header("Accept-Language", language.tag()).get("/v1/nothing");
        assertEquals(texts.getProperty("notFound.detail"), unknown.path("detail"));
        isIn(language, unknown);

        Response picture = Api.given()
                .header("Accept-Language", language.tag())
                .accept("image/png")
                .get("/v1/levels");
        assertEquals(texts.getProperty("notAcceptable.title"), picture.path("title"));
        isIn(language, picture);
    }

    /** Those that ask the database are worked on by other threads, as are long requests. */
    @ParameterizedTest
    @EnumSource
    void theLanguageIsKnownOnEveryThread(Language language) throws IOException {
        Properties texts = bundle("problems", language);
        Response player = Api.given().header("Accept-Language", language.tag()).get("/v1/players/Nobody-there");
        assertEquals(404, player.statusCode());
        assertEquals(texts.getProperty("unknownPlayer.detail"), player.path("errors[0].detail"));

        String moves = "\"f6-f5\", \"d1-d2\", \"f5-f6\"" + ", \"f5-f6\"".repeat(300);
        Response illegal = Api.given()
                .header("Accept-Language", language.tag())
                .body("{\"rules\": \"bell\", \"moves\": [" + moves + "]}")
                .post("/v1/positions/play");
        assertEquals(texts.getProperty("attackerCannotRetreat.rule"), illegal.path("errors[0].detail"));
    }

    @ParameterizedTest
    @EnumSource
    void hintsAreInTheLanguageAlsoFromTheCache(Language language) throws IOException {
        Set<String> themes = new HashSet<>();
        Properties texts = bundle("hints", language);
        texts.stringPropertyNames()
                .forEach(key -> themes.add(texts.getProperty(key).replaceAll("\\{.*", "")));
        for (int time = 0; time < 2; time++) {
            Response hint = Api.given()
                    .header("Accept-Language", language.tag())
                    .body("{\"rules\": \"fosdick\", \"grade\": 4, \"seed\": 77}")
                    .post("/v1/positions/hint");
            assertEquals(200, hint.statusCode());
            List<String> said = hint.path("reasons.text");
            assertTrue(!said.isEmpty(), hint::asString);
            said.forEach(text -> assertTrue(themes.stream().anyMatch(text::startsWith), text));
            isIn(language, hint);
        }
    }

    @Test
    void fixedAnswersAreTaggedByLanguage() {
        Set<String> tags = new HashSet<>();
        for (Language language : Language.values()) {
            Response list =
                    Api.given().header("Accept-Language", language.tag()).get("/v1/rulesets");
            isIn(language, list);
            String tag = list.header("ETag");
            assertTrue(tags.add(tag), tag);
            for (Language other : Language.values()) {
                int status = Api.given()
                        .header("Accept-Language", other.tag())
                        .header("If-None-Match", tag)
                        .get("/v1/rulesets")
                        .statusCode();
                assertEquals(other == language ? 304 : 200, status);
            }
        }
    }

    @Test
    void whatHasNoTextsIsTheSameForAll() {
        Response german = Api.given().header("Accept-Language", "de").get("/v1/board");
        Response english = Api.given().get("/v1/board");
        assertEquals(english.header("ETag"), german.header("ETag"));
        assertEquals(null, german.header("Content-Language"));
        assertNotEquals(null, german.header("Vary"));
    }

    @ParameterizedTest
    @EnumSource
    void picturesAreDescribedInTheLanguage(Language language) throws IOException {
        Response picture = Api.given().header("Accept-Language", language.tag()).get("/v1/positions/image.svg");

        assertEquals(200, picture.statusCode());
        String svg = picture.asString();
        assertTrue(svg.contains("xml:lang=\"" + language.tag() + "\""), svg);
        assertTrue(svg.contains(bundle("pictures", language).getProperty("castle.0")), svg);
        isIn(language, picture);
    }

    private static void isIn(Language language, Response answer) {
        assertEquals(List.of(language.tag()), answer.headers().getValues("Content-Language"));
        assertTrue(answer.headers().getValues("Vary").contains("Accept-Language"));
    }
}
