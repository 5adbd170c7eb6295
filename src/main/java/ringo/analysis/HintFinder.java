package ringo.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import ringo.engine.Analysis;
import ringo.engine.Limits;
import ringo.engine.SearchRequest;
import ringo.rules.FastGenerator;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/**
 * Makes hints of what a search found. It says nothing that is not a fact by the definitions of {@link ReasonCode}; what the
 * search does not prove, it checks itself by looking at a few plies of plain play.
 *
 * <p>Equal analyses give equal hints, mirrored ones mirrored hints. Immutable; may be used by several threads.
 */
public final class HintFinder {

    /** Nodes that suit a hint: about a third of a second of search. */
    public static final long NODES = 1_000_000;

    private static final Set<ReasonCode> LOSSES =
            Set.of(ReasonCode.LOSES_IN_PLIES, ReasonCode.WALKS_INTO_CAPTURE, ReasonCode.LOSES_PIECE);

    private final RuleSet rules;

    public HintFinder(RuleSet rules) {
        this.rules = rules;
    }

    /**
     * The search that a hint is made of: every legal move with its value.
     *
     * @param before the positions of the game before the position, the first one first
     */
    public SearchRequest request(Position position, List<Position> before, Limits limits, long seed) {
        return SearchRequest.of(rules, position, limits)
                .withBefore(before)
                .withLines(FastGenerator.MOST_MOVES)
                .withSeed(seed);
    }

    /**
     * The hint.
     *
     * @param position the position that was searched
     * @param before the positions of the game before it, as they were given to the search
     * @param analysis what the search found, a line for every legal move
     * @return empty if the game is over
     * @throws IllegalArgumentException if the analysis lacks a legal move
     */
    public Optional<Hint> find(Position position, List<Position> before, Analysis analysis) {
        if (analysis.lines().isEmpty()) {
            return Optional.empty();
        }
        List<Move> searched =
                analysis.lines().stream().map(Analysis.Variation::move).sorted().toList();
        if (!searched.equals(new FastGenerator(rules).legalMoves(position))) {
            throw new IllegalArgumentException("the analysis has not a line for every legal move");
        }
        return Optional.of(new Work(position, before, analysis.lines()).hint());
    }

    /** The work on one hint. */
    private final class Work {

        private final List<Analysis.Variation> lines;
        private final Analysis.Variation best;
        private final Worth bestWorth;
        private final Position position;
        private final CastleFacts castle;
        private final CaptureFacts captures;
        private final PlaceFacts places;
        private final boolean bestWinsPiece;

        Work(Position position, List<Position> before, List<Analysis.Variation> lines) {
            this.position = position;
            this.lines = lines;
            GameSoFar game = new GameSoFar(rules, position, before);
            castle = new CastleFacts(game, position);
            captures = new CaptureFacts(game, position);
            places = new PlaceFacts(game, position);
            best = lines.get(0);
            bestWorth = new Worth(best.value(), position.toMove());
            bestWinsPiece = captures.winsPiece(best.move()).isPresent();
        }

        Hint hint() {
            List<Hint.Alternative> alternatives = lines.stream()
                    .skip(1)
                    .sorted(Comparator.comparingDouble(line -> -worth(line).rank()))
                    .map(this::alternative)
                    .toList();
            List<Reason> reasons = reasonsFor(alternatives);
            List<Reason> themes = Stream.concat(
                            reasons.stream().filter(reason -> reason.code().usedAs(ReasonCode.Use.THEME)),
                            places.zoneFull().stream())
                    .toList();
            return new Hint(themes, best.move(), best.value(), best.principalVariation(), reasons, alternatives);
        }

        /** Values of an iteration that was not completed may be older than the best move's; none counts for more than that. */
        private Worth worth(Analysis.Variation line) {
            return new Worth(line.value(), position.toMove()).atMost(bestWorth);
        }

        private Hint.Alternative alternative(Analysis.Variation line) {
            Worth worth = worth(line);
            Cost cost = worth.below(bestWorth);
            return new Hint.Alternative(
                    line.move(),
                    worth.value(),
                    line.principalVariation(),
                    cost,
                    cost.any() ? reasonsAgainst(line.move(), worth, cost) : List.of());
        }

