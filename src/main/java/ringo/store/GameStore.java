package ringo.store;

import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;
import ringo.game.Game;
import ringo.game.GameId;
import ringo.game.GameQuery;
import ringo.game.GameState;
import ringo.game.GameSummary;
import ringo.game.Games;
import ringo.game.Page;
import ringo.game.PlayedMove;
import ringo.game.PlayerId;
import ringo.player.Holder;
import ringo.player.PlayerName;
import ringo.player.TokenSecret;

/** Keeps games in the tables {@code game}, {@code move}, {@code participation} and {@code turn}. */
@Singleton
public class GameStore implements Games {

    private final Session entities;

    GameStore(Session entities) {
        this.entities = entities;
    }

    @Override
    public Optional<Game> find(GameId id) {
        return game(Optional.ofNullable(entities.find(GameRow.class, id.text())));
    }

    /** Several nodes may want the same game: the row's lock lets them in one by one. */
    @Override
    @Transactional
    public Optional<Game> lock(GameId id) {
        Optional<GameRow> row =
                Optional.ofNullable(entities.find(GameRow.class, id.text(), LockModeType.PESSIMISTIC_WRITE));
        // What changes it is not the entity.
        row.ifPresent(entities::detach);
        return game(row);
    }

    private Optional<Game> game(Optional<GameRow> found) {
        return found.map(row -> row.game(MoveRow.upTo(entities, row.ply, row.id)));
    }

    @Override
    public Optional<Game> rematchOf(GameId id) {
        return game(GameRow.find("rematchOf", id.text()).firstResultOptional());
    }

    @Override
    @Transactional
    public void add(Game game) {
        GameRow.of(game).persist();
        participate(game);
        if (game.state() == GameState.ACTIVE) {
            TurnRow.of(game).persist();
        }
    }

    /** In one statement, as every move waits for it. */
    @Override
    @Transactional
    public void change(Game before, Game after) {
        PlainSql change = GameRow.of(after).replacing(before.version());
        if (after.ply() > before.ply()) {
            MoveRow.of(after.id(), last(before, after)).following(change);
        }
        if (after.state() == GameState.ACTIVE) {
            TurnRow.of(after).replacing(change);
        } else {
            TurnRow.removing(change);
        }
        if (change.and(" select id from changed")
                .rows(entities, columns -> columns.getString(1))
                .isEmpty()) {
            throw new IllegalStateException("the game is not locked");
        }
        if (before.state() != after.state() || !before.players().equals(after.players())) {
            participate(after);
        }
    }

    private static PlayedMove last(Game before, Game after) {
        if (after.ply() > before.ply() + 1) {
            throw new IllegalArgumentException("several moves at once");
        }
        return after.moves().get(before.ply());
    }

    /** Those who have left the game are no longer told of here. */
    private void participate(Game game) {
        String[] players = game.players().stream().map(PlayerId::text).toArray(String[]::new);
        entities.createNativeMutationQuery(
                        "delete from participation where game_id = :game and not player_id = any(:players)")
                .setParameter("game", game.id().text())
                .setParameter("players", players)
                .executeUpdate();
        for (PlayerId player : game.players()) {
            boolean counted =
                    game.creator().is(player) || game.seats().sideOf(player).isPresent();
            entities.createNativeMutationQuery(
                            "insert into participation (player_id, game_id, created_at, state, counted)"
                                    + " values (:player, :game, :createdAt, :state, :counted)"
                                    + " on conflict (player_id, game_id) do update set state = excluded.state, counted = excluded.counted")
                    .setParameter("player", player.text())
                    .setParameter("game", game.id().text())
                    .setParameter("createdAt", game.createdAt())
                    .setParameter("state", Words.of(game.state()))
                    .setParameter("counted", counted)
                    .executeUpdate();
        }
    }

    @Override
    public Optional<Reading> read(TokenSecret.Hash token, GameId id) {
        return new PlainSql("select " + HolderColumns.ALL + ", (select version from game where id = ?)"
                        + " from token t join player p on p.id = t.player_id where t.hash = ?")
                .with(id.text()).with(TokenRow.bytes(token)).rows(entities, GameStore::reading).stream()
                        .findFirst();
    }

    private static Reading reading(ResultSet columns) throws SQLException {
        Holder holder = HolderColumns.holder(columns);
        return new Reading(holder, Optional.ofNullable(columns.getObject(HolderColumns.COUNT + 1, Long.class)));
    }

    @Override
    public Page<GameSummary> list(GameQuery query, Page.Request part) {
        Optional<PlayerName> name = query.player();
        if (name.isEmpty()) {
            return page(newest("from GameRow g where g.visibility = 'public'", "g", "g.id", query, part), part);
        }
        Optional<String> player = PlayerRow.<PlayerRow>find(
                        "nameKey", name.get().key())
                .firstResultOptional()
                .map(row -> row.id);
        return player.map(id -> page(
                        newest(
                                        "select g from ParticipationRow p join GameRow g on g.id = p.gameId"
                                                + " where p.playerId = :player and g.visibility = 'public'",
                                        "p",
                                        "p.gameId",
                                        query,
                                        part)
                                .setParameter("player", id),
                        part))
                .orElseGet(() -> new Page<>(List.of(), Optional.empty()));
    }

