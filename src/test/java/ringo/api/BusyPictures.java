package ringo.api;

import io.quarkus.arc.Arc;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import ringo.picture.PicturePool;

/** Work that keeps the pool of pictures so busy that no picture can be begun any more. */
final class BusyPictures {

    private static final byte[] NOTHING = {};

    private BusyPictures() {}

    /** Does something meanwhile; afterwards the pool is idle again. */
    static <T> T during(Supplier<T> work) {
        PicturePool pool = Arc.container().instance(PicturePool.class).get();
        CountDownLatch done = new CountDownLatch(1);
        List<CompletableFuture<byte[]>> taken = new ArrayList<>();
        try {
            for (int i = 0; i < pool.bounds().permits(); i++) {
                taken.add(pool.submit(() -> await(done)));
            }
            return work.get();
        } finally {
            done.countDown();
            taken.forEach(CompletableFuture::join);
        }
    }

    private static byte[] await(CountDownLatch done) {
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return NOTHING;
    }
}
