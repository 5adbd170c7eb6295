package ringo.nodes;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A client that acts for a player, and does what clients in a hurry and with a bad connection do: sends again, sends the same to
 * both nodes at once, does not wait for answers. Another one acts for the same player at the same time.
 */
final class Client implements Runnable {

    private static final String GAMES = "/v1/games";
    private static final String STALE = "preconditionFailed";

    private static final String[] PRESETS = {"fosdick", "fortress", "bell", "zapletal", "neto"};

    /** Six attackers and five defenders on the way, and two and one before the castle. */
    private static final String[] STARTS = {"8/8/1AA1AA1A/8/1D3D2/2A2D1D 0 A", "8/8/8/8/1A6/A1A2D2 0 A"};

    private static final Duration LONGEST_THOUGHT = Duration.ofMillis(150);
    private static final Duration REST = Duration.ofMillis(500);

    private final Run run;
    private final Player player;
    private final List<Player> all;
    private final ExecutorService pool;
    private final Ledger ledger;
    private final Violations violations;

    /** @param pool runs what is sent at once */
    Client(Run run, Player player, List<Player> all, ExecutorService pool) {
        this.run = run;
        this.player = player;
        this.all = all;
        this.pool = pool;
        ledger = run.ledger();
        violations = run.violations();
    }

    /** A request under one key, and what has come of it. */
    private record Settled(String key, Answer answer) {}

    @Override
    public void run() {
        try {
            while (!run.over()) {
                step();
                run.sleep(Duration.ofMillis(random(LONGEST_THOUGHT.toMillis())));
            }
        } catch (RunOverException e) {
            // as it should
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            violations.add("a client failed: %s at %s", e, List.of(e.getStackTrace()));
        }
    }

    private static int random(long below) {
        return (int) ThreadLocalRandom.current().nextLong(Math.max(1, below));
    }

    private static boolean in(int percent) {
        return random(100) < percent;
    }

    private static <T> T any(List<T> list) {
        return list.get(random(list.size()));
    }

    private static String key() {
        return UUID.randomUUID().toString();
    }

    private void step() throws InterruptedException {
        List<String> open = ledger.open();
        if (run.finishing()) {
            tidy();
        } else if (open.size() < run.plan().inPlay() && in(40)) {
            create();
        } else if (in(15)) {
            join();
        } else if (!open.isEmpty() && in(10)) {
            look(any(open));
        } else {
            List<JsonNode> turns = list("/v1/me/turns?limit=50");
            if (!turns.isEmpty()) {
                act(any(turns).path("id").asText());
            }
        }
    }

    private List<JsonNode> list(String path) throws InterruptedException {
        List<JsonNode> games = new ArrayList<>();
        run.read(Call.get(path, player.token())).json().path("games").forEach(games::add);
        return games;
    }

    /** Games that are too young to have begun are taken back, the others played on, or given up. */
    private void tidy() throws InterruptedException {
        for (JsonNode game : list("/v1/me/games?state=waiting&limit=100")) {
            if (game.path("creator").path("id").asText().equals(player.id())) {
                change(game, "/abort", Optional.empty(), Set.of(STALE));
            }
        }
        List<JsonNode> active = list("/v1/me/games?state=active&limit=100");
        if (active.isEmpty()) {
            run.sleep(REST);
        } else {
            act(any(active).path("id").asText());
        }
    }

    private void create() throws InterruptedException {
        int dice = random(100);
        String opponent = "{\"kind\": \"open\"}";
        if (dice < 15) {
            opponent = "{\"kind\": \"engine\", \"level\": " + (1 + random(2)) + "}";
        } else if (dice < 35) {
            Player other = any(all);
            if (!other.equals(player)) {
                opponent = "{\"kind\": \"player\", \"name\": \"" + other.name() + "\"}";
            }
        }
        String preset = PRESETS[random(PRESETS.length)];
        String start =
                preset.equals("neto") || in(40) ? "" : ", \"notation\": \"" + STARTS[random(STARTS.length)] + "\"";
        String time = in(30) ? ", \"timePerMove\": \"P1D\"" : "";
        String body = String.format(
                Locale.ROOT,
                "{\"rules\": {\"base\": \"%s\", \"quietPlyLimit\": %d}, \"opponent\": %s%s%s, \"visibility\": \"%s\"}",
                preset,
                20 + random(10),
                opponent,
                start,
                time,
                in(10) ? "unlisted" : "public");
        for (Settled settled : attempt(Call.post(GAMES, player.token(), key(), body), false)) {
            Answer answer = settled.answer();
            if (answer.status() == 201) {
                ledger.created(player, answer.json());
            } else {
                // Two clients may both see nine games against the engine.
                violations.check(
                        answer.problem().equals("tooManyGames"), "a game is not created: %s, %s", body, answer);
            }
        }
    }

