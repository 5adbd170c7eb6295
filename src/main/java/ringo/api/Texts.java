package ringo.api;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;

/**
 * Texts for people, by code, from bundles beside this class, in the language of the request that they are for. English is the root of
 * every bundle.
 *
 * <p>A text may hold names in braces, such as <code>{from}</code>, that are filled in.
 */
final class Texts {

    /** What no bundle has in a language is English, not in the language of the machine. */
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    /** What problems mean: {@code CODE.title}, {@code .meaning}, {@code .remedy}, {@code .rule}, {@code .detail}. */
    static final Texts PROBLEMS = new Texts("problems");

    /** What rule options say: {@code OPTION.VALUE}; and where presets come from: {@code preset.ID....}. */
    static final Texts RULES = new Texts("rules");

    /** What hints say: {@code CODE.theme}, {@code .reason}, {@code .against}; {@link HintTexts} fills them in. */
    static final Texts HINTS = new Texts("hints");

    /** What levels of strength are called: {@code NUMBER.name}. */
    static final Texts LEVELS = new Texts("levels");

    /** What pictures show, for who does not see them. */
    static final Texts PICTURES = new Texts("pictures");

    private final Map<Language, ResourceBundle> bundles = new EnumMap<>(Language.class);

    private Texts(String name) {
        for (Language language : Language.values()) {
            bundles.put(language, ResourceBundle.getBundle("ringo.api." + name, language.locale(), NO_FALLBACK));
        }
    }

    private ResourceBundle bundle() {
        return Objects.requireNonNull(bundles.get(Language.current()));
    }

    boolean has(String key) {
        return bundle().containsKey(key);
    }

    /** @throws java.util.MissingResourceException if there is no such text */
    String get(String key) {
        return bundle().getString(key);
    }

    String get(String key, Map<String, String> values) {
        String text = get(key);
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("{" + value.getKey() + "}", value.getValue());
        }
        return text;
    }
}
