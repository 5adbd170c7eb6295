package ringo.engine;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import ringo.board.Bitboard;
import ringo.board.Cell;
import ringo.board.CellSet;
import ringo.rules.Codes;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.OptionValue;
import ringo.rules.Position;
import ringo.rules.Positions;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleOption;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;
import ringo.rules.Side;

/**
 * Looks for tactics: lets the search play loose games against itself under the presets, under the variations that their sources
 * name and under random options, and keeps positions that it thinks are won, lost or held by one move. What it writes down has been proven by
 * {@link PlainProof} with the fast generator; the program {@link TacticsProver} proves it again with the definition of the rules.
 *
 * <p>Arguments: seed, seconds of CPU time, file to append to, and the themes of which at least one is wanted, such as {@code greedy} or {@code
 * rule:castleJump}; {@code long} stands for 11 plies and more, {@code draw} for what is solved as one. Equal arguments meet equal games; the seconds only say when to stop.
 */
final class TacticsFinder {

    private static final int LEAST_PLIES = 3;
    private static final int MOST_PLIES = 16;
    private static final int MOST_PLIES_A_GAME = 120;
    private static final int GLANCE = 1_500;
    private static final int LOOK = 20_000;
    private static final int LONG_LOOK = 60_000;
    private static final int LONG_PLIES = 11;
    private static final int MOST_POSITIONS = 300_000;
    private static final int MOST_POSITIONS_LONG = 2_000_000;
    private static final int MOST_SOLVED = 120_000;
    private static final int MOST_SOLVED_LONG = 400_000;
    private static final int ALIKE = 3;
    private static final int MOST_HOLDS = 4;

    private static final String LONG = "long";
    private static final String DRAW = "draw";
    private static final int MOST_PIECES_SOLVED = 5;

    /** Options whose change makes another game of it, or none. */
    private static final Set<RuleOption> NOT_SWITCHED = Set.of(
            RuleOption.ATTACKERS, RuleOption.REPETITION, RuleOption.QUIET_PLY_LIMIT, RuleOption.DEFENDER_WINS_AT);

    private final Search search = new Search(16, System::nanoTime);
    private final Map<String, Integer> kept = new HashMap<>();
    private final Map<String, Integer> shown = new HashMap<>();
    private final Path file;
    private final Set<String> wanted;

    private TacticsFinder(Path file, Set<String> wanted) {
        this.file = file;
        this.wanted = wanted;
    }

    public static void main(String[] args) throws IOException {
        TacticsFinder finder = new TacticsFinder(Path.of(args[2]), Set.of(Arrays.copyOfRange(args, 3, args.length)));
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long end = Long.parseLong(args[1]) * 1_000_000_000L;
        SplittableRandom random = new SplittableRandom(Long.parseLong(args[0]));
        while (threads.getCurrentThreadCpuTime() < end) {
            RuleSet rules = finder.rules(random);
            if (finder.wanted.contains(LONG) && random.nextBoolean()) {
                finder.solve(rules, random.split());
            } else {
                finder.play(rules, random.split());
            }
        }
    }

    /** A preset, a variation that a source names, or a mix, equally often. */
    private RuleSet rules(SplittableRandom random) {
        RuleSet preset = Preset.values()[random.nextInt(Preset.values().length)].rules();
        RuleSet rules = switch (random.nextInt(4)) {
            case 0 -> variations().get(random.nextInt(variations().size()));
            case 1 -> mix(preset, random);
            default -> preset;
        };
        for (RuleOption option : RuleOption.values()) {
            boolean taken = wanted.contains("rule:" + option.text()) && random.nextInt(3) == 0;
            rules = taken ? rules.with(option, any(others(rules, option), random)) : rules;
        }
        return rules;
    }

    private static <T> T any(List<T> list, SplittableRandom random) {
        return list.get(random.nextInt(list.size()));
    }

