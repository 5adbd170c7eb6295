package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ringo.engine.Search;

/** A bounded number of searches at a time, a line with an end, and no work for those who have gone. */
class SearchPoolTest {

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofMillis(1);
    private static final int PATIENCE_SECONDS = 20;

    private final List<SearchPool> pools = new ArrayList<>();

    @AfterEach
    void close() {
        pools.forEach(SearchPool::close);
    }

    private SearchPool pool(int permits, int perCaller, int mostWaiting, Duration longestWait) {
        SearchPool pool = new SearchPool(new SearchPool.Bounds(permits, perCaller, mostWaiting, longestWait, 1));
        pools.add(pool);
        return pool;
    }

    /** Work that goes on until it is told to end. */
    private static final class Busy {
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch end = new CountDownLatch(1);
        final Ticket<String> ticket;

        Busy(SearchPool pool, String caller) {
            ticket = pool.submit(caller, (search, cancelled) -> {
                begun.countDown();
                while (end.getCount() > 0 && !cancelled.getAsBoolean()) {
                    Thread.onSpinWait();
                }
                return cancelled.getAsBoolean() ? "cancelled" : "done";
            });
        }

        Busy begun() throws InterruptedException {
            assertTrue(begun.await(PATIENCE_SECONDS, TimeUnit.SECONDS), "has not begun");
            return this;
        }

        String answer() throws Exception {
            return SearchPoolTest.answer(ticket);
        }
    }

