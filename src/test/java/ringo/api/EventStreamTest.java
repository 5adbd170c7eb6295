package ringo.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Event streams as a client reads them, cut and resumed. */
@QuarkusTest
@Execution(ExecutionMode.SAME_THREAD)
class EventStreamTest {

    private final List<Reader> readers = new ArrayList<>();
    private Given.Caller jana;

    EventStreamTest() {}

    @BeforeEach
    void begin() {
        Given.NOBODY.prepare();
        jana = Given.jana();
    }

    @AfterEach
    void cut() throws IOException {
        for (Reader reader : readers) {
            reader.close();
        }
    }

    private Reader open(String path, String lastEventId) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) new URL(RestAssured.baseURI + ":" + RestAssured.port + path).openConnection();
        connection.setReadTimeout(20_000);
        connection.setRequestProperty("Accept", "text/event-stream");
        connection.setRequestProperty("Authorization", "Bearer " + jana.secret());
        if (!lastEventId.isEmpty()) {
            connection.setRequestProperty("Last-Event-ID", lastEventId);
        }
        assertEquals(200, connection.getResponseCode());
        assertEquals("no-store", connection.getHeaderField("Cache-Control"));
        assertTrue(connection.getContentType().startsWith("text/event-stream"));
        Reader reader = new Reader(
                connection,
                new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8)));
        readers.add(reader);
        return reader;
    }

    private record Reader(HttpURLConnection connection, BufferedReader lines) {

        /** The id and name of the next event, whose data are held to the contract; empty at the end of the stream. */
        String next() throws IOException {
            List<String> block = new ArrayList<>();
            String line = lines.readLine();
            while (line != null) {
                if (!line.isEmpty()) {
                    block.add(line);
                } else if (block.stream().anyMatch(part -> part.startsWith("id: "))) {
                    String data = block.get(2).substring("data: ".length());
                    assertEquals(
                            List.of(),
                            Contract.faults(
                                    Contract.schema("PlayEvent"),
                                    Contract.json(data.getBytes(StandardCharsets.UTF_8))));
                    return block.get(0) + ", " + block.get(1);
                } else {
                    block.clear();
                }
                line = lines.readLine();
            }
            return "";
        }

        void close() throws IOException {
            connection.disconnect();
            lines.close();
        }
    }

    private void createGame() {
        RestAssured.given()
                .header("Authorization", "Bearer " + jana.secret())
                .contentType("application/json")
                .body("{\"opponent\": {\"kind\": \"open\"}}")
                .post("/v1/games")
                .then()
                .statusCode(201);
    }

    @Test
    void tellsWhatWasAndWhatComes() throws IOException {
        createGame();
        Reader reader = open("/v1/me/events", "");
        assertEquals("id: 1, event: gameCreated", reader.next());
        createGame();
        createGame();
        assertEquals("id: 2, event: gameCreated", reader.next());
        assertEquals("id: 3, event: gameCreated", reader.next());
    }

    @Test
    void goesOnAfterTheLastEventThatTheClientHas() throws IOException {
        for (int i = 0; i < 4; i++) {
            createGame();
        }
        assertEquals(
                "id: 4, event: gameCreated", open("/v1/me/events?after=3", "").next());
        assertEquals(
                "id: 3, event: gameCreated", open("/v1/me/events?after=3", "2").next());
    }

    @Test
    void bringsMoreThanOneReadOfTheLog() throws IOException {
        Given.sql("insert into event (player_id, number, game_id, type, version, ply, at)"
                + " select (select id from player), n, '" + game() + "', 'gameJoined', 1, 0, now()"
                + " from generate_series(2, 350) n");
        Given.sql("update player set last_event = 350");
        Reader reader = open("/v1/me/events?after=1", "");
        for (int number = 2; number <= 350; number++) {
            assertEquals("id: " + number + ", event: gameJoined", reader.next());
        }
        createGame();
        assertEquals("id: 351, event: gameCreated", reader.next());
    }

    private String game() {
        createGame();
        return RestAssured.given()
                .header("Authorization", "Bearer " + jana.secret())
                .get("/v1/me/games")
                .jsonPath()
                .getString("games[0].id");
    }

    @Test
    void endsWhenTheTokenIsRevoked() throws IOException {
        Reader reader = open("/v1/me/events", "");
        jana.revoke();
        assertEquals("", reader.next());
    }

    @Test
    void refusesAPlaceThatIsNone() {
        RestAssured.given()
                .header("Authorization", "Bearer " + jana.secret())
                .header("Accept", "text/event-stream")
                .header("Last-Event-ID", "last")
                .get("/v1/me/events")
                .then()
                .statusCode(400)
                .contentType("application/problem+json");
    }
}
