package ringo.store;

import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
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
        TreeMap<PlayerId, List<GameEvent>> byPlayer = new TreeMap<>();
        for (GameEvent event : events) {
            event.concerned()
                    .forEach(player -> byPlayer.computeIfAbsent(player, who -> new ArrayList<>())
                            .add(event));
        }
        byPlayer.forEach((player, theirs) -> append(game, player, theirs, at));
        notices.afterCommit(byPlayer.keySet());
    }

    private void append(Game game, PlayerId player, List<GameEvent> events, Instant at) {
        entities.createNativeMutationQuery(
                        "with counter as (update player set last_event = last_event + :count where id = :player returning last_event)"
                                + " insert into event (player_id, number, game_id, type, version, by_side, ply, at)"
                                + " select :player, c.last_event - :count + e.ord, :game, e.type, :version, nullif(e.by_side, ''), e.ply, :at"
                                + " from counter c, unnest(:types, :sides, :plies) with ordinality as e (type, by_side, ply, ord)")
                .setParameter("count", events.size())
                .setParameter("player", player.text())
                .setParameter("game", game.id().text())
                .setParameter("version", game.version())
                .setParameter("at", at)
                .setParameter(
                        "types",
                        events.stream().map(event -> Words.of(event.type())).toArray(String[]::new))
                .setParameter(
                        "sides",
                        events.stream()
                                .map(event -> event.by().map(Words::of).orElse(""))
                                .toArray(String[]::new))
                .setParameter("plies", events.stream().map(GameEvent::ply).toArray(Integer[]::new))
                .executeUpdate();
    }

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
