package ringo.rules;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How the constants of enums are written outside of Java, in camelCase: {@code CASTLE_ENTRY} is {@code castleEntry}. */
public final class Codes {

    private static final Map<Enum<?>, String> CODES = new ConcurrentHashMap<>();

    private Codes() {}

    /** The constant in camelCase. */
    public static String of(Enum<?> constant) {
        String known = CODES.get(constant);
        return known == null ? CODES.computeIfAbsent(constant, Codes::camelCase) : known;
    }

    private static String camelCase(Enum<?> constant) {
        String[] words = constant.name().toLowerCase(Locale.ROOT).split("_", -1);
        StringBuilder code = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            code.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
        }
        return code.toString();
    }
}
