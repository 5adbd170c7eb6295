package ringo.api;

import io.agroal.api.AgroalDataSource;
import jakarta.enterprise.inject.spi.CDI;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import ringo.game.Visibility;
import ringo.player.Accounts;
import ringo.player.Authenticator;
import ringo.player.Holder;
import ringo.player.PlayerName;
import ringo.player.Scope;
import ringo.player.TokenWish;
import ringo.rules.Codes;

/**
 * What there is before a request of the contract is sent: the states that {@code given} of an {@code x-request} can name. Each begins
 * without players, and has values for the names in braces that the request may hold.
 */
enum Given {
    /** There is no player. */
    NOBODY,
    /** Jana has used her first token. */
    JANA,
    JANA_AND_PETR,
    /** Jana has a token for a front end that was not used. */
    JANA_WITH_BOARD,
    JANA_WITH_ALL_TOKENS,
    /** The token is only for playing. */
    JANA_PLAYS,
    /** The token is only for reading. */
    JANA_READS,
    /** The token is only for the account. */
    JANA_ACCOUNT,
    JANA_EXPIRED,
    JANA_REVOKED,
    /** Jana, as the attacker, invites Petr to a short game; Eva looks on. Here and below these three have tokens. */
    JANA_INVITES_PETR,
    /** The same with an unlisted game. */
    JANA_INVITES_PETR_QUIETLY,
    /** Jana waits for whoever joins. */
    JANA_WAITS,
    /** Petr has joined the game in which Jana waited. */
    JANA_PLAYS_WHO_JOINED,
    /** Petr has joined the game that Jana has invited him to. */
    JANA_PLAYS_PETR,
    /** An attacker is in the castle, and a defender has moved. */
    BOTH_HAVE_MOVED,
    JANA_OFFERS_DRAW,
    PETR_RESIGNED,
    /** Petr has resigned, and invited Jana to a rematch. */
    PETR_WANTS_REMATCH,
    /** Petr has resigned, and deleted his account. */
    PETR_LEFT,
    JANA_CALLED_OFF,
    /** Jana, who is to move, has missed her deadline, and nobody has noticed. */
    OUT_OF_TIME,
    /** Jana plays Petr, and both have used the key {@code key-1}. */
    JANA_HAS_USED_KEY,
    JANA_WITH_ALL_GAMES,
    /** Jana has as many event streams open as she may. */
    JANA_READS_FIVE_STREAMS,
    /** Others have as many event streams open as the node serves. */
    MANY_STREAMS_OPEN,
    /** From this address nobody can create a player any more; until another state is asked for. */
    MANY_PLAYERS_CREATED;

    /** The id of a game that is not there. */
    static final String NO_GAME = "0".repeat(26);

    /** Makes it so. What was there before is gone. */
    Map<String, String> prepare() {
        empty();
        limit().clear();
        bean(EventStreams.class).endAll();
        return switch (this) {
            case NOBODY -> Map.of();
            case JANA -> jana().values();
            case JANA_AND_PETR -> {
                create("Petr");
                yield jana().values();
            }
            case JANA_WITH_BOARD -> {
                Caller jana = jana();
                jana.make("Board on my phone", EnumSet.of(Scope.READ, Scope.PLAY), Optional.of(Duration.ofDays(90)));
                yield jana.values();
            }
            case JANA_WITH_ALL_TOKENS -> {
                Caller jana = jana();
                for (int i = 1; i < Accounts.MOST_TOKENS; i++) {
                    jana.make("Token " + i, EnumSet.of(Scope.READ), Optional.empty());
                }
                yield jana.values();
            }
            case JANA_PLAYS -> with(Scope.PLAY).values();
            case JANA_READS -> with(Scope.READ).values();
            case JANA_ACCOUNT -> with(Scope.ACCOUNT).values();
            case JANA_EXPIRED -> with(Scope.READ).expire().values();
            case JANA_REVOKED -> with(Scope.READ).revoke().values();
            case JANA_INVITES_PETR -> GivenGame.invitation(Visibility.PUBLIC).values();
            case JANA_INVITES_PETR_QUIETLY ->
                GivenGame.invitation(Visibility.UNLISTED).values();
            case JANA_WAITS -> GivenGame.open().values();
            case JANA_PLAYS_WHO_JOINED -> GivenGame.open().joined().values();
            case JANA_PLAYS_PETR -> GivenGame.active().values();
            case BOTH_HAVE_MOVED ->
                GivenGame.active().moves("c1-castle").moves("f1-g1").values();
            case JANA_OFFERS_DRAW -> GivenGame.active().offersDraw().values();
            case PETR_RESIGNED -> GivenGame.active().resigned().values();
            case PETR_WANTS_REMATCH -> GivenGame.active().resigned().rematched().values();
            case PETR_LEFT -> GivenGame.active().resigned().petrLeaves().values();
            case JANA_CALLED_OFF ->
                GivenGame.invitation(Visibility.PUBLIC).calledOff().values();
            case OUT_OF_TIME -> GivenGame.active().outOfTime().values();
            case JANA_HAS_USED_KEY -> GivenGame.active().usesKey("key-1").values();
            case JANA_WITH_ALL_GAMES -> GivenGame.open().andAllOthers().values();
            case JANA_READS_FIVE_STREAMS -> {
                Caller jana = jana();
                openStreams(jana, 5);
                yield jana.values();
            }
            case MANY_STREAMS_OPEN -> {
                openStreams(create("Petr"), 5);
                openStreams(create("Klara"), 5);
                yield jana().values();
            }
            case MANY_PLAYERS_CREATED -> {
                for (String loopback : List.of("127.0.0.1", "::1")) {
                    while (limit().take(loopback).isEmpty()) {
                        // one more
                    }
                }
                yield Map.of();
            }
        };
    }

