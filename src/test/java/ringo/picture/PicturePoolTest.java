package ringo.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PicturePoolTest {

    private static final byte[] PICTURE = {1, 2, 3};

    /** Keeps a permit until it is released. */
    private static final class Slow {
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch released = new CountDownLatch(1);

        byte[] make() {
            begun.countDown();
            try {
                released.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return PICTURE;
        }
    }

    private static PicturePool pool(int waiting, Duration wait) {
        return new PicturePool(new PicturePool.Bounds(1, waiting, wait));
    }

    private static Throwable failure(CompletableFuture<byte[]> picture) {
        return Objects.requireNonNull(assertThrows(ExecutionException.class, () -> picture.get(10, TimeUnit.SECONDS))
                .getCause());
    }

    @Test
    void makesOneAfterTheOther() throws Exception {
        try (PicturePool pool = pool(1, Duration.ofSeconds(20))) {
            Slow slow = new Slow();
            CompletableFuture<byte[]> first = pool.submit(slow::make);
            CompletableFuture<byte[]> second = pool.submit(() -> PICTURE);
            slow.begun.await();

            assertEquals(1, pool.running());
            assertEquals(1, pool.waiting());
            slow.released.countDown();
            assertArrayEquals(PICTURE, first.get(10, TimeUnit.SECONDS));
            assertArrayEquals(PICTURE, second.get(10, TimeUnit.SECONDS));
            assertEquals(0, pool.refused());
        }
    }

    @Test
    void refusesWhatFindsNoPlaceInTheLine() throws Exception {
        try (PicturePool pool = pool(1, Duration.ofSeconds(20))) {
            Slow slow = new Slow();
            CompletableFuture<byte[]> first = pool.submit(slow::make);
            slow.begun.await();
            CompletableFuture<byte[]> second = pool.submit(() -> PICTURE);
            CompletableFuture<byte[]> third = pool.submit(() -> PICTURE);

            PicturePool.BusyException busy = assertInstanceOf(PicturePool.BusyException.class, failure(third));
            assertEquals(Duration.ofSeconds(20), busy.retryAfter());
            assertEquals(1, pool.refused());
            slow.released.countDown();
            assertArrayEquals(PICTURE, first.get(10, TimeUnit.SECONDS));
            assertArrayEquals(PICTURE, second.get(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void refusesWhatWaitsTooLong() throws Exception {
        try (PicturePool pool = pool(1, Duration.ofMillis(1))) {
            Slow slow = new Slow();
            CompletableFuture<byte[]> first = pool.submit(slow::make);
            slow.begun.await();

            assertInstanceOf(PicturePool.BusyException.class, failure(pool.submit(() -> PICTURE)));
            assertEquals(0, pool.waiting());
            slow.released.countDown();
            assertArrayEquals(PICTURE, first.get(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void tellsWhatWentWrong() {
        try (PicturePool pool = pool(1, Duration.ofSeconds(20))) {
            IllegalStateException wrong = new IllegalStateException();
            CompletableFuture<byte[]> picture = pool.submit(() -> {
                throw wrong;
            });

            assertSame(wrong, failure(picture));
        }
    }

    @Test
    void refusesWhatComesAfterItsEnd() {
        PicturePool pool = pool(1, Duration.ofSeconds(20));
        pool.close();

        assertInstanceOf(PicturePool.BusyException.class, failure(pool.submit(() -> PICTURE)));
    }

    @Test
    void hasBounds() {
        assertThrows(IllegalArgumentException.class, () -> pool(0, Duration.ZERO));
        assertThrows(IllegalArgumentException.class, () -> pool(1, Duration.ofMillis(-1)));
        assertThrows(IllegalArgumentException.class, () -> new PicturePool.Bounds(0, 1, Duration.ZERO));
    }
}