        private List<Reason> reasonsFor(List<Hint.Alternative> alternatives) {
            Move move = best.move();
            boolean safe = captures.safe(move);
            List<Reason> reasons = new ArrayList<>(provenFor(alternatives));
            if (!bestWorth.loses()) {
                Stream.of(
                                castle.takesCastle(move),
                                places.immobilises(move),
                                castle.stopsCastle(move),
                                castle.threatensCastle(move),
                                castle.entersCastle(move),
                                captures.winsPiece(move),
                                captures.savesPiece(move),
                                tradeFavours(alternatives),
                                captures.threatensCapture(move),
                                captures.forcesCapture(move),
                                avoidsLoss(alternatives).filter(reason -> safe),
                                places.getsBehind(move).filter(reason -> safe),
                                places.blocks(move).filter(reason -> safe),
                                castle.guardsCastle(move).filter(reason -> safe),
                                places.advances(move).filter(reason -> safe),
                                places.entersZone(move),
                                keepsZoneFree(alternatives))
                        .flatMap(Optional::stream)
                        .forEach(reasons::add);
            }
            if (reasons.isEmpty()) {
                reasons.add(Reason.points(ReasonCode.IMPROVES, bestWorth.points()));
            }
            reasons.sort(Comparator.comparing(Reason::code));
            return reasons;
        }

        /** What the values alone say for the best move. */
        private List<Reason> provenFor(List<Hint.Alternative> alternatives) {
            List<Reason> reasons = new ArrayList<>();
            if (bestWorth.wins()) {
                reasons.add(Reason.plies(ReasonCode.WINS_IN_PLIES, bestWorth.plies()));
            }
            if (bestWorth.drawsByRepetition()) {
                reasons.add(Reason.of(ReasonCode.DRAWS_BY_REPETITION));
            }
            if (bestWorth.loses()) {
                reasons.add(Reason.plies(ReasonCode.RESISTS_LONGEST, bestWorth.plies()));
            }
            if (alternatives.isEmpty()) {
                reasons.add(Reason.of(ReasonCode.ONLY_LEGAL_MOVE));
            } else if (alternatives.stream().allMatch(other -> other.cost().kind() == Cost.Kind.LOSES_GAME)) {
                reasons.add(Reason.count(ReasonCode.ONLY_MOVE, alternatives.size()));
            }
            return reasons;
        }

        private static Optional<Reason> avoidsLoss(List<Hint.Alternative> alternatives) {
            int losing = (int) alternatives.stream()
                    .filter(other -> other.reasons().stream().map(Reason::code).anyMatch(LOSSES::contains))
                    .count();
            boolean many = losing > 0 && 2 * losing >= alternatives.size();
            boolean allLost =
                    alternatives.stream().allMatch(other -> other.cost().kind() == Cost.Kind.LOSES_GAME);
            return many && !allLost ? Optional.of(Reason.count(ReasonCode.AVOIDS_LOSS, losing)) : Optional.empty();
        }

        private Optional<Reason> tradeFavours(List<Hint.Alternative> alternatives) {
            List<Hint.Alternative> others = alternatives.stream()
                    .filter(other -> !captures.trades(other.move()))
                    .toList();
            boolean favours = captures.trades(best.move())
                    && !others.isEmpty()
                    && others.stream().allMatch(other -> other.cost().any());
            return favours ? Optional.of(Reason.of(ReasonCode.TRADES)) : Optional.empty();
        }

        private Optional<Reason> keepsZoneFree(List<Hint.Alternative> alternatives) {
            return alternatives.stream()
                    .flatMap(other -> other.reasons().stream())
                    .filter(reason -> reason.code() == ReasonCode.FILLS_ZONE)
                    .findFirst()
                    .flatMap(reason -> places.keepsZoneFree(best.move()));
        }

        private List<Reason> reasonsAgainst(Move move, Worth worth, Cost cost) {
            if (worth.wins()) {
                return List.of(Reason.plies(ReasonCode.WINS_IN_PLIES, worth.plies()));
            }
            List<Reason> reasons = new ArrayList<>();
            if (worth.drawsByRepetition()) {
                reasons.add(Reason.of(ReasonCode.DRAWS_BY_REPETITION));
            }
            if (worth.loses()) {
                reasons.add(Reason.plies(ReasonCode.LOSES_IN_PLIES, worth.plies()));
                castle.allowsCastle(move).ifPresent(reasons::add);
            }
            if (bestWorth.wins()) {
                reasons.add(Reason.plies(ReasonCode.MISSES_WIN, bestWorth.plies()));
            }
            if (bestWinsPiece && captures.winsPiece(move).isEmpty()) {
                reasons.add(Reason.of(ReasonCode.MISSES_PIECE));
            }
            if (captures.trades(move)) {
                reasons.add(Reason.of(ReasonCode.TRADES));
            }
            reasons.addAll(captures.losses(move));
            places.fillsZone(move).ifPresent(reasons::add);
            if (reasons.isEmpty()) {
                reasons.add(Reason.points(ReasonCode.FALLS_SHORT, cost.points()));
            }
            reasons.sort(Comparator.comparing(Reason::code));
            return reasons;
        }
    }
}