    /** Jana with a token of one scope, beside her first. */
    private static Caller with(Scope scope) {
        return jana().make("Board", EnumSet.of(scope), Optional.of(Duration.ofDays(1)));
    }

    /** The state of this name in the contract. */
    static Given named(String name) {
        return Arrays.stream(values())
                .filter(given -> Codes.of(given).equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no such state: " + name));
    }

    /**
     * Somebody who calls.
     *
     * @param spare the id of another token of the player, or of this one if there is none
     */
    record Caller(Holder holder, String secret, String spare) {

        Map<String, String> values() {
            return Map.of(
                    "token",
                    secret,
                    "name",
                    holder.player().name().text(),
                    "id",
                    spare,
                    "game",
                    NO_GAME,
                    "version",
                    "1");
        }

        Caller expire() {
            sql("update token set expires_at = now() - interval '1 second' where id = '"
                    + holder.token().id() + "'");
            return this;
        }

        Caller revoke() {
            accounts().revokeToken(holder, holder.token().id());
            return this;
        }

        Caller make(String label, Set<Scope> scopes, Optional<Duration> lifetime) {
            Accounts.Made made = (Accounts.Made) accounts().makeToken(holder, new TokenWish(label, scopes, lifetime));
            return new Caller(
                    new Holder(holder.player(), made.token()),
                    made.secret().text(),
                    holder.token().id());
        }
    }

    static Caller jana() {
        return create("Jana");
    }

    /** A player who has used the first token. */
    static Caller create(String name) {
        Accounts.Created created = (Accounts.Created) accounts().create(PlayerName.of(name));
        String secret = created.secret().text();
        bean(Authenticator.class).authenticate(secret);
        return new Caller(
                new Holder(created.player(), created.token()),
                secret,
                created.token().id());
    }

    static Accounts accounts() {
        return bean(Accounts.class);
    }

    /** Removes everything, while the engine and whoever else changes games waits. */
    private static void empty() {
        try (Connection connection = bean(AgroalDataSource.class).getConnection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("lock table game in exclusive mode");
            for (String table : List.of(
                    "idempotency", "event", "job", "turn", "participation", "move", "game", "token", "player")) {
                statement.executeUpdate("delete from " + table);
            }
            connection.commit();
        } catch (SQLException e) {
            throw new AssertionError("what was kept before cannot be removed", e);
        }
    }

    /** Changes what is kept, behind the back of the service. */
    static void sql(String change) {
        try (Connection connection = bean(AgroalDataSource.class).getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(change);
        } catch (SQLException e) {
            throw new AssertionError(change, e);
        }
    }

    /** The number that a query answers with. */
    static long count(String query) {
        try (Connection connection = bean(AgroalDataSource.class).getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        } catch (SQLException e) {
            throw new AssertionError(query, e);
        }
    }

    private static void openStreams(Caller caller, int count) {
        for (int i = 0; i < count; i++) {
            bean(EventStreams.class).open(caller.holder(), 0);
        }
    }

    private static AddressLimit limit() {
        return bean(AddressLimit.class);
    }

    static <T> T bean(Class<T> type) {
        return CDI.current().select(type).get();
    }
}
