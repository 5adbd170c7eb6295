package ringo.rules;

/** The value of a {@link RuleOption}, in the form in which callers write it. */
public sealed interface OptionValue {

    /** The value as text: {@code true}, {@code 7}, {@code slide}. */
    String text();

    /** The value as a boolean, an integer or a string. */
    default Object plain() {
        if (this instanceof Flag flag) {
            return flag.value();
        }
        return this instanceof Number number ? number.value() : text();
    }

    /** Yes or no. */
    record Flag(boolean value) implements OptionValue {
        @Override
        public String text() {
            return Boolean.toString(value);
        }
    }

    /** A whole number. */
    @SuppressWarnings("JavaLangClash") // always written OptionValue.Number
    record Number(int value) implements OptionValue {
        @Override
        public String text() {
            return Integer.toString(value);
        }
    }

    /** One of a few words, in camelCase. */
    record Choice(String value) implements OptionValue {
        @Override
        public String text() {
            return value;
        }
    }
}