    private static List<RuleSet> variations() {
        RuleSet fosdick = Preset.FOSDICK.rules();
        RuleSet bell = Preset.BELL.rules();
        OptionValue yes = new OptionValue.Flag(true);
        OptionValue no = new OptionValue.Flag(false);
        return List.of(
                fosdick.with(RuleOption.CASTLE_ENTRY_FROM_NEUTRAL_ZONE, no),
                fosdick.with(RuleOption.DEFENDER_PASS, yes),
                fosdick.with(RuleOption.NEUTRAL_ZONE_LIMIT, new OptionValue.Choice("one")),
                bell.with(RuleOption.CASTLE_JUMP, no),
                bell.with(RuleOption.DEFENDER_MUST_CAPTURE, yes));
    }

    /** The preset with a few options as in a random rule set. */
    private static RuleSet mix(RuleSet preset, SplittableRandom random) {
        RuleSet other = RuleSets.random(random.nextLong());
        RuleSet rules = preset;
        for (RuleOption option : RuleOption.values()) {
            boolean taken = option != RuleOption.REPETITION
                    && option != RuleOption.QUIET_PLY_LIMIT
                    && option != RuleOption.ATTACKERS
                    && random.nextInt(3) == 0;
            rules = taken ? rules.with(option, option.of(other)) : rules;
        }
        return rules;
    }

    /** One game from the start or from scattered pieces, from which at most one position of each kind of verdict is kept. */
    private void play(RuleSet rules, SplittableRandom random) throws IOException {
        FastGenerator generator = new FastGenerator(rules);
        Set<String> kinds = new HashSet<>();
        boolean scattered = random.nextInt(4) < (wanted.isEmpty() ? 1 : 3);
        Position position = scattered ? scattered(rules, random) : rules.start();
        int randomPlies = scattered ? 0 : random.nextInt(4, 50);
        for (int ply = 0;
                ply < MOST_PLIES_A_GAME && !generator.outcome(position).decided();
                ply++) {
            List<Move> legal = generator.legalMoves(position);
            Move move = legal.get(random.nextInt(legal.size()));
            if (ply >= randomPlies) {
                Position bare = new Position(
                        position.attackers(), position.defenders(), position.castle(), position.toMove(), 0, 1);
                Optional<Tactic> found = consider(rules, bare, random).filter(this::wanted);
                if (found.isPresent() && kinds.add(kind(found.get()))) {
                    keep(found.get());
                }
                if (random.nextInt(4) > 0) {
                    move = look(rules, bare, 400, 1).get(0).move();
                }
            }
            position = position.after(move);
        }
    }

    /** Anywhere; with little left, where long wins are wanted, else often round the zone. */
    private Position scattered(RuleSet rules, SplittableRandom random) {
        if (wanted.contains(LONG) || wanted.contains(DRAW)) {
            return few(random, 5, 3, Cell.COUNT);
        }
        return random.nextBoolean() ? Positions.random(rules, random.nextLong()) : roundTheZone(random);
    }

    /** At least two attackers and one defender, the attackers on one of the inner cells. */
    private static Position few(SplittableRandom random, int mostAttackers, int mostDefenders, int inner) {
        long attackers = 0;
        long defenders = 0;
        while (Long.bitCount(attackers) < random.nextInt(2, mostAttackers + 1)) {
            attackers |= Bitboard.of(random.nextInt(inner));
        }
        while (Long.bitCount(defenders) < random.nextInt(1, mostDefenders + 1)) {
            defenders |= Bitboard.of(random.nextInt(Cell.COUNT)) & ~attackers;
        }
        return new Position(new CellSet(attackers), new CellSet(defenders), 0, Side.ATTACKER, 0, 1);
    }