    /** Takes the seat of an open game, or answers an invitation. */
    private void join() throws InterruptedException {
        List<JsonNode> waiting =
                list(in(50) ? "/v1/me/games?state=waiting&limit=100" : GAMES + "?state=waiting&limit=100");
        waiting.removeIf(game -> game.path("creator").path("id").asText().equals(player.id())
                || (game.has("invited")
                        && !game.path("invited").path("id").asText().equals(player.id())));
        if (waiting.isEmpty()) {
            return;
        }
        JsonNode game = any(waiting);
        if (game.has("invited") && in(10)) {
            change(game, "/decline", Optional.empty(), Set.of(STALE));
            return;
        }
        for (Settled settled : change(game, "/join", Optional.empty(), Set.of(STALE))) {
            if (settled.answer().done()) {
                ledger.joined(player, game.path("id").asText());
            }
        }
    }

    private JsonNode look(String id) throws InterruptedException {
        long known = ledger.newest(id);
        JsonNode game = run.read(Call.get(GAMES + "/" + id, player.token())).json();
        ledger.saw(game);
        long version = game.path("version").asLong();
        violations.check(version >= known, "game %s is shown in version %d after it had %d", id, version, known);
        if (in(20)) {
            long newest = ledger.newest(id);
            Answer again = run.settle(Call.getUnless(GAMES + "/" + id, player.token(), version), run.anyNode());
            violations.check(
                    again.status() == 200 || (again.status() == 304 && newest == version),
                    "game %s in version %d is said to have version %d: %s",
                    id,
                    newest,
                    version,
                    again);
        }
        return game;
    }

    private void act(String id) throws InterruptedException {
        JsonNode game = look(id);
        String mine =
                game.path("seats").path("attacker").path("id").asText().equals(player.id()) ? "attacker" : "defender";
        if (!game.path("state").asText().equals("active")) {
            return;
        }
        boolean theirOffer = game.has("drawOffer")
                && !game.path("drawOffer").path("by").asText().equals(mine);
        if (run.impatient() || in(1)) {
            change(game, "/resign", Optional.empty(), Set.of(STALE));
        } else if (theirOffer && in(40)) {
            change(game, "/draw-offer/acceptance", Optional.empty(), Set.of(STALE));
        } else if (game.has("drawOffer") && in(20)) {
            withdraw(game);
        } else if (in(3)) {
            change(game, "/draw-offer", Optional.empty(), Set.of(STALE, "drawOfferStands", "drawOfferedTooSoon"));
        } else if (game.path("position").path("toMove").asText().equals(mine)) {
            move(game);
        }
    }

    private void withdraw(JsonNode game) throws InterruptedException {
        String path = GAMES + "/" + game.path("id").asText() + "/draw-offer";
        Answer answer = run.settle(
                Call.delete(path, player.token(), game.path("version").asLong()), run.anyNode());
        if (answer.done()) {
            ledger.saw(answer.json());
        }
        violations.check(answer.done() || answer.problem().equals(STALE), "an offer is not removed: %s", answer);
    }

    private void move(JsonNode game) throws InterruptedException {
        String id = game.path("id").asText();
        int ply = game.path("moves").size() + 1;
        List<String> legal = new ArrayList<>();
        game.path("legalMoves").forEach(move -> legal.add(move.path("text").asText()));
        String text = any(legal);
        for (Settled settled : change(game, "/moves", Optional.of(body(text)), Set.of(STALE))) {
            Answer answer = settled.answer();
            if (answer.done()) {
                JsonNode moves = answer.json().path("moves");
                violations.check(
                        moves.size() == ply
                                && moves.path(ply - 1).path("text").asText().equals(text),
                        "%s as ply %d of game %s is answered with %s",
                        text,
                        ply,
                        id,
                        answer);
                ledger.moved(id, ply, new Ledger.Ack(settled.key(), player, text));
                if (in(5)) {
                    otherMoveUnderTheKey(id, game, settled.key(), legal, text);
                }
            }
        }
    }