    private static <T> T answer(Ticket<T> ticket) throws Exception {
        return ticket.answer().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static <E extends Throwable> E failure(Class<E> type, Ticket<?> ticket) {
        try {
            answer(ticket);
        } catch (CancellationException e) {
            return assertInstanceOf(type, e);
        } catch (ExecutionException e) {
            return assertInstanceOf(type, e.getCause());
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("did not fail");
    }

    @Test
    void answersWithWhatTheWorkFinds() throws Exception {
        assertEquals("found", answer(pool(1, 1, 0, LONG).submit("a", (search, cancelled) -> "found")));
    }

    @Test
    void failsAsTheWorkFails() {
        Ticket<String> ticket = pool(1, 1, 0, LONG).submit("a", (search, cancelled) -> {
            throw new IllegalStateException("broken");
        });

        assertEquals("broken", failure(IllegalStateException.class, ticket).getMessage());
    }

    @Test
    void goesOnAfterAFailure() throws Exception {
        SearchPool pool = pool(1, 1, 1, LONG);
        failure(StackOverflowError.class, pool.submit("a", (search, cancelled) -> {
            throw new StackOverflowError();
        }));

        assertEquals("found", answer(pool.submit("a", (search, cancelled) -> "found")));
    }

    @Test
    void givesEachThatRunsASearchOfItsOwn() throws Exception {
        SearchPool pool = pool(2, 2, 4, LONG);
        CountDownLatch both = new CountDownLatch(2);
        SearchPool.Work<Search> work = (search, cancelled) -> {
            both.countDown();
            while (both.getCount() > 0) {
                Thread.onSpinWait();
            }
            return search;
        };
        Ticket<Search> one = pool.submit("a", work);
        Ticket<Search> other = pool.submit("b", work);

        assertNotSame(answer(one), answer(other));
    }

    @Test
    void usesTheSameTablesAgain() throws Exception {
        SearchPool pool = pool(1, 1, 1, LONG);
        Search first = answer(pool.submit("a", (search, cancelled) -> search));

        assertSame(first, answer(pool.submit("b", (search, cancelled) -> search)));
    }

    @Test
    void letsNoMoreRunThanThereArePermits() throws Exception {
        SearchPool pool = pool(1, 1, 4, LONG);
        Busy first = new Busy(pool, "a").begun();
        Busy second = new Busy(pool, "b");

        assertEquals(1, pool.running());
        assertEquals(1, pool.waiting());
        first.end.countDown();
        second.begun();
        assertEquals("done", first.answer());
        second.end.countDown();
        assertEquals("done", second.answer());
    }

    @Test
    void refusesWhatFindsTheLineFull() throws Exception {
        SearchPool pool = pool(1, 1, 2, LONG);
        new Busy(pool, "a").begun();
        new Busy(pool, "b");
        new Busy(pool, "c");

        BusyException refusal = failure(BusyException.class, new Busy(pool, "d").ticket);

        assertEquals(LONG, refusal.retryAfter());
        assertEquals(1, pool.refused());
        assertEquals(2, pool.waiting());
    }

    @Test
    void refusesWhatWaitsTooLong() throws Exception {
        SearchPool pool = pool(1, 1, 2, SHORT);
        new Busy(pool, "a").begun();

        failure(BusyException.class, new Busy(pool, "b").ticket);

        assertEquals(0, pool.waiting());
        assertEquals(1, pool.refused());
    }

    @Test
    void keepsAPermitForOthers() throws Exception {
        SearchPool pool = pool(2, 1, 4, LONG);
        new Busy(pool, "a").begun();
        Busy again = new Busy(pool, "a");
        Busy other = new Busy(pool, "b").begun();

        assertEquals(1, again.begun.getCount());
        assertEquals(2, pool.running());
        other.end.countDown();
        assertEquals("done", other.answer());
        assertEquals(1, again.begun.getCount());
    }

    @Test
    void keepsHalfTheLineForOthers() throws Exception {
        SearchPool pool = pool(1, 1, 4, LONG);
        new Busy(pool, "a").begun();
        new Busy(pool, "a");
        new Busy(pool, "a");

        failure(BusyException.class, new Busy(pool, "a").ticket);

        new Busy(pool, "b");
        assertEquals(3, pool.waiting());
    }

    @Test
    void beginsTheFirstThatMay() throws Exception {
        SearchPool pool = pool(2, 1, 4, LONG);
        new Busy(pool, "a").begun();
        Busy other = new Busy(pool, "b").begun();
        Busy sameAgain = new Busy(pool, "a");
        Busy third = new Busy(pool, "c");
        other.end.countDown();
        third.begun();

        assertEquals(1, sameAgain.begun.getCount());
    }

    @Test
    void stopsWhatIsCancelled() throws Exception {
        SearchPool pool = pool(1, 1, 4, LONG);
        Busy running = new Busy(pool, "a").begun();
        Busy next = new Busy(pool, "b");
        running.ticket.cancel();

        assertEquals("cancelled", running.answer());
        next.begun();
    }

    @Test
    void neverBeginsWhatIsCancelledInTheLine() throws Exception {
        SearchPool pool = pool(1, 1, 4, LONG);
        Busy running = new Busy(pool, "a").begun();
        Busy waiting = new Busy(pool, "b");
        waiting.ticket.cancel();
        failure(CancellationException.class, waiting.ticket);
        running.end.countDown();
        running.answer();

        assertEquals(0, pool.waiting());
        assertEquals(1, waiting.begun.getCount());
        assertEquals(0, pool.refused());
    }

    @Test
    void endsWhenItIsClosed() throws Exception {
        SearchPool pool = pool(1, 1, 4, LONG);
        Busy running = new Busy(pool, "a").begun();
        Busy waiting = new Busy(pool, "b");
        pool.close();

        assertEquals("cancelled", running.answer());
        failure(BusyException.class, waiting.ticket);
        failure(BusyException.class, new Busy(pool, "c").ticket);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1, 1",
        "1025, 1, 1, 1",
        "2, 0, 1, 1",
        "2, 3, 1, 1",
        "2, 1, -1, 1",
        "2, 1, 65537, 1",
        "2, 1, 1, 0",
        "2, 1, 1, 8193"
    })
    void hasBoundsWithinBounds(int permits, int perCaller, int waiting, int megabytes) {
        assertThrows(
                IllegalArgumentException.class,
                () -> new SearchPool.Bounds(permits, perCaller, waiting, LONG, megabytes));
    }

    @Test
    void doesNotWaitForLessThanNoTime() {
        Duration negative = Duration.ofMillis(-1);

        assertThrows(IllegalArgumentException.class, () -> new SearchPool.Bounds(1, 1, 1, negative, 1));
    }
}
