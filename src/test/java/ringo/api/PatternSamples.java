package ringo.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Texts on both sides of a pattern.
 *
 * <p>Within it: every alternative, both ends of every range of characters, and the least and the greatest count of every repetition
 * is in one of the texts at least. Beyond it: texts that go one step past each of those ends, and some slips at the edges.
 *
 * <p>Knows the part of the syntax that the contract uses: characters, classes, groups, alternatives and repetitions between {@code ^}
 * and {@code $}.
 */
final class PatternSamples {

    private final Pattern pattern;
    private final Node root;

    PatternSamples(String pattern) {
        if (!pattern.startsWith("^") || !pattern.endsWith("$")) {
            throw new IllegalArgumentException(pattern + " is not anchored at both ends");
        }
        this.pattern = Pattern.compile(pattern);
        this.root = new Parser(pattern.substring(1, pattern.length() - 1)).all();
    }

    /** Texts that the pattern has. */
    List<String> within() {
        return root.samples().stream().distinct().toList();
    }

    /** A text of this length, if the pattern has one that is the longest of its kind. */
    List<String> ofLength(int length) {
        return Stream.iterate(0, more -> more <= length, more -> more + 1)
                .map(root::longest)
                .filter(text -> text.length() == length)
                .limit(1)
                .toList();
    }

    /** Texts that the pattern does not have. */
    Set<String> beyond() {
        String plainest = within().get(0);
        Set<String> texts = new LinkedHashSet<>(root.outside());
        texts.addAll(List.of("", " " + plainest, plainest + " ", plainest + "\n", plainest + plainest));
        texts.removeIf(text -> pattern.matcher(text).matches());
        return texts;
    }

    /** A part of a pattern. */
    private interface Node {

        /** Texts of this part, each choice in one of them; the first is the plainest. */
        List<String> samples();

        /** Texts one step beyond this part, and perhaps some that are not. */
        List<String> outside();

        /** The longest text, where a repetition without an end counts so many more than its least. */
        String longest(int more);
    }

    /** One of some characters, of which the ends of the ranges are listed. */
    private record Characters(List<String> ends) implements Node {

        @Override
        public List<String> samples() {
            return ends;
        }

        @Override
        public List<String> outside() {
            List<String> texts = new ArrayList<>(List.of(""));
            for (String end : ends) {
                char at = end.charAt(0);
                char otherCase = Character.isLowerCase(at) ? Character.toUpperCase(at) : Character.toLowerCase(at);
                texts.addAll(List.of("" + (char) (at - 1), "" + (char) (at + 1), "" + otherCase));
            }
            return texts;
        }

        @Override
        public String longest(int more) {
            return ends.get(0);
        }
    }

    private record Alternatives(List<Node> nodes) implements Node {

        @Override
        public List<String> samples() {
            return nodes.stream().flatMap(node -> node.samples().stream()).toList();
        }

        @Override
        public List<String> outside() {
            return nodes.stream().flatMap(node -> node.outside().stream()).toList();
        }

        @Override
        public String longest(int more) {
            return nodes.stream()
                    .map(node -> node.longest(more))
                    .max(Comparator.comparingInt(String::length))
                    .orElseThrow();
        }
    }

    private record Sequence(List<Node> nodes) implements Node {

        @Override
        public List<String> samples() {
            List<String> texts = new ArrayList<>();
            texts.add(with(-1, ""));
            for (int i = 0; i < nodes.size(); i++) {
                List<String> choices = nodes.get(i).samples();
                for (String choice : choices.subList(1, choices.size())) {
                    texts.add(with(i, choice));
                }
            }
            return texts;
        }

        @Override
        public List<String> outside() {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < nodes.size(); i++) {
                for (String choice : nodes.get(i).outside()) {
                    texts.add(with(i, choice));
                }
            }
            return texts;
        }

        private String with(int index, String choice) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < nodes.size(); i++) {
                text.append(i == index ? choice : nodes.get(i).samples().get(0));
            }
            return text.toString();
        }

        @Override
        public String longest(int more) {
            StringBuilder text = new StringBuilder();
            nodes.forEach(node -> text.append(node.longest(more)));
            return text.toString();
        }
    }

    /** @param most negative where there is no end */
    private record Repetition(Node node, int least, int most) implements Node {

        @Override
        public List<String> samples() {
            List<String> choices = node.samples();
            int some = Math.max(1, least);
            List<String> texts = new ArrayList<>();
            texts.add(choices.get(0).repeat(least));
            texts.add(choices.get(0).repeat(most < 0 ? some + 1 : most));
            for (String choice : choices) {
                texts.add(choice + choices.get(0).repeat(some - 1));
            }
            return texts;
        }

        @Override
        public List<String> outside() {
            String first = node.samples().get(0);
            List<String> texts = new ArrayList<>();
            if (least > 0) {
                texts.add(first.repeat(least - 1));
            }
            if (most >= 0) {
                texts.add(first.repeat(most + 1));
            }
            node.outside().forEach(text -> texts.add(text + first.repeat(Math.max(1, least) - 1)));
            return texts;
        }

        @Override
        public String longest(int more) {
            return node.longest(more).repeat(most < 0 ? least + more : most);
        }
    }

    private static final class Parser {

        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        Node all() {
            Node node = alternatives();
            if (at < text.length()) {
                throw new IllegalArgumentException(text + " cannot be read from " + at);
            }
            return node;
        }

        private boolean next(char expected) {
            boolean there = at < text.length() && text.charAt(at) == expected;
            at += there ? 1 : 0;
            return there;
        }

        private Node alternatives() {
            List<Node> nodes = new ArrayList<>();
            do {
                nodes.add(sequence());
            } while (next('|'));
            return new Alternatives(nodes);
        }

        private Node sequence() {
            List<Node> nodes = new ArrayList<>();
            while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
                nodes.add(repetition());
            }
            return new Sequence(nodes);
        }

        private Node repetition() {
            Node node = single();
            if (next('?')) {
                return new Repetition(node, 0, 1);
            }
            if (next('*')) {
                return new Repetition(node, 0, -1);
            }
            if (next('{')) {
                String[] counts = until('}').split(",", -1);
                int least = Integer.parseInt(counts[0]);
                return new Repetition(node, least, counts.length > 1 ? Integer.parseInt(counts[1]) : least);
            }
            return node;
        }

        private Node single() {
            if (next('(')) {
                Node group = alternatives();
                if (!next(')')) {
                    throw new IllegalArgumentException(text + " lacks a parenthesis at " + at);
                }
                return group;
            }
            if (next('[')) {
                return new Characters(ends(until(']')));
            }
            if ("^$.+\\".indexOf(text.charAt(at)) >= 0 && !next('\\')) {
                throw new IllegalArgumentException(text + " has unknown syntax at " + at);
            }
            return new Characters(List.of(text.substring(at, ++at)));
        }

        private String until(char end) {
            int start = at;
            at = text.indexOf(end, start) + 1;
            return text.substring(start, at - 1);
        }

        private static List<String> ends(String ranges) {
            List<String> ends = new ArrayList<>();
            for (int i = 0; i < ranges.length(); i++) {
                if (ranges.charAt(i) != '-' || i == 0) {
                    ends.add(ranges.substring(i, i + 1));
                }
            }
            return ends;
        }
    }
}
