package ringo.nodes;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import ringo.notation.GameText;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.Codes;
import ringo.rules.Line;
import ringo.rules.OptionValue;
import ringo.rules.PlainGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.Setup;
import ringo.rules.Side;

/** Looks at all games and all events when everything is over, and holds them to what was acknowledged. */
final class Audit {

    private static final Duration LONGEST_CATCH_UP = Duration.ofMinutes(2);
    private static final Set<String> BY_PLAYERS = Set.of("resignation", "agreement");

    private final Run run;
    private final Violations violations;
    private final Map<String, JsonNode> games = new LinkedHashMap<>();

    Audit(Run run) {
        this.run = run;
        violations = run.violations();
    }

    /** Everything about these players' games; each has a watch at the same place. */
    void audit(List<Player> players, List<EventWatch> watches) throws InterruptedException {
        Player reader = players.get(0);
        for (String id : run.ledger().games()) {
            JsonNode game =
                    run.read(Call.get("/v1/games/" + id, reader.token())).json();
            run.ledger().saw(game);
            games.put(id, game);
            game(id, game, reader);
        }
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get(i);
            ownGames(player);
            List<JsonNode> events = events(player, watches.get(i));
            eventsOfGames(player, events);
        }
    }

    private void game(String id, JsonNode game, Player reader) throws InterruptedException {
        String state = game.path("state").asText();
        String reason = game.path("outcome").path("reason").asText();
        run.counts().add("games " + state + ": " + reason);
        violations.check(state.equals("finished") || state.equals("aborted"), "game %s is not over: %s", id, game);
        JsonNode moves = game.path("moves");
        run.counts().add("moves in games", moves.size());
        JsonNode listed =
                run.read(Call.get("/v1/games/" + id + "/moves", reader.token())).json();
        violations.check(listed.path("moves").equals(moves), "game %s has other moves: %s, %s", id, moves, listed);
        Map<Integer, Set<Ledger.Ack>> acknowledged = run.ledger().moves(id);
        acknowledged.forEach((ply, acks) -> violations.check(
                ply <= moves.size(), "ply %d of game %s was acknowledged, %s, and is not in %s", ply, id, acks, game));
        Line line = new Line(new PlainGenerator(rules(game)), start(game));
        for (int i = 0; i < moves.size(); i++) {
            JsonNode move = moves.path(i);
            String text = move.path("text").asText();
            Side side = line.position().toMove();
            violations.check(
                    move.path("ply").asInt() == i + 1
                            && move.path("side").asText().equals(Codes.of(side)),
                    "in the place of ply %d, %s, game %s has %s",
                    i + 1,
                    side,
                    id,
                    move);
            Optional<Line.Played> played = MoveText.parse(text)
                    .map(line::play)
                    .filter(Line.Played.class::isInstance)
                    .map(Line.Played.class::cast);
            if (played.isEmpty()) {
                violations.add("ply %d of game %s, %s, is not legal: %s", i + 1, id, text, game);
                return;
            }
            String canonical = MoveText.write(played.get().move(), played.get().ambiguous());
            violations.check(canonical.equals(text), "ply %d of game %s is %s, not %s", i + 1, id, text, canonical);
            acknowledged(game, move, acknowledged.getOrDefault(i + 1, Set.of()));
        }
        ending(id, game, line);
        record(id, game, reader);
    }

    /** A player's move was acknowledged under one key, to the player who has that side; the engine's to nobody. */
    private void acknowledged(JsonNode game, JsonNode move, Set<Ledger.Ack> acks) {
        JsonNode seat = game.path("seats").path(move.path("side").asText());
        if (seat.path("kind").asText().equals("engine")) {
            run.counts().add("moves of the engine");
            violations.check(acks.isEmpty(), "the engine's move %s was acknowledged to %s in %s", move, acks, game);
            return;
        }
        boolean asItIs = acks.stream()
                .allMatch(ack -> ack.text().equals(move.path("text").asText())
                        && ack.player().id().equals(seat.path("id").asText()));
        violations.check(acks.size() == 1 && asItIs, "move %s was acknowledged as %s in game %s", move, acks, game);
    }

    private void ending(String id, JsonNode game, Line line) {
        String reason = game.path("outcome").path("reason").asText();
        violations.check(
                PositionText.write(line.position()).equals(game.path("notation").asText()),
                "game %s leads to %s: %s",
                id,
                line.position(),
                game);
        if (line.outcome().decided()) {
            violations.check(
                    Codes.of(line.outcome().result())
                                    .equals(game.path("outcome").path("result").asText())
                            && line.outcome()
                                    .reason()
                                    .map(Codes::of)
                                    .filter(reason::equals)
                                    .isPresent(),
                    "game %s ends as %s by the rules: %s",
                    id,
                    line.outcome(),
                    game);
        } else if (game.path("state").asText().equals("finished")) {
            violations.check(BY_PLAYERS.contains(reason), "game %s is over without a reason: %s", id, game);
        }
    }

    /** The record of the game as text has its moves. */
    private void record(String id, JsonNode game, Player reader) throws InterruptedException {
        String text = run.read(Call.getText("/v1/games/" + id + "/record", reader.token()))
                .body();
        List<String> moves = new ArrayList<>();
        game.path("moves").forEach(move -> moves.add(move.path("text").asText()));
        boolean same = GameText.parse(text) instanceof GameText.Parsed.Readable readable
                && readable.game().moves().equals(moves)
                && GameText.write(readable.game()).equals(text);
        violations.check(same, "game %s has another record: %s, %s", id, game, text);
    }

    private static RuleSet rules(JsonNode game) {
        JsonNode rules = game.path("rules");
        if (rules.isTextual()) {
            return Preset.named(rules.asText()).orElseThrow().rules();
        }
        RuleSet[] changed = {
            Preset.named(rules.path("base").asText()).orElseThrow().rules()
        };
        rules.properties()
                .forEach(field -> RuleOption.named(field.getKey())
                        .ifPresent(option -> changed[0] = changed[0].with(option, value(field.getValue()))));
        return changed[0];
    }

    private static OptionValue value(JsonNode value) {
        if (value.isBoolean()) {
            return new OptionValue.Flag(value.asBoolean());
        }
        return value.isInt() ? new OptionValue.Number(value.asInt()) : new OptionValue.Choice(value.asText());
    }

    private static Position start(JsonNode game) {
        String text = game.path("start").asText();
        if (PositionText.parse(text) instanceof PositionText.Parsed.Readable readable
                && readable.setup().check(rules(game)) instanceof Setup.Checked.Playable playable) {
            return playable.position();
        }
        throw new IllegalStateException("no start: " + text);
    }

    /** No request to create a game has created two. */
    private void ownGames(Player player) throws InterruptedException {
        Set<String> created = new LinkedHashSet<>();
        Set<String> all = new LinkedHashSet<>();
        String cursor = "";
        do {
            JsonNode page = run.read(Call.get("/v1/me/games?limit=100" + cursor, player.token()))
                    .json();
            for (JsonNode game : page.path("games")) {
                String id = game.path("id").asText();
                violations.check(all.add(id), "game %s is twice in the list of %s", id, player);
                if (game.path("creator").path("id").asText().equals(player.id())) {
                    created.add(id);
                }
            }
            cursor = page.has("next") ? "&cursor=" + page.path("next").asText() : "";
        } while (!cursor.isEmpty());
        violations.check(
                created.equals(run.ledger().createdBy(player)),
                "%s has created %s, but was told of %s",
                player,
                created,
                run.ledger().createdBy(player));
    }

    private List<JsonNode> events(Player player, EventWatch watch) throws InterruptedException {
        List<JsonNode> events = new ArrayList<>();
        long after = 0;
        do {
            JsonNode page = run.read(Call.get("/v1/me/events?limit=100&after=" + after, player.token()))
                    .json();
            page.path("events").forEach(events::add);
            after = page.path("next").asLong();
        } while (after > 0);
        for (int i = 0; i < events.size(); i++) {
            violations.check(
                    events.get(i).path("number").asInt() == i + 1,
                    "event %d of %s is %s",
                    i + 1,
                    player,
                    events.get(i));
        }
        Instant latest = Instant.now().plus(LONGEST_CATCH_UP);
        while (watch.seen().size() < events.size() && Instant.now().isBefore(latest)) {
            run.sleep(Duration.ofMillis(100));
        }
        List<String> seen = watch.seen();
        violations.check(
                seen.size() == events.size(), "%s has %d events, and %d came", player, events.size(), seen.size());
        for (int i = 0; i < Math.min(seen.size(), events.size()); i++) {
            violations.check(
                    events.get(i).toString().equals(seen.get(i)),
                    "event %d of %s is %s, and came as %s",
                    i + 1,
                    player,
                    events.get(i),
                    seen.get(i));
        }
        run.counts().add("events", events.size());
        return events;
    }

    /** Of each game the player has heard all that happened in it, once, from the time of coming to it. */
    private void eventsOfGames(Player player, List<JsonNode> events) {
        Map<String, List<JsonNode>> byGame = new LinkedHashMap<>();
        events.forEach(event -> byGame.computeIfAbsent(event.path("game").asText(), unknown -> new ArrayList<>())
                .add(event));
        games.forEach((id, game) -> {
            List<JsonNode> ofGame = byGame.getOrDefault(id, List.of());
            boolean creator = game.path("creator").path("id").asText().equals(player.id());
            boolean invited = game.path("invited").path("id").asText().equals(player.id());
            boolean seated = game.path("seats").findValuesAsText("id").contains(player.id());
            if (!creator && !invited && !seated) {
                violations.check(ofGame.isEmpty(), "%s hears of game %s: %s", player, id, ofGame);
                return;
            }
            long version = game.path("version").asLong();
            List<Long> versions = ofGame.stream()
                    .map(event -> event.path("version").asLong())
                    .distinct()
                    .toList();
            long first = creator || invited || versions.isEmpty() ? 1 : versions.get(0);
            violations.check(
                    versions.equals(
                            LongStream.rangeClosed(first, version).boxed().toList()),
                    "%s hears of versions %s of game %s: %s",
                    player,
                    versions,
                    id,
                    game);
            List<Integer> plies = ofGame.stream()
                    .filter(event -> event.path("type").asText().equals("movePlayed"))
                    .map(event -> event.path("ply").asInt())
                    .toList();
            violations.check(
                    plies.equals(IntStream.rangeClosed(1, game.path("moves").size())
                            .boxed()
                            .toList()),
                    "%s hears of plies %s of game %s: %s",
                    player,
                    plies,
                    id,
                    game);
            long ends = ofGame.stream()
                    .filter(event -> Set.of("gameFinished", "gameAborted", "gameDeclined")
                            .contains(event.path("type").asText()))
                    .count();
            violations.check(ends == 1, "%s hears %d times that game %s is over: %s", player, ends, id, ofGame);
        });
    }
}