    @Override
    public Page<GameSummary> of(PlayerId player, GameQuery query, Page.Request part) {
        return page(
                newest(
                                "select g from ParticipationRow p join GameRow g on g.id = p.gameId where p.playerId = :player",
                                "p",
                                "p.gameId",
                                query,
                                part)
                        .setParameter("player", player.text()),
                part);
    }

    /** @param by what has the state and the time that the list is filtered and sorted by, so that one index serves both */
    private SelectionQuery<GameRow> newest(String from, String by, String id, GameQuery query, Page.Request part) {
        Map<String, Object> values = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder(from);
        query.state().ifPresent(state -> {
            text.append(" and ").append(by).append(".state = :state");
            values.put("state", Words.of(state));
        });
        query.base().ifPresent(base -> {
            text.append(" and g.base = :base");
            values.put("base", base.text());
        });
        String order = by + ".createdAt desc, " + id + " desc";
        part.after().ifPresent(place -> {
            text.append(" and (").append(by).append(".createdAt, ").append(id).append(") < (:time, :id)");
            values.put("time", Instant.ofEpochMilli(place.millis()));
            values.put("id", place.id().text());
        });
        return selected(text.append(" order by ").append(order).toString(), values, part);
    }

    @Override
    public Page<GameSummary> turns(PlayerId player, Page.Request part) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("player", player.text());
        String after = "";
        if (part.after().isPresent()) {
            after = " and (t.due, t.gameId) > (:due, :id)";
            values.put("due", TurnRow.due(part.after().get().millis()));
            values.put("id", part.after().get().id().text());
        }
        return page(
                selected(
                        "select g from TurnRow t join GameRow g on g.id = t.gameId where t.playerId = :player" + after
                                + " order by t.due, t.gameId",
                        values,
                        part),
                part,
                game -> game.deadline().map(Instant::toEpochMilli).orElse(Page.Place.NO_TIME));
    }

    /** One row more than is wanted, which tells whether the list goes on. */
    private SelectionQuery<GameRow> selected(String query, Map<String, Object> values, Page.Request part) {
        SelectionQuery<GameRow> selection =
                entities.createSelectionQuery(query, GameRow.class).setMaxResults(part.limit() + 1);
        values.forEach(selection::setParameter);
        return selection;
    }

    private static Page<GameSummary> page(SelectionQuery<GameRow> query, Page.Request part) {
        return page(query, part, game -> game.createdAt().toEpochMilli());
    }

    private static Page<GameSummary> page(
            SelectionQuery<GameRow> query, Page.Request part, Function<GameSummary, Long> time) {
        List<GameSummary> games =
                query.getResultList().stream().map(GameRow::summary).toList();
        if (games.size() <= part.limit()) {
            return new Page<>(games, Optional.empty());
        }
        GameSummary last = games.get(part.limit() - 1);
        return new Page<>(games.subList(0, part.limit()), Optional.of(new Page.Place(time.apply(last), last.id())));
    }

    @Override
    @Transactional
    public Set<PlayerId> lockPlayers(Collection<PlayerId> players) {
        Set<PlayerId> there = new HashSet<>();
        for (PlayerId player : players.stream().sorted().toList()) {
            PlayerRow row = entities.find(PlayerRow.class, player.text(), LockModeType.PESSIMISTIC_WRITE);
            if (row != null) {
                there.add(player);
            }
        }
        return there;
    }

    @Override
    @Transactional
    public Running running(PlayerId player) {
        Object[] counts = entities.createNativeQuery(
                        "select count(*), count(*) filter (where g.opponent = 'engine')"
                                + " from participation p join game g on g.id = p.game_id"
                                + " where p.player_id = :player and p.state in ('waiting', 'active') and p.counted",
                        Object[].class)
                .setParameter("player", player.text())
                .getSingleResult();
        return new Running(((Number) counts[0]).intValue(), ((Number) counts[1]).intValue());
    }

    @Override
    @Transactional
    public List<GameId> unfinished(PlayerId player) {
        return ids(entities.createNativeQuery(
                        "select game_id from participation where player_id = :player and state in ('waiting', 'active')"
                                + " order by game_id",
                        String.class)
                .setParameter("player", player.text())
                .getResultList());
    }

    /** In the database alone: there may be very many, and nothing of them is decided anew. */
    @Override
    @Transactional
    public void forget(PlayerId player) {
        entities.createNativeMutationQuery(
                        "update game set version = version + 1, seats = (select jsonb_object_agg(role,"
                                + " case when seat ->> 'id' = :player then '{}' else seat end) from jsonb_each(seats) as each (role, seat))"
                                + " where id in (select game_id from participation where player_id = :player)")
                .setParameter("player", player.text())
                .executeUpdate();
        ParticipationRow.delete("playerId", player.text());
    }

    @Override
    @Transactional
    public List<GameId> expired(Instant now, int most) {
        return ids(entities.createNativeQuery(
                        "select game_id from turn where due < :now order by due, game_id limit :most", String.class)
                .setParameter("now", now)
                .setParameter("most", most)
                .getResultList());
    }

    @Override
    @Transactional
    public List<GameId> dueBetween(Instant down, Instant up) {
        return ids(entities.createNativeQuery(
                        "select game_id from turn where due > :down and due < :up order by game_id", String.class)
                .setParameter("down", down)
                .setParameter("up", up)
                .getResultList());
    }

    private static List<GameId> ids(List<String> texts) {
        List<GameId> ids = new ArrayList<>(texts.size());
        texts.forEach(text -> ids.add(new GameId(text)));
        return ids;
    }
}
