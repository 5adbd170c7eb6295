package ringo.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import ringo.engine.Value;
import ringo.rules.Codes;
import ringo.rules.Move;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.Side;

/** Every kind of reason, over many positions of all presets and mixes of options, against brute force. */
class HintFactsTest {

    private static final int POSITIONS = 1500;
    private static final long NODES = 1000;

    /** How often a kind of reason must have been checked in the end. */
    private static final int LEAST = 4;

    /** A hint is checked if it has a kind of reason that was checked less often, or by its number. */
    private static final int ENOUGH = 10;

    private static final int EVERY = 20;

    /** Positions that a proof may take; what would take more is left out, see {@link #LEAST}. */
    private static final long MOST_PROOF = 30_000;

    private static final int ENOUGH_PROOFS = 200;

    private static List<Samples.Sample> samples = List.of();

    @BeforeAll
    static void findHints() {
        Samples all = new Samples(NODES);
        List<Samples.Sample> found = new ArrayList<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            found.add(all.of(seed));
        }
        samples = List.copyOf(found);
    }

    /** What brute force finds, no more and no less. */
    @Test
    void reasonsAreAllThatIsTrueByTheirDefinitions() {
        Map<String, Integer> checked = new TreeMap<>();
        for (int i = 0; i < samples.size(); i++) {
            Samples.Sample sample = samples.get(i);
            Hint hint = sample.hint();
            PlainReasons plainly = sample.plainly();
            if (i % EVERY == 0 || rare(checked, ReasonCode.Use.FOR, hint.reasons())) {
                assertEquals(plainly.reasonsFor(hint), hint.reasons(), sample::toString);
                count(checked, ReasonCode.Use.FOR, hint.reasons());
            }
            for (Hint.Alternative other : hint.alternatives()) {
                if (i % EVERY == 0 || rare(checked, ReasonCode.Use.AGAINST, other.reasons())) {
                    assertEquals(plainly.reasonsAgainst(hint, other), other.reasons(), () -> other + " " + sample);
                    count(checked, ReasonCode.Use.AGAINST, other.reasons());
                }
            }
            List<Reason> themes = new ArrayList<>(hint.reasons());
            plainly.zoneFull().ifPresent(themes::add);
            assertEquals(themes, hint.themes(), sample::toString);
            count(checked, ReasonCode.Use.THEME, hint.themes());
        }
        for (ReasonCode code : ReasonCode.values()) {
            for (ReasonCode.Use use : ReasonCode.Use.values()) {
                int times = checked.getOrDefault(key(code, use), 0);
                assertTrue(code.usedAs(use) ? times >= LEAST : times == 0, () -> key(code, use) + ": " + times);
            }
        }
    }

    private static boolean rare(Map<String, Integer> checked, ReasonCode.Use use, List<Reason> reasons) {
        return reasons.stream().anyMatch(reason -> checked.getOrDefault(key(reason.code(), use), 0) < ENOUGH);
    }

    private static void count(Map<String, Integer> checked, ReasonCode.Use use, List<Reason> reasons) {
        reasons.forEach(reason -> checked.merge(key(reason.code(), use), 1, Integer::sum));
    }

    private static String key(ReasonCode code, ReasonCode.Use use) {
        return Codes.of(code) + " " + use;
    }

    /** Wins and losses within so many plies, which trying every move sees too. */
    @Test
    void whatIsProvenIsSo() {
        int best = 0;
        int others = 0;
        for (Samples.Sample sample : samples) {
            Hint hint = sample.hint();
            best += best < ENOUGH_PROOFS ? proven(sample, hint.move(), hint.value()) : 0;
            for (Hint.Alternative other : hint.alternatives()) {
                others += others < ENOUGH_PROOFS ? proven(sample, other.move(), other.value()) : 0;
            }
        }
        assertTrue(best >= ENOUGH_PROOFS && others >= ENOUGH_PROOFS, best + " and " + others);
    }

    /** 1 if the proof of the value was done again; 0 if there is none, or it would take too long. */
    private static int proven(Samples.Sample sample, Move move, Value value) {
        if (!(value instanceof Value.Proven proven) || proven.result() == Result.DRAW) {
            return 0;
        }
        Side winner = proven.result() == Result.ATTACKER_WINS ? Side.ATTACKER : Side.DEFENDER;
        PlainProof.Answer answer = new PlainProof(sample.rules(), sample.position(), sample.before())
                .wins(winner, sample.position().after(move), proven.plies() - 1, MOST_PROOF);
        assertNotEquals(PlainProof.Answer.NO, answer, () -> move + " " + value + " " + sample);
        return answer == PlainProof.Answer.YES ? 1 : 0;
    }

    /** Costs and the order of the alternatives, by the values that the search gave. */
    @Test
    void alternativesAreSortedAndCostWhatTheirValuesSay() {
        for (Samples.Sample sample : samples) {
            Hint hint = sample.hint();
            ToIntFunction<Value> result = value -> result(value, sample.position());
            double better = Double.POSITIVE_INFINITY;
            for (Hint.Alternative other : hint.alternatives()) {
                double order = order(other.value(), sample.position());
                assertTrue(order <= better && order <= order(hint.value(), sample.position()), sample::toString);
                better = order;
                boolean costsResult = result.applyAsInt(other.value()) < result.applyAsInt(hint.value())
                        && (result.applyAsInt(hint.value()) > 0 || result.applyAsInt(other.value()) < 0);
                assertEquals(
                        costsResult,
                        other.cost().kind() == Cost.Kind.LOSES_GAME
                                || other.cost().kind() == Cost.Kind.WIN_NOT_PROVEN,
                        () -> other + " " + sample);
                assertEquals(other.cost().any(), !other.reasons().isEmpty(), () -> other + " " + sample);
            }
        }
    }

    /** 1 for a proven win of the mover, -1 for a proven loss, else 0. */
    private static int result(Value value, Position position) {
        if (!(value instanceof Value.Proven proven) || proven.result() == Result.DRAW) {
            return 0;
        }
        return proven.result() == Result.winFor(position.toMove()) ? 1 : -1;
    }

    private static double order(Value value, Position position) {
        if (value instanceof Value.Proven proven) {
            int result = result(value, position);
            return result == 0 ? 0.5 : result * (1000 - proven.plies());
        }
        return ((Value.Estimate) value).expectedScore();
    }
}
