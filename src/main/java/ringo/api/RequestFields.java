package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import ringo.rules.Codes;

/**
 * One JSON object of a request while it is read: gives typed values, and collects every fault instead of stopping at the
 * first. A value with a fault reads as absent, so that reading goes on; {@link Faults#check} then refuses the request.
 */
final class RequestFields {

    private static final double MAX_SAFE_INTEGER = 9_007_199_254_740_991.0;

    private static final Pattern DURATION = Pattern.compile("P[1-9][0-9]{0,2}D|PT[1-9][0-9]{0,3}[HM]");

    private final JsonNode object;
    private final String pointer;
    private final Faults faults;

    private RequestFields(JsonNode object, String pointer, Faults faults) {
        this.object = object;
        this.pointer = pointer;
        this.faults = faults;
    }

    /** The faults of one request, at most {@link #MOST_LISTED} of them in detail. */
    static final class Faults {

        /** How many faults an answer lists at most. */
        static final int MOST_LISTED = 100;

        private final List<Problem.Fault> listed = new ArrayList<>();
        private int count;

        void add(String pointer, FaultCode code, Map<String, String> values, Optional<JsonNode> rejected) {
            String detail = Texts.PROBLEMS.get(code.code() + ".detail", values);
            add(Problem.Fault.at(
                    pointer, code.code(), detail, rejected.map(Faults::text).orElse(null)));
        }

        void add(Problem.Fault fault) {
            count++;
            if (listed.size() < MOST_LISTED) {
                listed.add(fault);
            }
        }

        int count() {
            return count;
        }

        boolean any() {
            return count > 0;
        }

        List<Problem.Fault> listed() {
            return List.copyOf(listed);
        }

        /** @throws ProblemException of this type with all the faults, if there are any */
        void check(ProblemType type) {
            if (any()) {
                throw ProblemException.of(type, listed);
            }
        }

        private static String text(JsonNode node) {
            return node.isTextual() ? node.textValue() : node.toString();
        }
    }

    /** The whole body, which must be an object with no other fields than these; anything else reads as an empty one. */
    static RequestFields ofBody(JsonNode body, Faults faults, Collection<String> known) {
        return of(body, "", faults, known);
    }

