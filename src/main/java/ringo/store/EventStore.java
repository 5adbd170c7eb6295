package ringo.store;

import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.Session;
import org.jspecify.annotations.Nullable;
import ringo.game.EventLog;
import ringo.game.Game;
import ringo.game.GameEvent;
import ringo.game.GameId;
import ringo.game.PlayerId;
import ringo.rules.Side;

/** Keeps events in the table {@code event}, numbered by a counter on the player. */
@Singleton
public class EventStore implements EventLog {

    /** Which of the columns says for which place a row is. */
    private static final int PLACE = 7;

    private final Session entities;
    private final Notices notices;

    EventStore(Session entities, Notices notices) {
        this.entities = entities;
        this.notices = notices;
    }

    /** The counters are raised in the order of the players' ids. Their rows stay locked, so that numbers come in order. */
    @Override
    @Transactional
    public void append(Game game, List<GameEvent> events, Instant at) {
        Map<PlayerId, Integer> told = new HashMap<>();
        List<Row> rows = new ArrayList<>();
        for (GameEvent event : events) {
            for (PlayerId player : event.concerned()) {
                rows.add(new Row(player.text(), told.merge(player, 1, Integer::sum), event));
            }
        }
        if (!rows.isEmpty()) {
            write(game, rows, at);
            notices.afterCommit(told.keySet());
        }
    }

    /** @param rows the events of all players, those of each one in order */
    private void write(Game game, List<Row> rows, Instant at) {
        String[] players = rows.stream().map(Row::player).toArray(String[]::new);
        new PlainSql(
                        "with e as (select * from unnest(cast(? as text[]), cast(? as integer[]), cast(? as text[]), cast(? as text[]), cast(? as integer[]))"
                                + " as e (player, number, type, by_side, ply)),"
                                + " locked as (select id from player where id = any(?) order by id for no key update),"
                                + " counter as (update player set last_event = last_event + c.added from locked"
                                + " join (select player, max(number) as added from e group by player) c on c.player = locked.id"
                                + " where player.id = locked.id returning player.id, last_event - c.added as before)"
                                + " insert into event (player_id, number, game_id, type, version, by_side, ply, at)"
                                + " select c.id, c.before + e.number, ?, e.type, ?, e.by_side, e.ply, ?"
                                + " from counter c join e on e.player = c.id")
                .with(players)
                .with(rows.stream().map(Row::number).toArray(Integer[]::new))
                .with(rows.stream().map(row -> Words.of(row.event().type())).toArray(String[]::new))
                .with(rows.stream()
                        .map(row -> row.event().by().map(Words::of).orElse(null))
                        .toArray(String[]::new))
                .with(rows.stream().map(row -> row.event().ply()).toArray(Integer[]::new))
                .with(players)
                .with(game.id().text())
                .with(game.version())
                .with(at)
                .change(entities);
    }

    /** An event as one player is told of it, with its number among those that are told at once. */
    private record Row(String player, int number, GameEvent event) {}

    @Override
    public List<Logged> after(PlayerId player, long number, int most) {
        return after(List.of(new Place(player, number)), most).get(0);
    }

    @Override
    @Transactional
    public List<List<Logged>> after(List<Place> places, int mostEach) {
        List<List<Logged>> events = new ArrayList<>();
        places.forEach(place -> events.add(new ArrayList<>()));
        List<Object[]> rows = entities.createNativeQuery(
                        "select e.number, e.type, e.game_id, e.version, e.by_side, e.ply, e.at, place.ord"
                                + " from unnest(cast(:players as text[]), cast(:numbers as bigint[])) with ordinality as place (player_id, number, ord)"
                                + " cross join lateral (select * from event where event.player_id = place.player_id"
                                + " and event.number > place.number order by event.number limit :most) e"
                                + " order by place.ord, e.number",
                        Object[].class)
                .setParameter(
                        "players",
                        places.stream().map(place -> place.player().text()).toArray(String[]::new))
                .setParameter("numbers", places.stream().map(Place::number).toArray(Long[]::new))
                .setParameter("most", mostEach)
                .getResultList();
        for (Object[] row : rows) {
            events.get(Math.toIntExact((Long) column(row, PLACE)) - 1).add(logged(row));
        }
        return events;
    }

    private static Logged logged(@Nullable Object[] columns) {
        return new Logged(
                (Long) column(columns, 0),
                Words.to(GameEvent.Type.class, (String) column(columns, 1)),
                new GameId((String) column(columns, 2)),
                (Long) column(columns, 3),
                Optional.ofNullable((String) columns[4]).map(side -> Words.to(Side.class, side)),
                (Integer) column(columns, 5),
                (Instant) column(columns, 6));
    }

    private static Object column(@Nullable Object[] columns, int at) {
        return Optional.<Object>ofNullable(columns[at]).orElseThrow();
    }
}