    /** A few pieces in the neutral zone and the segments beside it, one attacker at least inside. */
    private static Position roundTheZone(SplittableRandom random) {
        long room = Bitboard.NEUTRAL_ZONE;
        for (int segments = random.nextInt(1, 3); segments > 0; segments--) {
            room |= Bitboard.clockwise(room) | Bitboard.counterclockwise(room);
        }
        long attackers = Bitboard.of(8 * random.nextInt(Cell.RINGS));
        for (int more = random.nextInt(1, 6); more > 0; more--) {
            attackers |= Bitboard.of(random.nextInt(Cell.COUNT)) & room;
        }
        long defenders = 0;
        for (int more = random.nextInt(1, 7); more > 0 && Long.bitCount(defenders) < Position.MAX_DEFENDERS; more--) {
            defenders |=
                    Bitboard.of(random.nextInt(Cell.COUNT)) & ~attackers & (random.nextBoolean() ? room : Bitboard.ALL);
        }
        Side mover = random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER;
        return new Position(new CellSet(attackers), new CellSet(defenders), random.nextInt(4) / 3, mover, 0, 1);
    }

    private boolean wanted(Tactic tactic) {
        boolean farAway = tactic.verdict().won() && tactic.verdict().plies() >= LONG_PLIES;
        return wanted.isEmpty()
                || (farAway && wanted.contains(LONG))
                || wanted.contains(tactic.verdict().text())
                || tactic.themes().stream().anyMatch(wanted::contains);
    }

    /** Looks for the defender's long wins, which games rarely meet, among all that can come of a few pieces. */
    private void solve(RuleSet rules, SplittableRandom random) throws IOException {
        try {
            FastGenerator generator = new FastGenerator(rules);
            PlainSolution solution = new PlainSolution(generator, few(random, 3, 1, 32), MOST_SOLVED_LONG);
            for (int plies = LONG_PLIES; plies <= MOST_PLIES; plies += 2) {
                List<Position> won = solution.wonIn(Side.DEFENDER, plies);
                if (!won.isEmpty()) {
                    Position position = any(won, random);
                    List<Move> legal = generator.legalMoves(position);
                    Optional<Tactic> found = new Study(rules, position, legal, MOST_POSITIONS_LONG)
                            .decided(new Value.Proven(Result.DEFENDER_WINS, plies));
                    if (found.isPresent()) {
                        keep(found.get());
                    }
                }
            }
        } catch (PlainProof.TooManyException e) {
            // too many pieces, too far out: the next ones will do
        }
    }

    private static String kind(Tactic tactic) {
        return tactic.verdict().result() + " " + tactic.mover();
    }

