package ringo.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import ringo.notation.MoveText;
import ringo.notation.PositionText;
import ringo.rules.Move;
import ringo.rules.OptionValue;
import ringo.rules.PlainGenerator;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.Setup;

/** The file of tactics, {@code src/test/resources/tactics.txt}: how its lines are read and written. */
final class Tactics {

    /** A move changes two cells, a capture one more. */
    private static final int LEAST_DIFFERENCE = 4;

    private static final int FIELDS = 10;
    private static final String NONE = "-";

    private Tactics() {}

    /** The checked-in ones. */
    static List<Tactic> all() {
        InputStream resource = Objects.requireNonNull(Tactics.class.getResourceAsStream("/tactics.txt"), "tactics.txt");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
            return reader.lines().filter(Tactics::isTactic).map(Tactics::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the line is more than a comment. */
    static boolean isTactic(String line) {
        return !line.isEmpty() && !line.startsWith("#");
    }

    /** Whether the search's best move within so many nodes is one of the best ones, and what it calls proven is true. */
    static boolean solved(Search search, Tactic tactic, long nodes) {
        Analysis.Variation line = search.run(
                        SearchRequest.of(tactic.rules(), tactic.position(), Limits.NONE.withNodes(nodes)),
                        Progress.NONE)
                .lines()
                .get(0);
        return tactic.best().contains(line.move()) && tactic.allows(line.value());
    }

    /** Whether the two are nearly the same position, seen from one side of the zone or the other: too few cells differ. */
    static boolean alike(Tactic tactic, Tactic other) {
        return tactic.mover() == other.mover()
                && Math.min(
                                difference(tactic.position(), other.position()),
                                difference(tactic.position(), other.position().mirror()))
                        < LEAST_DIFFERENCE;
    }

    private static int difference(Position one, Position other) {
        return Long.bitCount(one.attackers().bits() ^ other.attackers().bits())
                + Long.bitCount(one.defenders().bits() ^ other.defenders().bits())
                + Math.abs(one.castle() - other.castle());
    }

    /** @throws IllegalArgumentException if the line is none of the file's */
    static Tactic read(String line) {
        String[] fields = line.split(" \\| ", -1);
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException(fields.length + " fields: " + line);
        }
        RuleSet rules = rules(fields[1]);
        Position position = position(rules, fields[2]);
        List<Move> legal = new PlainGenerator(rules).legalMoves(position);
        return new Tactic(
                fields[0],
                rules,
                position,
                new TreeSet<>(words(fields[3])),
                words(fields[4]).stream().map(text -> move(text, legal)).toList(),
                Verdict.parse(fields[5]),
                Verdict.parse(fields[6]),
                claim(fields[7]).map(claim -> new Tactic.Trap(move(claim.of(), legal), claim.verdict())),
                claim(fields[8]).map(claim -> {
                    Change change = Change.parse(claim.of());
                    return new Tactic.Switched(change.option(), change.value(), claim.verdict());
                }),
                Long.parseLong(fields[9]));
    }

    /** The tactic as a line of the file. */
    static String write(Tactic tactic) {
        List<Move> legal = new PlainGenerator(tactic.rules()).legalMoves(tactic.position());
        return String.join(
                " | ",
                tactic.id(),
                rules(tactic.rules()),
                PositionText.write(tactic.position()),
                String.join(" ", tactic.themes()),
                tactic.best().stream().map(move -> text(move, legal)).collect(Collectors.joining(" ")),
                tactic.verdict().text(),
                tactic.others().text(),
                tactic.trap()
                        .map(trap ->
                                text(trap.move(), legal) + ": " + trap.verdict().text())
                        .orElse(NONE),
                tactic.switched()
                        .map(other -> new Change(other.option(), other.value()).text() + ": "
                                + other.verdict().text())
                        .orElse(NONE),
                Long.toString(tactic.nodes()));
    }

    private static List<String> words(String field) {
        return List.of(field.split(" "));
    }

    /** A preset's name, and the options that differ from it. */
    private static RuleSet rules(String field) {
        List<String> words = words(field);
        RuleSet rules = Preset.named(words.get(0)).orElseThrow().rules();
        for (String word : words.subList(1, words.size())) {
            Change change = Change.parse(word);
            rules = rules.with(change.option(), change.value());
        }
        return rules;
    }

    private static String rules(RuleSet rules) {
        Preset base = rules.nearestPreset(Preset.DEFAULT);
        return base.text()
                + rules.changesFrom(base.rules()).entrySet().stream()
                        .map(change -> " " + new Change(change.getKey(), change.getValue()).text())
                        .collect(Collectors.joining());
    }

    private static Position position(RuleSet rules, String notation) {
        PositionText.Parsed.Readable readable = (PositionText.Parsed.Readable) PositionText.parse(notation);
        Setup.Checked checked = readable.setup().check(rules);
        return ((Setup.Checked.Playable) checked).position();
    }

    private static Move move(String text, List<Move> legal) {
        return legal.stream()
                .filter(move -> text(move, legal).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not legal: " + text));
    }

    private static String text(Move move, List<Move> legal) {
        return MoveText.write(move, move.ambiguousAmong(legal));
    }

    /** What is true if a move is played, or an option changed. */
    private record Claim(String of, Verdict verdict) {}

    private static Optional<Claim> claim(String field) {
        if (field.equals(NONE)) {
            return Optional.empty();
        }
        int colon = field.indexOf(": ");
        return Optional.of(new Claim(field.substring(0, colon), Verdict.parse(field.substring(colon + 2))));
    }

    /** {@code castleJump=false}. */
    private record Change(RuleOption option, OptionValue value) {

        static Change parse(String text) {
            int equals = text.indexOf('=');
            RuleOption option = RuleOption.named(text.substring(0, equals)).orElseThrow();
            String value = text.substring(equals + 1);
            if (option.domain() instanceof RuleOption.Domain.Flags) {
                return new Change(option, new OptionValue.Flag(Boolean.parseBoolean(value)));
            }
            return option.domain() instanceof RuleOption.Domain.Numbers
                    ? new Change(option, new OptionValue.Number(Integer.parseInt(value)))
                    : new Change(option, new OptionValue.Choice(value));
        }

        String text() {
            return option.text() + "=" + value.text();
        }
    }
}
