package ringo.api;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/**
 * Texts for people, by code, from a bundle beside this class. English is the root of every bundle.
 *
 * <p>A text may hold names in braces, such as <code>{from}</code>, that are filled in.
 */
final class Texts {

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

    private final ResourceBundle bundle;

    private Texts(String name) {
        bundle = ResourceBundle.getBundle("ringo.api." + name, Locale.ROOT);
    }

    boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** @throws java.util.MissingResourceException if there is no such text */
    String get(String key) {
        return bundle.getString(key);
    }

    String get(String key, Map<String, String> values) {
        String text = get(key);
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("{" + value.getKey() + "}", value.getValue());
        }
        return text;
    }
}
