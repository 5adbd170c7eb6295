package ringo.game;

import java.time.Duration;
import java.util.Optional;
import ringo.rules.NamedRuleSet;
import ringo.rules.Position;

/**
 * What a game is created with.
 *
 * @param rules the rules
 * @param start the position it starts from
 * @param timePerMove the time for each move; empty for no limit
 * @param visibility who finds it
 * @param creatorSide the side that the creator wants
 * @param opponent whom the creator wants to play
 */
public record GameTerms(
        NamedRuleSet rules,
        Position start,
        Optional<Duration> timePerMove,
        Visibility visibility,
        SideChoice creatorSide,
        Opponent opponent) {

    /** The shortest time per move. */
    public static final Duration SHORTEST_TIME_PER_MOVE = Duration.ofHours(1);

    /** The longest time per move. */
    public static final Duration LONGEST_TIME_PER_MOVE = Duration.ofDays(30);

    /** @throws IllegalArgumentException if the time per move is out of its bounds or not of whole seconds */
    public GameTerms {
        if (timePerMove.filter(time -> !allows(time)).isPresent()) {
            throw new IllegalArgumentException("no time per move: " + timePerMove);
        }
    }

    /** Whether a game can have this time per move: whole seconds from an hour to 30 days. */
    public static boolean allows(Duration timePerMove) {
        return timePerMove.compareTo(SHORTEST_TIME_PER_MOVE) >= 0
                && timePerMove.compareTo(LONGEST_TIME_PER_MOVE) <= 0
                && timePerMove.toNanosPart() == 0;
    }

    /** These terms with another side and opponent. */
    GameTerms with(SideChoice side, Opponent other) {
        return new GameTerms(rules, start, timePerMove, visibility, side, other);
    }

    /** These terms with the player's account gone. */
    GameTerms without(PlayerId player) {
        boolean invited = opponent instanceof Opponent.Invited invitation
                && invitation.player().is(player);
        return invited ? with(creatorSide, new Opponent.Invited(new Participant.Deleted())) : this;
    }
}
