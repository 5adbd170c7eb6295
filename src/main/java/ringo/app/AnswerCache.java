package ringo.app;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import ringo.analysis.Memory;

/** Remembers the answers that are asked for most, within a bound of memory. */
final class AnswerCache implements Memory {

    private static final long BYTES_A_MEGABYTE = 1 << 20;

    /** What a question takes to keep, about. */
    private static final int BYTES_A_KEY = 500;

    private final Cache<Object, Kept> answers;

    private record Kept(Object answer, int bytes) {}

    AnswerCache(int megabytes) {
        answers = Caffeine.newBuilder()
                .maximumWeight(megabytes * BYTES_A_MEGABYTE)
                .weigher((Object key, Kept kept) -> kept.bytes())
                .build();
    }

    @Override
    public Optional<Object> find(Object key) {
        return Optional.ofNullable(answers.getIfPresent(key)).map(Kept::answer);
    }

    @Override
    public void keep(Object key, Object answer, int bytes) {
        answers.put(key, new Kept(answer, bytes + BYTES_A_KEY));
    }
}
