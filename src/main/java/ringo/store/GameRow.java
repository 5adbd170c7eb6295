package ringo.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;
import ringo.board.CellSet;
import ringo.game.DrawOffers;
import ringo.game.Game;
import ringo.game.GameId;
import ringo.game.GameState;
import ringo.game.GameSummary;
import ringo.game.GameTerms;
import ringo.game.PlayedMove;
import ringo.game.SideChoice;
import ringo.game.Visibility;
import ringo.notation.PositionText;
import ringo.rules.GameOutcome;
import ringo.rules.Position;
import ringo.rules.Setup;
import ringo.rules.Side;

/** A game, without its moves. Only rows that are added are written as entities, see {@link #replacing(long)}. */
@Entity
@Table(name = "game")
@Immutable
@SuppressWarnings("NullAway.Init") // the columns are not null
public class GameRow extends PanacheEntityBase {

    @Id
    public String id;

    public long version;

    public String state;

    public String visibility;

    public String base;

    @JdbcTypeCode(SqlTypes.JSON)
    public String options;

    public String start;

    @Column(name = "time_per_move")
    public @Nullable Long timePerMove;

    public String opponent;

    @Column(name = "creator_side")
    public String creatorSide;

    @JdbcTypeCode(SqlTypes.JSON)
    public String seats;

    @Column(name = "created_at")
    public Instant createdAt;

    @Column(name = "started_at")
    public @Nullable Instant startedAt;

    @Column(name = "ended_at")
    public @Nullable Instant endedAt;

    public String position;

    public int ply;

    public @Nullable Instant deadline;

    @Column(name = "draw_offer")
    public @Nullable String drawOffer;

    @Column(name = "attacker_offer_ply")
    public @Nullable Integer attackerOfferPly;

    @Column(name = "defender_offer_ply")
    public @Nullable Integer defenderOfferPly;

    public String result;

    public @Nullable String reason;

    @Column(name = "rematch_of")
    public @Nullable String rematchOf;

    static GameRow of(Game game) {
        GameRow row = new GameRow();
        row.id = game.id().text();
        GameTerms terms = game.terms();
        row.visibility = Words.of(terms.visibility());
        row.base = terms.rules().base().text();
        row.options = OptionsColumn.write(game.rules());
        row.start = PositionText.write(terms.start());
        row.timePerMove = terms.timePerMove().map(Duration::toSeconds).orElse(null);
        row.creatorSide = Words.of(terms.creatorSide());
        row.createdAt = game.createdAt();
        row.rematchOf = game.rematchOf().map(GameId::text).orElse(null);
        row.version = game.version();
        row.state = Words.of(game.state());
        row.opponent = SeatsColumn.opponent(terms.opponent());
        row.seats = SeatsColumn.of(game).write();
        row.startedAt = game.startedAt().orElse(null);
        row.endedAt = game.endedAt().orElse(null);
        row.position = PositionText.write(game.position());
        row.ply = game.ply();
        row.deadline = game.deadline().orElse(null);
        DrawOffers offers = game.drawOffers();
        row.drawOffer = offers.standing().map(Words::of).orElse(null);
        row.attackerOfferPly = offers.byAttacker().orElse(null);
        row.defenderOfferPly = offers.byDefender().orElse(null);
        row.result = Words.of(game.outcome().result());
        row.reason = game.outcome().reason().map(Words::of).orElse(null);
        return row;
    }

    /** Replaces all columns that may change, if the row has the version {@code before}; {@code changed} has the id then. */
    PlainSql replacing(long before) {
        return new PlainSql(
                        "with changed as (update game set version = ?, state = ?, opponent = ?, seats = cast(? as jsonb),"
                                + " started_at = ?, ended_at = ?, position = ?, ply = ?, deadline = ?, draw_offer = ?,"
                                + " attacker_offer_ply = ?, defender_offer_ply = ?, result = ?, reason = ?"
                                + " where id = ? and version = ? returning id)")
                .with(version)
                .with(state)
                .with(opponent)
                .with(seats)
                .with(startedAt)
                .with(endedAt)
                .with(position)
                .with(ply)
                .with(deadline)
                .with(drawOffer)
                .with(attackerOfferPly)
                .with(defenderOfferPly)
                .with(result)
                .with(reason)
                .with(id)
                .with(before);
    }

    /** The game with these moves. */
    Game game(List<PlayedMove> moves) {
        SeatsColumn participants = SeatsColumn.read(seats);
        return new Game(
                new GameId(id),
                version,
                Words.to(GameState.class, state),
                terms(participants),
                createdAt,
                Optional.ofNullable(startedAt),
                Optional.ofNullable(endedAt),
                participants.creatorHuman(),
                participants.seats(),
                position(position),
                moves,
                Optional.ofNullable(deadline),
                offers(),
                outcome(),
                Optional.ofNullable(rematchOf).map(GameId::new));
    }

    GameSummary summary() {
        SeatsColumn participants = SeatsColumn.read(seats);
        return new GameSummary(
                new GameId(id),
                version,
                Words.to(GameState.class, state),
                terms(participants),
                createdAt,
                Optional.ofNullable(startedAt),
                Optional.ofNullable(endedAt),
                participants.creatorHuman(),
                participants.seats(),
                position(position),
                ply,
                Optional.ofNullable(deadline),
                offers().offer(),
                outcome(),
                Optional.ofNullable(rematchOf).map(GameId::new));
    }

    private GameTerms terms(SeatsColumn participants) {
        return new GameTerms(
                OptionsColumn.read(options, base),
                position(start),
                Optional.ofNullable(timePerMove).map(Duration::ofSeconds),
                Words.to(Visibility.class, visibility),
                Words.to(SideChoice.class, creatorSide),
                participants.opponent(opponent));
    }

    private DrawOffers offers() {
        return new DrawOffers(
                Optional.ofNullable(drawOffer).map(word -> Words.to(Side.class, word)),
                Optional.ofNullable(attackerOfferPly),
                Optional.ofNullable(defenderOfferPly));
    }

    private GameOutcome outcome() {
        return new GameOutcome(
                Words.to(GameOutcome.Result.class, result),
                Optional.ofNullable(reason).map(word -> Words.to(GameOutcome.Reason.class, word)));
    }

    /** The position of this text, which was written from one. */
    static Position position(String notation) {
        if (!(PositionText.parse(notation) instanceof PositionText.Parsed.Readable readable)) {
            throw new IllegalStateException("not a position: " + notation);
        }
        Setup setup = readable.setup();
        return new Position(
                CellSet.of(setup.attackers()),
                CellSet.of(setup.defenders()),
                setup.castle(),
                setup.toMove(),
                setup.quietPlies(),
                setup.turn());
    }
}
