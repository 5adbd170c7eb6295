package ringo.game;

import java.util.Optional;
import ringo.notation.GameRecord;

/** Writes games down. */
public final class Records {

    private Records() {}

    /** What is written down of this game as it stands. */
    public static GameRecord of(Game game) {
        return new GameRecord(
                game.id().text(),
                game.terms().rules(),
                seat(game.seats().attacker()),
                seat(game.seats().defender()),
                game.terms().start(),
                game.terms().timePerMove(),
                game.startedAt(),
                game.outcome(),
                game.moves().stream().map(PlayedMove::text).toList());
    }

    private static Optional<GameRecord.Seat> seat(Optional<Participant> participant) {
        return participant.map(Records::seat);
    }

    private static GameRecord.Seat seat(Participant participant) {
        if (participant instanceof Participant.Player player) {
            return new GameRecord.Seat.Player(player.name());
        }
        return participant instanceof Participant.Engine engine
                ? new GameRecord.Seat.Engine(engine.level())
                : new GameRecord.Seat.Deleted();
    }
}
