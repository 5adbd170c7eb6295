package ringo.store;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import ringo.rules.Codes;

/** How the constants of enums are kept: as the words that callers know them by. */
final class Words {

    private static final Map<Class<?>, Map<String, Enum<?>>> CONSTANTS = new ConcurrentHashMap<>();

    private Words() {}

    static String of(Enum<?> constant) {
        return Codes.of(constant);
    }

    /** @throws IllegalStateException if there is no such constant */
    static <E extends Enum<E>> E to(Class<E> type, String word) {
        @Nullable
        Enum<?> constant = CONSTANTS.computeIfAbsent(type, Words::constants).get(word);
        if (constant == null) {
            throw new IllegalStateException("no " + type.getSimpleName() + ": " + word);
        }
        return type.cast(constant);
    }

    private static Map<String, Enum<?>> constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> (Enum<?>) constant)
                .collect(Collectors.toUnmodifiableMap(Codes::of, Function.identity()));
    }
}
