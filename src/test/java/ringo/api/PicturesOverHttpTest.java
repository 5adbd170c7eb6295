package ringo.api;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import ringo.picture.Notes;

/** Pictures of positions, as callers get them. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class PicturesOverHttpTest {

    /** The codes of problems that are reached here. */
    static final List<String> CODES = List.of("unreadableArrows", "undrawableText", "picturesBusy");

    private static final String SVG = "/v1/positions/image.svg";

    private static Response get(String path) {
        return Api.given().urlEncodingEnabled(false).get(path.replaceFirst("\\?$", ""));
    }

    private static void assertWellFormed(byte[] svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg));
    }

    @Nested
    class OfAPosition {

        @Test
        void isTheStartWithoutAQuery() {
            get(SVG).then()
                    .statusCode(200)
                    .contentType("image/svg+xml")
                    .header("Cache-Control", "public, max-age=31536000, immutable")
                    .header("Content-Security-Policy", "default-src 'none'; sandbox")
                    .header("X-Content-Type-Options", "nosniff")
                    .body(containsString("<title id=\"ringo-title\">Ringo position</title>"))
                    .body(containsString("Attackers on b6, c6, d6, e6, f6, g6, h6. Defenders on b1, d1, f1, h1."
                            + " The castle is empty. The attacker is to move."));
        }

        @Test
        void isTheSameEveryTime() {
            assertArrayEquals(
                    get(SVG).asByteArray(), get(SVG + "?rules=fosdick&size=480").asByteArray());
        }

        @Test
        void saysWhatElseItShows() {
            get(SVG
                            + "?rules=bell&position=8/8/8/8/1A6/2A2D2_1_A&lastMove=f2-f1&arrows=c1-castle&highlight=b1,a1&targets=c1")
                    .then()
                    .statusCode(200)
                    .body(containsString("One attacker is in the castle."))
                    .body(containsString("The last move was from f2 to f1."))
                    .body(containsString("An arrow from c1 to castle."))
                    .body(containsString("Highlighted: a1, b1."))
                    .body(containsString("The piece on c1 may go to castle, b1, d1."));
        }

        @Test
        void showsNoTargetsWhereThereAreNone() {
            get(SVG + "?targets=a1").then().body(containsString("No piece may go from a1."));
            get(SVG + "?targets=b1").then().body(containsString("No piece may go from b1."));
        }

        @Test
        void holdsACaptionAsText() throws Exception {
            Response answer = get(SVG + "?caption=" + URLEncoder.encode("<b>\"&'</b>", StandardCharsets.UTF_8));

            answer.then()
                    .statusCode(200)
                    .body(containsString("&lt;b&gt;&quot;&amp;'&lt;/b&gt;"))
                    .body(not(containsString("<b>")));
            assertWellFormed(answer.asByteArray());
        }

        @Test
        void isNotSentAgain() {
            String tag = get(SVG).header("ETag");

            Api.given()
                    .header("If-None-Match", tag)
                    .get(SVG)
                    .then()
                    .statusCode(304)
                    .header("ETag", equalTo(tag));
            Api.given().header("If-None-Match", "\"other\"").get(SVG).then().statusCode(200);
        }
    }

    @Nested
    class OfABadQuery {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "size=64&size=64",
                    "Size=64",
                    "size=",
                    "size=1e2",
                    "labels=TRUE",
                    "caption=",
                    "caption=a%0Ab",
                    "arrows=",
                    "arrows=f6-f5,",
                    "arrows=castle-f1",
                    "highlight=a1,,a2",
                    "highlight=castle",
                    "facing=ab",
                    "position=",
                    "position=8/8/8/8/8/8_0_A_0_1_2",
                    "lastMove=",
                    "targets=b7"
                })
        void isAProblem(String query) {
            get(SVG + "?" + query).then().statusCode(400).contentType(Problems.MEDIA_TYPE);
        }
    }

    static List<String> wordsOf(String path) {
        return get(path).then().statusCode(400).extract().path("errors.code");
    }

    @Test
    void arrowsAndCaptionsHaveCodesOfTheirOwn() {
        assertEquals(List.of("unreadableArrows"), wordsOf(SVG + "?arrows=f6,f5"));
        assertEquals(List.of("undrawableText"), wordsOf(SVG + "?caption=%E4%B8%AD"));
        assertEquals(List.of("tooMany"), wordsOf(SVG + "?arrows=" + "a1-a2,".repeat(16) + "a1-a2"));
        assertEquals(List.of("tooLong"), wordsOf(SVG + "?caption=" + "x".repeat(61)));
        assertEquals(List.of("duplicateField"), wordsOf(SVG + "?theme=dark&theme=dark"));
    }

    /** Values of every parameter; each pair of them occurs in some request. */
    @Nested
    class OfEveryPairOfValues {

        private static final Map<String, List<String>> VALUES = new LinkedHashMap<>();

        static {
            VALUES.put("position", List.of("", "8/1D5A/D6A/8/D7/5AD1_0_A", "8/8/8/8/8/8_2_D_5_7"));
            VALUES.put("rules", List.of("", "fosdick", "fortress", "bell", "neto"));
            VALUES.put("lastMove", List.of("", "g5-h5", "c2xcastle", "e1xa1(b1)", "pass"));
            VALUES.put("size", List.of("", "64", "777", "2048"));
            VALUES.put("theme", List.of("", "classic", "contrast", "dark", "print"));
            VALUES.put("labels", List.of("", "true", "false"));
            VALUES.put("facing", List.of("", "a", "b", "e", "h"));
            VALUES.put("arrows", List.of("", "f1-castle", "f6-f5,b1-b1,a1-e1"));
            VALUES.put("highlight", List.of("", "a1", "a1,a1,h6"));
            VALUES.put("targets", List.of("", "f1", "d3"));
            VALUES.put("caption", List.of("", "Jana%20%3C3%20Petr", "%C5%98%C3%AD%C5%A1e"));
        }

        static List<String> queries() {
            return pairwise().stream()
                    .map(row -> row.entrySet().stream()
                            .filter(value -> !value.getValue().isEmpty())
                            .map(value -> value.getKey() + "=" + value.getValue())
                            .collect(Collectors.joining("&")))
                    .toList();
        }

        /** Rows in which every pair of values of two parameters occurs, each value chosen for the most new pairs. */
        private static List<Map<String, String>> pairwise() {
            List<String> names = List.copyOf(VALUES.keySet());
            List<List<String>> open = new ArrayList<>();
            for (int i = 0; i < names.size(); i++) {
                for (int j = i + 1; j < names.size(); j++) {
                    for (String one : values(names.get(i))) {
                        for (String other : values(names.get(j))) {
                            open.add(List.of(names.get(i), one, names.get(j), other));
                        }
                    }
                }
            }
            List<Map<String, String>> rows = new ArrayList<>();
            while (!open.isEmpty()) {
                Map<String, String> row = new LinkedHashMap<>();
                List<String> first = open.get(0);
                row.put(first.get(0), first.get(1));
                row.put(first.get(2), first.get(3));
                for (String name : names) {
                    if (!row.containsKey(name)) {
                        row.put(name, best(name, row, open));
                    }
                }
                open.removeIf(pair -> covers(row, pair));
                rows.add(row);
            }
            return rows;
        }

        private static String best(String name, Map<String, String> row, List<List<String>> open) {
            String best = "";
            long most = -1;
            for (String value : values(name)) {
                Map<String, String> with = new LinkedHashMap<>(row);
                with.put(name, value);
                long covered = open.stream().filter(pair -> covers(with, pair)).count();
                if (covered > most) {
                    most = covered;
                    best = value;
                }
            }
            return best;
        }

        private static List<String> values(String name) {
            return Objects.requireNonNull(VALUES.get(name));
        }

        private static boolean covers(Map<String, String> row, List<String> pair) {
            return pair.get(1).equals(row.get(pair.get(0))) && pair.get(3).equals(row.get(pair.get(2)));
        }

        @ParameterizedTest
        @MethodSource("queries")
        void isAPicture(String query) throws Exception {
            Response answer = get(SVG + "?" + query);

            answer.then().statusCode(200).contentType("image/svg+xml");
            assertWellFormed(answer.asByteArray());
        }
    }

    @Nested
    class InPixels {

        private static final String PNG = "/v1/positions/image.png";

        @Test
        void isAsLargeAsWished() throws IOException {
            Response answer = get(PNG + "?size=200&theme=dark&caption=Jana");

            answer.then()
                    .statusCode(200)
                    .contentType("image/png")
                    .header("Cache-Control", "public, max-age=31536000, immutable")
                    .header("Content-Security-Policy", "default-src 'none'; sandbox")
                    .header("X-Content-Type-Options", "nosniff");
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(answer.asByteArray()));
            assertEquals(200, image.getWidth());
            assertEquals(215, image.getHeight());
        }

        @Test
        void isSentToNobodyWhoHasItThoughNoneCanBeDrawn() {
            String tag = get(PNG).header("ETag");

            int status = BusyPictures.during(
                    () -> Api.given().header("If-None-Match", tag).get(PNG).statusCode());
            assertEquals(304, status);
            assertNotEquals(tag, get(SVG).header("ETag"));
        }

        @Test
        void isRefusedWhileTooManyAreDrawn() {
            BusyPictures.during(() -> get(PNG))
                    .then()
                    .statusCode(503)
                    .contentType(Problems.MEDIA_TYPE)
                    .header("Retry-After", "2")
                    .body("type", equalTo("/problems/picturesBusy"));
        }
    }

    @Nested
    class OfABoardToPrint {

        static Stream<String> queries() {
            return Stream.of("a4", "letter")
                    .flatMap(paper -> Stream.of("", "&start=bell", "&start=neto&facing=a")
                            .flatMap(start -> Stream.of("", "&pieces=true", "&pieces=false&labels=false&theme=classic")
                                    .map(pieces -> "?paper=" + paper + start + pieces)));
        }

        @ParameterizedTest
        @MethodSource("queries")
        void isADocument(String query) throws Exception {
            Response svg = get("/v1/board.svg" + query);
            Response pdf = get("/v1/board.pdf" + query);

            svg.then().statusCode(200).contentType("image/svg+xml");
            assertWellFormed(svg.asByteArray());
            pdf.then().statusCode(200).contentType("application/pdf").body(startsWith("%PDF-1.7"));
        }

        @Test
        void saysWhatIsOnIt() {
            get("/v1/board.svg").then().body(containsString("A blank board."));
            get("/v1/board.svg?start=bell&pieces=true")
                    .then()
                    .body(containsString("Attackers on b6, c6"))
                    .body(containsString("seven attackers and four defenders to cut out"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"paper=A4", "start=chess", "pieces=1", "size=64", "paper=a4&paper=a4", "theme="})
        void isAProblemIfTheQueryIs(String query) {
            get("/v1/board.svg?" + query).then().statusCode(400).contentType(Problems.MEDIA_TYPE);
            get("/v1/board.pdf?" + query).then().statusCode(400).contentType(Problems.MEDIA_TYPE);
        }
    }

    @Nested
    class OfAGame {

        @Test
        void showsItAsItStands() {
            Map<String, String> game = Given.BOTH_HAVE_MOVED.prepare();
            String path = "/v1/games/" + game.get("game") + "/image.svg";
            Response answer = as(game, path + "?targets=b2");

            answer.then()
                    .statusCode(200)
                    .header("Cache-Control", "no-store")
                    .header("ETag", equalTo("\"4\""))
                    .body(containsString("The last move was from f1 to g1."))
                    .body(containsString("The piece on b2 may go to"));
            Api.given().get(path).then().statusCode(401);
        }

        private Response as(Map<String, String> game, String path) {
            return Api.given()
                    .header("Authorization", "Bearer " + game.get("token"))
                    .get(path);
        }
    }

    @Nested
    class Captions {

        @Test
        void areOfLettersThatHaveAShape() {
            List<String> without = IntStream.rangeClosed(0, 0xffff)
                    .filter(letter -> !Character.isSurrogate((char) letter))
                    .mapToObj(Character::toString)
                    .filter(PictureQuery::drawable)
                    .filter(letter -> !Notes.drawable(letter))
                    .toList();

            assertEquals(List.of(), without);
        }

        @Test
        void areThoseOfTheContract() {
            String pattern = Contract.schema("PictureCaption").path("pattern").textValue();
            assertTrue(Stream.of("Jana", "Ёлка", "Ď").allMatch(text -> text.matches(pattern)));
            IntStream.rangeClosed(0, 0xffff)
                    .filter(letter -> !Character.isSurrogate((char) letter))
                    .mapToObj(Character::toString)
                    .forEach(letter -> assertEquals(letter.matches(pattern), PictureQuery.drawable(letter), letter));
        }
    }
}
