package ringo.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AccountsTest {

    private static final Instant START = Instant.parse("2026-11-30T09:00:00Z");
    private static final Duration NEARLY = Duration.ofMinutes(10);

    private final SetClock clock = new SetClock();
    private final MemoryAccounts kept = new MemoryAccounts();
    private final Accounts accounts = new Accounts(kept, kept, kept, kept, clock, new Random(1));
    private final Authenticator authenticator = new Authenticator(kept, clock);

    private Accounts.Created create(String name) {
        return assertInstanceOf(Accounts.Created.class, accounts.create(PlayerName.of(name)));
    }

    private Holder signIn(TokenSecret secret) {
        return assertInstanceOf(Authenticator.Known.class, authenticator.authenticate(secret.text()))
                .holder();
    }

    private Authenticator.Answer answer(TokenSecret secret) {
        return authenticator.authenticate(secret.text());
    }

    private static Authenticator.Refused refused(Authenticator.Reason reason) {
        return new Authenticator.Refused(reason);
    }

    private static TokenWish wish(Set<Scope> scopes, Optional<Duration> lifetime) {
        return new TokenWish("a board", scopes, lifetime);
    }

    private Accounts.Made make(Holder holder, Set<Scope> scopes, Optional<Duration> lifetime) {
        return assertInstanceOf(Accounts.Made.class, accounts.makeToken(holder, wish(scopes, lifetime)));
    }

    @Nested
    class APlayer {

        @Test
        void comesWithATokenOfAllScopesThatLasts() {
            Accounts.Created jana = create("Jana");

            assertEquals("Jana", jana.player().name().text());
            assertTrue(jana.player().id().matches("[0-9a-hjkmnp-tv-z]{12}"));
            assertEquals(EnumSet.allOf(Scope.class), jana.token().scopes());
            assertEquals(Optional.empty(), jana.token().expiresAt());
            assertEquals(jana.player(), signIn(jana.secret()).player());
        }

        @Test
        void isFoundByNameInAnyCase() {
            Accounts.Created jana = create("Jana");

            assertEquals(Optional.of(jana.player()), accounts.find(PlayerName.of("JANA")));
            assertEquals(Optional.empty(), accounts.find(PlayerName.of("Jan")));
        }

        @Test
        void keepsTheNameFromOthers() {
            Accounts.Created jana = create("Jana");
            signIn(jana.secret());
            clock.pass(Duration.ofDays(1000));

            assertEquals(new Accounts.NameTaken(), accounts.create(PlayerName.of("jana")));
        }

        @Test
        void keepsTheNameWithoutTheFirstToken() {
            Holder jana = signIn(create("Jana").secret());
            clock.pass(Duration.ofSeconds(1));
            make(jana, Set.of(Scope.READ), Optional.empty());
            accounts.revokeToken(jana, jana.token().id());
            clock.pass(Duration.ofDays(1));

            assertEquals(new Accounts.NameTaken(), accounts.create(PlayerName.of("Jana")));
        }

        @Test
        void losesTheNameIfNoTokenWasUsedForTenMinutes() {
            Accounts.Created first = create("Jana");
            clock.pass(NEARLY);
            assertEquals(new Accounts.NameTaken(), accounts.create(PlayerName.of("Jana")));
            clock.pass(Duration.ofMillis(1));
            Accounts.Created second = create("Jana");

            assertEquals(refused(Authenticator.Reason.UNKNOWN), answer(first.secret()));
            assertEquals(second.player(), signIn(second.secret()).player());
        }

        @Test
        void losesTheNameToOneWhoIsRenamedAsWell() {
            create("Jana");
            Holder petr = signIn(create("Petr").secret());
            assertEquals(new Accounts.NameTaken(), accounts.rename(petr, PlayerName.of("Jana")));
            clock.pass(NEARLY.plusMillis(1));

            assertInstanceOf(Accounts.Renamed.class, accounts.rename(petr, PlayerName.of("Jana")));
        }

        @Test
        void isRenamed() {
            Accounts.Created jana = create("Jana");
            Accounts.Renaming renaming = accounts.rename(signIn(jana.secret()), PlayerName.of("JANA"));

            Player renamed = assertInstanceOf(Accounts.Renamed.class, renaming).player();
            assertEquals("JANA", renamed.name().text());
            assertEquals(jana.player().id(), renamed.id());
            assertEquals(renamed, signIn(jana.secret()).player());
            accounts.rename(signIn(jana.secret()), PlayerName.of("Petra"));
            assertInstanceOf(Accounts.Created.class, accounts.create(PlayerName.of("Jana")));
        }

        @Test
        void leavesInOrder() {
            Accounts.Created jana = create("Jana");
            Holder holder = signIn(jana.secret());
            kept.log.clear();

            accounts.delete(holder);

            assertEquals(List.of("removeAll", "leave true", "forget " + jana.player()), kept.log);
            assertEquals(refused(Authenticator.Reason.UNKNOWN), answer(jana.secret()));
            assertInstanceOf(Accounts.Created.class, accounts.create(PlayerName.of("Jana")));
        }

        @Test
        void isToldEverythingThatIsKept() {
            Accounts.Created jana = create("Jana");
            Holder holder = signIn(jana.secret());
            clock.pass(Duration.ofSeconds(5));

            assertEquals(
                    new Accounts.Export(jana.player(), accounts.tokens(holder), START.plusSeconds(5)),
                    accounts.export(holder));
        }
    }

    @Nested
    class AToken {

        private final Holder jana = signIn(create("Jana").secret());

        @Test
        void allowsWhatWasAskedFor() {
            Accounts.Made made = make(jana, Set.of(Scope.READ, Scope.PLAY), Optional.of(Duration.ofDays(90)));
            Token token = signIn(made.secret()).token();

            assertEquals("a board", token.label());
            assertEquals(Set.of(Scope.READ, Scope.PLAY), token.scopes());
            assertFalse(token.allows(Scope.ACCOUNT));
            assertEquals(Optional.of(START.plus(Duration.ofDays(90))), token.expiresAt());
        }

        @Test
        void allowsNoMoreThanTheOneThatAsks() {
            Set<Scope> some = Set.of(Scope.ACCOUNT, Scope.READ);
            Holder less = signIn(make(jana, some, Optional.empty()).secret());

            assertEquals(
                    new Accounts.Exceeding(Set.of(Scope.PLAY)),
                    accounts.makeToken(less, wish(EnumSet.allOf(Scope.class), Optional.empty())));
            assertEquals(some, make(less, some, Optional.empty()).token().scopes());
        }

        @Test
        void doesNotOutliveTheOneThatAsks() {
            Set<Scope> all = EnumSet.allOf(Scope.class);
            Holder short1 =
                    signIn(make(jana, all, Optional.of(Duration.ofDays(2))).secret());
            Optional<Instant> end = short1.token().expiresAt();

            assertEquals(end, make(short1, all, Optional.empty()).token().expiresAt());
            assertEquals(
                    end,
                    make(short1, all, Optional.of(Duration.ofDays(3))).token().expiresAt());
            assertEquals(
                    Optional.of(START.plus(Duration.ofDays(1))),
                    make(short1, all, Optional.of(Duration.ofDays(1))).token().expiresAt());
        }

        @Test
        void expires() {
            TokenSecret secret = make(jana, Set.of(Scope.READ), Optional.of(Duration.ofMinutes(1)))
                    .secret();
            clock.pass(Duration.ofMinutes(1).minusMillis(1));
            signIn(secret);
            clock.pass(Duration.ofMillis(1));

            assertEquals(refused(Authenticator.Reason.EXPIRED), answer(secret));
        }

        @Test
        void isOneOfTwentyAtMost() {
            for (int i = 1; i < Accounts.MOST_TOKENS; i++) {
                clock.pass(Duration.ofSeconds(1));
                make(jana, Set.of(Scope.READ), Optional.of(Duration.ofHours(i)));
            }
            assertEquals(new Accounts.TooMany(), accounts.makeToken(jana, wish(Set.of(Scope.READ), Optional.empty())));
            clock.pass(Duration.ofHours(1));
            make(jana, Set.of(Scope.READ), Optional.empty());

            assertEquals(Accounts.MOST_TOKENS, accounts.tokens(jana).size());
        }

        @Test
        void isRevokedAtOnceByItsOwner() {
            Accounts.Made made = make(jana, Set.of(Scope.READ), Optional.empty());
            Holder petr = signIn(create("Petr").secret());

            assertFalse(accounts.revokeToken(petr, made.token().id()));
            signIn(made.secret());
            assertTrue(accounts.revokeToken(jana, made.token().id()));
            assertFalse(accounts.revokeToken(jana, made.token().id()));
            assertEquals(refused(Authenticator.Reason.UNKNOWN), answer(made.secret()));
        }

        @Test
        void isNotedAsUsedOnceAMinute() {
            TokenSecret secret =
                    make(jana, Set.of(Scope.READ), Optional.empty()).secret();
            kept.log.clear();
            signIn(secret);
            signIn(secret);
            clock.pass(Authenticator.USE_NOTED_EVERY.minusMillis(1));
            signIn(secret);
            assertEquals(List.of("use"), kept.log);
            clock.pass(Duration.ofMillis(1));
            signIn(secret);

            assertEquals(List.of("use", "use"), kept.log);
            assertEquals(Optional.of(clock.instant()), signIn(secret).token().lastUsedAt());
        }

        @Test
        void isRefusedIfItIsNone() {
            assertEquals(refused(Authenticator.Reason.MALFORMED), authenticator.authenticate(""));
            assertEquals(refused(Authenticator.Reason.UNKNOWN), answer(TokenSecret.random(new Random(99))));
        }
    }
}
