package ringo.rules;

/** The value of a {@link RuleOption}, in the form in which callers write it. */
public sealed interface OptionValue {

    /** The value as text: {@code true}, {@code 7}, {@code slide}. */
    String text();

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