    private void keep(Tactic tactic) throws IOException {
        String alike = Tactics.write(tactic).split(" \\| ", 3)[1] + " " + tactic.themes() + " "
                + tactic.verdict().text();
        if (kept.merge(alike, 1, Integer::sum) > ALIKE) {
            return;
        }
        tactic.themes().forEach(theme -> shown.merge(theme, 1, Integer::sum));
        Files.writeString(file, Tactics.write(tactic) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private List<Analysis.Variation> look(RuleSet rules, Position position, int nodes, int lines) {
        SearchRequest request =
                SearchRequest.of(rules, position, Limits.NONE.withNodes(nodes)).withLines(lines);
        return search.run(request, Progress.NONE).lines();
    }

    private Optional<Tactic> consider(RuleSet rules, Position position, SplittableRandom random) {
        List<Move> legal = new FastGenerator(rules).legalMoves(position);
        if (legal.size() < 4) {
            return Optional.empty();
        }
        boolean longer = wanted.isEmpty() ? random.nextInt(6) == 0 : wanted.contains(LONG);
        Analysis.Variation best =
                look(rules, position, longer ? LONG_LOOK : GLANCE, 1).get(0);
        boolean fits = !(best.value() instanceof Value.Proven proven)
                || (proven.plies() >= LEAST_PLIES && proven.plies() <= MOST_PLIES + 2);
        if (!fits || !promising(rules, position, legal, best)) {
            return Optional.empty();
        }
        try {
            if (best.value() instanceof Value.Proven proven) {
                int most = proven.plies() >= LONG_PLIES ? MOST_POSITIONS_LONG : MOST_POSITIONS;
                return new Study(rules, position, legal, most).decided(proven);
            }
            boolean studied = random.nextInt(wanted.isEmpty() ? 3 : 1) == 0;
            return studied ? new Study(rules, position, legal, MOST_POSITIONS).held() : Optional.empty();
        } catch (PlainProof.TooManyException e) {
            return Optional.empty();
        }
    }

    /** Whether one of the wanted themes may be there. */
    private boolean promising(RuleSet rules, Position position, List<Move> legal, Analysis.Variation best) {
        boolean captures = legal.stream().anyMatch(move -> move.captured().isPresent());
        boolean farAway = best.value() instanceof Value.Proven proven && proven.plies() >= LONG_PLIES;
        return wanted.isEmpty()
                || (wanted.contains("greedy") && captures)
                || (wanted.contains(LONG) && farAway)
                || (wanted.contains(DRAW) && solvable(position) && !(best.value() instanceof Value.Proven))
                || wanted.contains(Codes.of(best.move().kind()))
                || Arrays.stream(RuleOption.values())
                        .filter(option -> wanted.contains("rule:" + option.text()))
                        .flatMap(option -> others(rules, option).stream().map(value -> rules.with(option, value)))
                        .anyMatch(changed -> differs(changed, position, best.value()));
    }

    private static boolean solvable(Position position) {
        return position.pieces() <= MOST_PIECES_SOLVED;
    }

    /** Whether the result seems to be another under the other rules, and the game goes on under them. */
    private boolean differs(RuleSet changed, Position position, Value value) {
        if (position.castle() > changed.castleGoal().mostInCastle()
                || new FastGenerator(changed).outcome(position).decided()) {
            return false;
        }
        return !result(look(changed, position, GLANCE, 1).get(0).value()).equals(result(value));
    }

    private static Result result(Value value) {
        return value instanceof Value.Proven proven ? proven.result() : Result.ONGOING;
    }

    /** The values of the option that the rule set does not have. */
    private static List<OptionValue> others(RuleSet rules, RuleOption option) {
        OptionValue now = option.of(rules);
        if (now instanceof OptionValue.Flag flag) {
            return List.of(new OptionValue.Flag(!flag.value()));
        }
        return ((RuleOption.Domain.Choices) option.domain())
                .texts().stream()
                        .<OptionValue>map(OptionValue.Choice::new)
                        .filter(value -> !value.equals(now))
                        .toList();
    }

    /** A closer look at one position. */
    private final class Study {

        private final RuleSet rules;
        private final Position position;
        private final List<Move> legal;
        private final Side mover;
        private final PlainProof proof;

        Study(RuleSet rules, Position position, List<Move> legal, int mostPositions) {
            this.rules = rules;
            this.position = position;
            this.legal = legal;
            mover = position.toMove();
            proof = new PlainProof(new FastGenerator(rules), true, mostPositions);
        }

        Optional<Tactic> decided(Value.Proven proven) {
            Side winner = proven.result() == Result.winFor(mover) ? mover : mover.opponent();
            OptionalInt exact = proof.pliesToWin(winner, position, proven.plies());
            if (exact.isEmpty() || exact.getAsInt() < LEAST_PLIES || exact.getAsInt() > MOST_PLIES) {
                return Optional.empty();
            }
            int plies = exact.getAsInt();
            List<Move> best = legal.stream()
                    .filter(move -> winner == mover
                            ? proof.wins(winner, position.after(move), plies - 1)
                            : !proof.wins(winner, position.after(move), plies - 2))
                    .toList();
            if (best.size() > 2 || 2 * best.size() > legal.size()) {
                return Optional.empty();
            }
            List<Move> others = without(best);
            Verdict without = winner == mover ? fartherThan(others, plies) : verdict(proof, position, others, plies);
            Optional<Tactic> late = winner == mover ? Optional.empty() : nearTheLimit(plies);
            return late.isPresent() ? late : tactic(best, Verdict.win(winner, plies), without);
        }

        /** The same pieces, lost but for the quiet limit, which one move reaches in time. */
        private Optional<Tactic> nearTheLimit(int plies) {
            for (int left = 2; left < plies && position.quietPlies() == 0; left++) {
                Position late = new Position(
                        position.attackers(),
                        position.defenders(),
                        position.castle(),
                        mover,
                        rules.quietPlyLimit() - left,
                        1);
                int horizon = plies + Tactic.ONLY_MARGIN;
                List<Move> best = legal.stream()
                        .filter(move -> !proof.wins(mover.opponent(), late.after(move), horizon - 1))
                        .toList();
                if (best.size() == 1) {
                    Verdict without = verdict(proof, late, without(best), plies);
                    Verdict limited = verdict(proof, late, best, horizon);
                    RuleOption option = RuleOption.QUIET_PLY_LIMIT;
                    OptionValue most = new OptionValue.Number(RuleSet.MOST_QUIET_PLY_LIMIT);
                    Tactic.Switched switched = new Tactic.Switched(option, most, Verdict.win(mover.opponent(), plies));
                    Tactic bare = new Tactic(
                            "",
                            rules,
                            late,
                            Set.of(),
                            best,
                            limited,
                            without,
                            Optional.empty(),
                            Optional.of(switched),
                            LOOK);
                    return without.won() && !limited.won() ? Optional.of(bare.withThemes()) : Optional.empty();
                }
            }
            return Optional.empty();
        }

        Optional<Tactic> held() {
            List<Analysis.Variation> lines = look(rules, position, LOOK, legal.size());
            List<Move> best = lines.stream()
                    .filter(line -> !(line.value() instanceof Value.Proven))
                    .map(Analysis.Variation::move)
                    .toList();
            boolean trapped = lines.stream()
                    .anyMatch(line -> line.value() instanceof Value.Proven
                            && line.move().captured().isPresent());
            if (best.isEmpty() || best.size() > (trapped ? MOST_HOLDS : 1)) {
                return Optional.empty();
            }
            int most = lines.stream()
                    .filter(line -> line.value() instanceof Value.Proven)
                    .mapToInt(line -> ((Value.Proven) line.value()).plies())
                    .max()
                    .orElse(0);
            List<Move> others = without(best);
            Verdict without = verdict(proof, position, others, most);
            if (!without.wonBy(mover.opponent())) {
                return Optional.empty();
            }
            Verdict verdict = best.size() == 1 ? solved() : Verdict.open(0);
            if (verdict.won()) {
                return Optional.empty();
            }
            boolean open = false;
            if (verdict.result() == Result.ONGOING) {
                int horizon = without.plies() + Tactic.ONLY_MARGIN;
                verdict = Verdict.open(horizon);
                open = best.stream()
                        .allMatch(move ->
                                verdict(proof, position, List.of(move), horizon).equals(Verdict.open(horizon)));
            }
            return open || verdict.equals(Verdict.DRAW) ? tactic(best, verdict, without) : Optional.empty();
        }

        /** A draw, if it is one and few enough positions can come about. */
        private Verdict solved() {
            if (!solvable(position)) {
                return Verdict.open(0);
            }
            try {
                return new PlainSolution(new FastGenerator(rules), position, MOST_SOLVED).of(position);
            } catch (PlainProof.TooManyException e) {
                return Verdict.open(0);
            }
        }

        private List<Move> without(List<Move> best) {
            return legal.stream().filter(move -> !best.contains(move)).toList();
        }

        /** The verdict on the other moves as far as can be seen. */
        private Verdict fartherThan(List<Move> others, int plies) {
            Verdict seen = verdict(proof, position, others, plies);
            for (int farther = 1; farther <= Tactic.ONLY_MARGIN && !seen.won(); farther++) {
                try {
                    seen = verdict(proof, position, others, plies + farther);
                } catch (PlainProof.TooManyException e) {
                    return seen;
                }
            }
            return seen;
        }

        private Optional<Tactic> tactic(List<Move> best, Verdict verdict, Verdict others) {
            Optional<Tactic.Trap> trap = verdict.wonBy(mover.opponent()) ? Optional.empty() : trap(without(best));
            Optional<Tactic.Switched> switched = switched(verdict);
            Tactic found =
                    new Tactic("", rules, position, Set.of(), best, verdict, others, trap, switched, LOOK).withThemes();
            boolean tells = found.themes().size() > 1 || verdict.plies() >= 7;
            return tells ? Optional.of(found) : Optional.empty();
        }

        private Optional<Tactic.Trap> trap(List<Move> others) {
            for (Move move : others) {
                Position after = position.after(move);
                if (move.captured().isEmpty()
                        || new FastGenerator(rules).outcome(after).decided()) {
                    continue;
                }
                if (look(rules, after, GLANCE, 1).get(0).value() instanceof Value.Proven proven
                        && proven.result() == Result.winFor(mover.opponent())) {
                    try {
                        Verdict verdict = verdict(proof, position, List.of(move), proven.plies() + 1);
                        return Optional.of(new Tactic.Trap(move, verdict));
                    } catch (PlainProof.TooManyException e) {
                        return Optional.empty();
                    }
                }
            }
            return Optional.empty();
        }

        /** The option, a wanted one first, then the rarest, that changes who wins. */
        private Optional<Tactic.Switched> switched(Verdict verdict) {
            return Arrays.stream(RuleOption.values())
                    .filter(option -> !NOT_SWITCHED.contains(option))
                    .sorted(Comparator.comparing((RuleOption option) -> !wanted.contains("rule:" + option.text()))
                            .thenComparing(option -> shown.getOrDefault("rule:" + option.text(), 0)))
                    .flatMap(option ->
                            others(rules, option).stream().flatMap(value -> under(option, value, verdict).stream()))
                    .findFirst();
        }

        private Optional<Tactic.Switched> under(RuleOption option, OptionValue value, Verdict verdict) {
            RuleSet changed = rules.with(option, value);
            Value then = verdict.won() ? new Value.Proven(verdict.result(), verdict.plies()) : Value.Estimate.of(0);
            if (!differs(changed, position, then)) {
                return Optional.empty();
            }
            FastGenerator generator = new FastGenerator(changed);
            Value now = look(changed, position, GLANCE, 1).get(0).value();
            int most = now instanceof Value.Proven proven ? proven.plies() : verdict.plies() + 2;
            try {
                PlainProof other = new PlainProof(generator, true, MOST_POSITIONS);
                Verdict proven = verdict(other, position, generator.legalMoves(position), most);
                boolean differs = verdict.won() ? proven.result() != verdict.result() : proven.won();
                return differs ? Optional.of(new Tactic.Switched(option, value, proven)) : Optional.empty();
            } catch (PlainProof.TooManyException e) {
                return Optional.empty();
            }
        }
    }

    /** The verdict if only these moves may be played; open if no win is seen within so many plies. */
    private static Verdict verdict(PlainProof proof, Position position, List<Move> moves, int most) {
        Side mover = position.toMove();
        for (int plies = 1; plies <= most; plies++) {
            int left = plies - 1;
            if (moves.stream().anyMatch(move -> proof.wins(mover, position.after(move), left))) {
                return Verdict.win(mover, plies);
            }
            if (moves.stream().allMatch(move -> proof.wins(mover.opponent(), position.after(move), left))) {
                return Verdict.win(mover.opponent(), plies);
            }
        }
        return Verdict.open(most);
    }
}