    private static RequestFields of(JsonNode node, String pointer, Faults faults, Collection<String> known) {
        if (!node.isObject()) {
            faults.add(pointer, FaultCode.WRONG_TYPE, Expected.OBJECT.words(), Optional.of(node));
        }
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) {
                faults.add(
                        pointer(pointer, name),
                        FaultCode.UNKNOWN_FIELD,
                        Map.of("expected", String.join(", ", known)),
                        Optional.empty());
            }
        }
        return new RequestFields(node, pointer, faults);
    }

    /** The JSON pointer of a field of the object at the given pointer. */
    static String pointer(String parent, String name) {
        return parent + "/" + name.replace("~", "~0").replace("/", "~1");
    }

    String pointer() {
        return pointer;
    }

    String pointer(String name) {
        return pointer(pointer, name);
    }

    boolean has(String name) {
        return object.has(name);
    }

    /** The field as it stands; empty if it is absent. */
    Optional<JsonNode> node(String name) {
        return Optional.ofNullable(object.get(name));
    }

    /** The field as an object of its own. */
    Optional<RequestFields> object(String name, Collection<String> known) {
        return node(name).map(node -> of(node, pointer(name), faults, known));
    }

    void require(String name) {
        if (object.isObject() && !object.has(name)) {
            faults.add(pointer(name), FaultCode.MISSING_FIELD, Map.of("field", name), Optional.empty());
        }
    }

    /** A text of at most this many characters (UTF-16 units). */
    Optional<String> text(String name, int most) {
        return node(name).flatMap(node -> text(node, () -> pointer(name), most));
    }

    private Optional<String> text(JsonNode node, Supplier<String> at, int most) {
        if (!node.isTextual()) {
            faults.add(at.get(), FaultCode.WRONG_TYPE, Expected.STRING.words(), Optional.of(node));
            return Optional.empty();
        }
        if (node.textValue().length() > most) {
            faults.add(at.get(), FaultCode.TOO_LONG, limit(most), Optional.of(node));
            return Optional.empty();
        }
        return Optional.of(node.textValue());
    }

    /** A text of one line, of so many characters (code points), all of which can be printed. */
    Optional<String> line(String name, int least, int most) {
        Optional<JsonNode> field = node(name);
        Optional<String> text = field.flatMap(node -> text(node, () -> pointer(name), Integer.MAX_VALUE));
        if (text.isEmpty()) {
            return text;
        }
        int length = text.get().codePointCount(0, text.get().length());
        if (length < least || length > most) {
            FaultCode code = length < least ? FaultCode.TOO_SHORT : FaultCode.TOO_LONG;
            faults.add(pointer(name), code, limit(length < least ? least : most), field);
            return Optional.empty();
        }
        if (!text.get().codePoints().allMatch(Printable::isPrintable)) {
            faults.add(pointer(name), FaultCode.UNPRINTABLE_TEXT, Map.of(), field);
            return Optional.empty();
        }
        return text;
    }

    /** A time span in minutes, hours or days, such as {@code PT30M}, {@code PT8H} or {@code P90D}. */
    Optional<Duration> duration(String name) {
        Optional<String> text = text(name, Integer.MAX_VALUE);
        Optional<Duration> duration =
                text.filter(span -> DURATION.matcher(span).matches()).map(Duration::parse);
        if (text.isPresent() && duration.isEmpty()) {
            faults.add(pointer(name), FaultCode.UNREADABLE_DURATION, Map.of(), node(name));
        }
        return duration;
    }

    /** Some of these words, at least one, in any order; what is no list of them reads as none. */
    Set<String> choices(String name, List<String> words) {
        JsonNode items = list(name, words.size());
        if (items.isArray() && items.isEmpty()) {
            faults.add(pointer(name), FaultCode.TOO_FEW, limit(1), Optional.empty());
        }
        Set<String> chosen = new LinkedHashSet<>();
        for (int i = 0; i < items.size(); i++) {
            Optional<String> word = textItem(name, i, items.get(i));
            if (word.filter(words::contains).isPresent()) {
                chosen.add(word.get());
            } else if (word.isPresent()) {
                faults.add(
                        itemPointer(name, i),
                        FaultCode.UNKNOWN_VALUE,
                        Map.of("expected", String.join(", ", words)),
                        Optional.of(items.get(i)));
            }
        }
        return chosen;
    }

    /** A whole number from least to most. */
    OptionalInt number(String name, int least, int most) {
        Optional<JsonNode> field = node(name);
        if (field.isEmpty()) {
            return OptionalInt.empty();
        }
        JsonNode node = field.get();
        double value = node.doubleValue();
        if (!node.isNumber() || value != Math.rint(value)) {
            faults.add(pointer(name), FaultCode.WRONG_TYPE, Expected.INTEGER.words(), field);
            return OptionalInt.empty();
        }
        if (Math.abs(value) > MAX_SAFE_INTEGER || value < least || value > most) {
            faults.add(
                    pointer(name),
                    FaultCode.OUT_OF_RANGE,
                    Map.of("minimum", Integer.toString(least), "maximum", Integer.toString(most)),
                    field);
            return OptionalInt.empty();
        }
        return OptionalInt.of((int) value);
    }

    Optional<Boolean> flag(String name) {
        Optional<JsonNode> field = node(name);
        if (field.isPresent() && !field.get().isBoolean()) {
            faults.add(pointer(name), FaultCode.WRONG_TYPE, Expected.BOOLEAN.words(), field);
            return Optional.empty();
        }
        return field.map(JsonNode::booleanValue);
    }

    /** One of these words. */
    Optional<String> choice(String name, List<String> words) {
        Optional<JsonNode> field = node(name);
        if (field.isEmpty()) {
            return Optional.empty();
        }
        if (!field.get().isTextual()) {
            faults.add(pointer(name), FaultCode.WRONG_TYPE, Expected.STRING.words(), field);
            return Optional.empty();
        }
        String word = field.get().textValue();
        if (!words.contains(word)) {
            faults.add(pointer(name), FaultCode.UNKNOWN_VALUE, Map.of("expected", String.join(", ", words)), field);
            return Optional.empty();
        }
        return Optional.of(word);
    }

    /** A list of at most this many items; a longer one is refused whole and, like an absent one, reads as empty. */
    JsonNode list(String name, int most) {
        Optional<JsonNode> field = node(name);
        if (field.isEmpty()) {
            return MissingNode.getInstance();
        }
        if (!field.get().isArray()) {
            faults.add(pointer(name), FaultCode.WRONG_TYPE, Expected.LIST.words(), field);
            return MissingNode.getInstance();
        }
        if (field.get().size() > most) {
            faults.add(pointer(name), FaultCode.TOO_MANY, limit(most), Optional.empty());
            return MissingNode.getInstance();
        }
        return field.get();
    }

    /** An item of a list that must be a string. */
    Optional<String> textItem(String list, int index, JsonNode item) {
        return text(item, () -> itemPointer(list, index), Integer.MAX_VALUE);
    }

    String itemPointer(String list, int index) {
        return pointer(list) + "/" + index;
    }

    void fault(String at, FaultCode code, Map<String, String> values, Optional<JsonNode> rejected) {
        faults.add(at, code, values, rejected);
    }

    private static Map<String, String> limit(int most) {
        return Map.of("limit", Integer.toString(most));
    }

    /** What a value of the wrong type should be, in words from the bundle. */
    enum Expected {
        OBJECT,
        LIST,
        STRING,
        INTEGER,
        BOOLEAN,
        RULES;

        Map<String, String> words() {
            return Map.of("expected", Texts.PROBLEMS.get("expected." + Codes.of(this)));
        }
    }
}
