package ringo.api;

import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The languages that texts are in. English is what everything else falls back to. */
enum Language {
    ENGLISH("en"),
    GERMAN("de"),
    FRENCH("fr"),
    RUSSIAN("ru"),
    CZECH("cs");

    private static final String KEY = Language.class.getName();

    private static final List<String> TAGS =
            Arrays.stream(values()).map(language -> language.tag).toList();

    /** What is set by {@link #in}, before what the request says. */
    private static final ThreadLocal<@Nullable Language> CHOSEN = new ThreadLocal<>();

    /** Of two to four in Slavic languages. */
    private static final String FEW = "few";

    private static final String OTHER = "other";

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /** As RFC 5646 has it. */
    String tag() {
        return tag;
    }

    Locale locale() {
        return this == ENGLISH ? Locale.ROOT : Locale.forLanguageTag(tag);
    }

    /** Notes the language of a request, for all that is done for it. */
    static void note(RoutingContext context) {
        String header = context.request().getHeader(HttpHeaders.ACCEPT_LANGUAGE);
        Context vertx = Vertx.currentContext();
        if (header != null && vertx != null && VertxContext.isDuplicatedContext(vertx)) {
            vertx.putLocal(KEY, wanted(header));
        }
    }

    /** Which of them an {@code Accept-Language} wants most (RFC 4647, 3.4); English if it cannot be read. */
    static Language wanted(String header) {
        try {
            String found = Locale.lookupTag(Locale.LanguageRange.parse(header), TAGS);
            return Arrays.stream(values())
                    .filter(language -> language.tag.equals(found))
                    .findFirst()
                    .orElse(ENGLISH);
        } catch (IllegalArgumentException e) {
            return ENGLISH;
        }
    }

    /** That of the request that this is done for; English outside of one. */
    static Language current() {
        Language chosen = CHOSEN.get();
        if (chosen != null) {
            return chosen;
        }
        Context context = Vertx.currentContext();
        return context != null && VertxContext.isDuplicatedContext(context)
                ? Optional.<Language>ofNullable(context.getLocal(KEY)).orElse(ENGLISH)
                : ENGLISH;
    }

    /** Does this with texts in this language, on a thread that need not know of the request. */
    <T> T in(Supplier<T> work) {
        Language before = CHOSEN.get();
        CHOSEN.set(this);
        try {
            return work.get();
        } finally {
            CHOSEN.set(before);
        }
    }

    /** Which form a noun has after this number: a part of the key of a text. */
    String form(int number) {
        return switch (this) {
            case CZECH -> number >= 2 && number <= 4 ? FEW : OTHER;
            case RUSSIAN -> russian(number % 100);
            default -> OTHER;
        };
    }

    private static String russian(int number) {
        boolean teens = number >= 11 && number <= 14;
        int last = number % 10;
        if (last == 1 && !teens) {
            return "one";
        }
        return last >= 2 && last <= 4 && !teens ? FEW : OTHER;
    }
}