    private static String body(String move) {
        return "{\"move\": \"" + move + "\"}";
    }

    private void otherMoveUnderTheKey(String id, JsonNode game, String key, List<String> legal, String text)
            throws InterruptedException {
        List<String> others = legal.stream().filter(move -> !move.equals(text)).toList();
        if (!others.isEmpty()) {
            Call call = Call.change(
                    GAMES + "/" + id + "/moves",
                    player.token(),
                    game.path("version").asLong(),
                    key,
                    Optional.of(body(any(others))));
            Answer answer = run.settle(call, run.anyNode());
            violations.check(answer.problem().equals("idempotencyKeyReused"), "%s is answered with %s", call, answer);
        }
    }

    /**
     * Changes a game.
     *
     * @param refusals the problems that may be the answer
     */
    private List<Settled> change(JsonNode game, String path, Optional<String> body, Set<String> refusals)
            throws InterruptedException {
        long version = game.path("version").asLong();
        String id = game.path("id").asText();
        List<Settled> all = attempt(Call.change(GAMES + "/" + id + path, player.token(), version, key(), body), true);
        for (Settled settled : all) {
            Answer answer = settled.answer();
            if (answer.done()) {
                JsonNode changed = answer.json();
                violations.check(
                        changed.path("version").asLong() == version + 1,
                        "version %d of game %s is changed by %s to %s",
                        version,
                        id,
                        path,
                        answer);
                ledger.saw(changed);
            } else {
                violations.check(
                        refusals.contains(answer.problem()), "%s of game %s is answered with %s", path, id, answer);
            }
        }
        return all;
    }

    /**
     * Sends a request in one of the ways in which clients do. Under each key it is carried out once, and every answer to it is the
     * same.
     *
     * @param once whether it can be carried out under one key only, as it is for one version
     * @return what has come of it under each key
     */
    private List<Settled> attempt(Call call, boolean once) throws InterruptedException {
        int dice = random(100);
        Node node = run.anyNode();
        List<Settled> all = new ArrayList<>();
        String key = call.key().orElseThrow();
        if (dice < 15) {
            run.counts().add("way: both nodes at once, one key");
            all.addAll(atOnce(call, call, node));
        } else if (once && dice < 30) {
            run.counts().add("way: both nodes at once, two keys");
            all.addAll(atOnce(call, call.under(key()), node));
            violations.check(
                    all.stream().filter(one -> one.answer().done()).count() <= 1,
                    "under two keys it is done twice: %s, %s",
                    call,
                    all);
        } else {
            if (dice < 45) {
                run.counts().add("way: not waited for the answer, then sent again");
                run.caller().send(node, call, Duration.ofMillis(2 + random(60)));
            }
            all.add(new Settled(key, run.settle(call, node)));
            if (dice >= 45 && dice < 60) {
                run.counts().add("way: sent again after the answer");
                all.add(new Settled(key, run.settle(call, run.anyNode())));
            }
        }
        return alike(call, all);
    }

    private List<Settled> atOnce(Call first, Call second, Node node) throws InterruptedException {
        Future<Answer> other = pool.submit(() -> run.settle(second, run.otherThan(node)));
        Answer answer = run.settle(first, node);
        try {
            return List.of(
                    new Settled(first.key().orElseThrow(), answer),
                    new Settled(second.key().orElseThrow(), other.get()));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RunOverException over) {
                throw over;
            }
            throw new IllegalStateException(e);
        }
    }

    /** One of those with the same key, all of which have to say the same. */
    private List<Settled> alike(Call call, List<Settled> all) {
        Set<String> keys = new LinkedHashSet<>();
        List<Settled> different = new ArrayList<>();
        for (Settled settled : all) {
            if (keys.add(settled.key())) {
                different.add(settled);
            }
            Answer first = different.stream()
                    .filter(one -> one.key().equals(settled.key()))
                    .findFirst()
                    .orElseThrow()
                    .answer();
            Answer answer = settled.answer();
            boolean same = first.done() ? first.equals(answer) : !answer.done();
            violations.check(same, "%s is answered with %s and with %s", call, first, answer);
        }
        return different;
    }
}
