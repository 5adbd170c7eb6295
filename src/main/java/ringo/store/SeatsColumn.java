package ringo.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import ringo.game.Game;
import ringo.game.Opponent;
import ringo.game.Participant;
import ringo.game.PlayerId;
import ringo.game.Seats;

/**
 * The column of a game's participants.
 *
 * @param creator who created it
 * @param invited who is invited, if somebody is
 * @param attacker none while the seat is free
 * @param defender none while the seat is free
 */
record SeatsColumn(
        Who creator,
        @Nullable Who invited,
        @Nullable Who attacker,
        @Nullable Who defender) {

    private static final TypeReference<SeatsColumn> TYPE = new TypeReference<>() {};

    private static final String OPEN = "open";
    private static final String INVITED = "invited";
    private static final String ENGINE = "engine";

    /**
     * A participant.
     *
     * @param id of a player
     * @param name of a player
     * @param level of the engine; without any of the three it is a player who has left
     */
    record Who(
            @Nullable String id,
            @Nullable String name,
            @Nullable Integer level) {

        static Who of(Participant participant) {
            if (participant instanceof Participant.Player player) {
                return new Who(player.id().text(), player.name(), null);
            }
            return participant instanceof Participant.Engine engine
                    ? new Who(null, null, engine.level())
                    : new Who(null, null, null);
        }

        Participant participant() {
            return level == null ? human() : new Participant.Engine(level);
        }

        Participant.Human human() {
            return id == null || name == null
                    ? new Participant.Deleted()
                    : new Participant.Player(new PlayerId(id), name);
        }
    }

    static SeatsColumn of(Game game) {
        return new SeatsColumn(
                Who.of(game.creator()),
                game.terms().opponent() instanceof Opponent.Invited invited ? Who.of(invited.player()) : null,
                game.seats().attacker().map(Who::of).orElse(null),
                game.seats().defender().map(Who::of).orElse(null));
    }

    static String opponent(Opponent opponent) {
        if (opponent instanceof Opponent.Engine) {
            return ENGINE;
        }
        return opponent instanceof Opponent.Open ? OPEN : INVITED;
    }

    static SeatsColumn read(String column) {
        return JsonColumn.read(column, TYPE);
    }

    String write() {
        return JsonColumn.write(this);
    }

    Participant.Human creatorHuman() {
        return creator.human();
    }

    Seats seats() {
        return new Seats(
                Optional.ofNullable(attacker).map(Who::participant),
                Optional.ofNullable(defender).map(Who::participant));
    }

    /** Who was wanted as opponent, by the word of {@link #opponent(Opponent)}. */
    Opponent opponent(String word) {
        return switch (word) {
            case OPEN -> new Opponent.Open();
            case INVITED ->
                new Opponent.Invited(
                        Optional.ofNullable(invited).map(Who::human).orElseGet(Participant.Deleted::new));
            case ENGINE -> engine();
            default -> throw new IllegalStateException("no opponent: " + word);
        };
    }

    private Opponent engine() {
        return Stream.of(attacker, defender)
                .flatMap(Stream::ofNullable)
                .map(Who::participant)
                .filter(Participant.Engine.class::isInstance)
                .map(seated -> new Opponent.Engine((Participant.Engine) seated))
                .findFirst()
                .orElseThrow();
    }
}
