package ringo.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import ringo.notation.MoveText;
import ringo.rules.FastGenerator;
import ringo.rules.Line;
import ringo.rules.Move;
import ringo.rules.Preset;

/**
 * Prepares a load: pairs of players with one game each, through HTTP, and a line of moves that all games can be played along. Writes
 * what the scripts need: {@code players.csv} with game, both tokens and both ids, and {@code line.txt}.
 */
public final class Players {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long SEED = 7;

    private final HttpClient client = HttpClient.newHttpClient();
    private final String base;

    private Players(String base) {
        this.base = base;
    }

    /**
     * Prepares it.
     *
     * @param arguments the service's address, how many pairs, how many plies, and the folder for the files
     */
    public static void main(String... arguments) throws IOException, InterruptedException {
        Players players = new Players(arguments[0]);
        int pairs = Integer.parseInt(arguments[1]);
        Path folder = Path.of(arguments[3]);
        Files.createDirectories(folder);
        try (PrintStream out =
                new PrintStream(Files.newOutputStream(folder.resolve("players.csv")), false, StandardCharsets.UTF_8)) {
            for (int i = 0; i < pairs; i++) {
                out.println(players.pair(i));
            }
        }
        Files.write(folder.resolve("line.txt"), line(Integer.parseInt(arguments[2])), StandardCharsets.UTF_8);
    }

    private String pair(int number) throws IOException, InterruptedException {
        JsonNode attacker = player("attacker-" + number);
        JsonNode defender = player("defender-" + number);
        String token = attacker.at("/token/secret").textValue();
        JsonNode game = send(
                "/v1/games",
                token,
                "{\"rules\":\"bell\",\"side\":\"attacker\",\"opponent\":{\"kind\":\"open\"},\"timePerMove\":\"P3D\"}");
        String id = game.get("id").textValue();
        String other = defender.at("/token/secret").textValue();
        send("/v1/games/" + id + "/join", other, "");
        return String.join(
                ",",
                id,
                token,
                other,
                attacker.get("id").textValue(),
                defender.get("id").textValue());
    }

    private JsonNode player(String name) throws IOException, InterruptedException {
        return send("/v1/players", "", "{\"name\":\"" + name + "\"}");
    }

    private JsonNode send(String path, String token, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .header("If-Match", "\"1\"");
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json");
        }
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() / 100 != 2) {
            throw new IllegalStateException(path + ": " + answer.statusCode() + " " + answer.body());
        }
        return JSON.readTree(answer.body());
    }

    /** Random moves that do not end the game. */
    private static List<String> line(int plies) {
        Random random = new Random(SEED);
        List<Move> moves = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        while (moves.size() < plies) {
            Line line = new Line(
                    new FastGenerator(Preset.BELL.rules()), Preset.BELL.rules().start());
            moves.forEach(line::play);
            List<Move> legal = line.legalMoves();
            Move next = legal.get(random.nextInt(legal.size()));
            line.play(next);
            if (!line.outcome().decided()) {
                moves.add(next);
                texts.add(MoveText.write(next, next.ambiguousAmong(legal)));
            } else if (legal.size() == 1) {
                moves.clear();
                texts.clear();
            }
        }
        return texts.stream().collect(Collectors.toList());
    }
}
