package ringo.nodes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What the nodes have said about games, all of which has to be true together. Safe for use by several threads. */
final class Ledger {

    private static final Set<String> OVER = Set.of("finished", "aborted");

    private final Map<String, Entry> games = new ConcurrentHashMap<>();
    private final Violations violations;

    Ledger(Violations violations) {
        this.violations = violations;
    }

    /**
     * A move that was acknowledged.
     *
     * @param key of the request
     */
    record Ack(String key, Player player, String text) {}

    private static final class Entry {
        private final Map<Long, String> representations = new HashMap<>();
        private final Map<Integer, Set<Ack>> moves = new HashMap<>();
        private Optional<Player> creator = Optional.empty();
        private Optional<Player> joined = Optional.empty();
        private long newest;
        private boolean over;
    }

    private Entry entry(String game) {
        return games.computeIfAbsent(game, unknown -> new Entry());
    }

    /** A node has shown a game: it looks the same whoever shows it, whenever. */
    void saw(JsonNode game) {
        long version = game.path("version").asLong();
        String id = game.path("id").asText();
        String text = game.toString();
        Entry entry = entry(id);
        synchronized (entry) {
            String before = entry.representations.putIfAbsent(version, text);
            violations.check(
                    before == null || before.equals(text),
                    "game %s has two forms in version %d: %s and %s",
                    id,
                    version,
                    before,
                    text);
            entry.newest = Math.max(entry.newest, version);
            entry.over |= OVER.contains(game.path("state").asText());
        }
    }

    /** A player was told that this game is there now. */
    void created(Player player, JsonNode game) {
        saw(game);
        Entry entry = entry(game.path("id").asText());
        synchronized (entry) {
            violations.check(entry.creator.isEmpty(), "game %s was created twice", game);
            entry.creator = Optional.of(player);
        }
    }

    /** A player was told to have taken the free seat. */
    void joined(Player player, String game) {
        Entry entry = entry(game);
        synchronized (entry) {
            violations.check(
                    entry.joined.isEmpty(), "game %s was joined by %s, then by %s", game, entry.joined, player);
            entry.joined = Optional.of(player);
        }
    }

    /** A player was told that a move is played. */
    void moved(String game, int ply, Ack ack) {
        Entry entry = entry(game);
        synchronized (entry) {
            entry.moves.computeIfAbsent(ply, unknown -> new LinkedHashSet<>()).add(ack);
        }
    }

    /** The newest version that any node has shown; 0 if none has. */
    long newest(String game) {
        Entry entry = entry(game);
        synchronized (entry) {
            return entry.newest;
        }
    }

    /** The moves that were acknowledged, by ply. */
    Map<Integer, Set<Ack>> moves(String game) {
        Entry entry = entry(game);
        synchronized (entry) {
            return Map.copyOf(entry.moves);
        }
    }

    /** Every game that was created. */
    Set<String> games() {
        return Set.copyOf(games.keySet());
    }

    /** The games that this player was told to have created. */
    Set<String> createdBy(Player player) {
        Set<String> created = new LinkedHashSet<>();
        games.forEach((id, entry) -> {
            synchronized (entry) {
                if (entry.creator.filter(player::equals).isPresent()) {
                    created.add(id);
                }
            }
        });
        return created;
    }

    /** Those of which no node has said that they are over. */
    List<String> open() {
        List<String> open = new ArrayList<>();
        games.forEach((id, entry) -> {
            synchronized (entry) {
                if (!entry.over) {
                    open.add(id);
                }
            }
        });
        return open;
    }

    int size() {
        return games.size();
    }

    /** How many moves were acknowledged. */
    long acknowledged() {
        return games.keySet().stream().mapToLong(game -> moves(game).size()).sum();
    }
}
