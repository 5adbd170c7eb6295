package ringo.engine;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ringo.rules.Codes;
import ringo.rules.Result;
import ringo.rules.Side;

/**
 * What is true of a position, or of some of its moves: {@code attackerWins 7}, {@code defenderWins 6}, {@code draw}, {@code open 12}.
 *
 * @param result the win that a side can force; a draw, if neither can force one ever; ongoing, if neither can within the plies
 * @param plies of a win the fewest that its side needs against the longest resistance; of an open one how far was looked; 0 for a
 *     draw
 */
record Verdict(Result result, int plies) {

    static final Verdict DRAW = new Verdict(Result.DRAW, 0);

    private static final Pattern TEXT = Pattern.compile("draw|(attackerWins|defenderWins|open) ([0-9]+)");

    static Verdict win(Side side, int plies) {
        return new Verdict(Result.winFor(side), plies);
    }

    static Verdict open(int plies) {
        return new Verdict(Result.ONGOING, plies);
    }

    /** @throws IllegalArgumentException if the text is no verdict */
    static Verdict parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no verdict: " + text);
        }
        if (text.equals("draw")) {
            return DRAW;
        }
        int plies = Integer.parseInt(matcher.group(2));
        if (matcher.group(1).equals("open")) {
            return open(plies);
        }
        return win(matcher.group(1).equals("attackerWins") ? Side.ATTACKER : Side.DEFENDER, plies);
    }

    String text() {
        return switch (result) {
            case DRAW -> "draw";
            case ONGOING -> "open " + plies;
            case ATTACKER_WINS, DEFENDER_WINS -> Codes.of(result) + " " + plies;
        };
    }

    boolean won() {
        return result == Result.ATTACKER_WINS || result == Result.DEFENDER_WINS;
    }

    boolean wonBy(Side side) {
        return result == Result.winFor(side);
    }

    /** Whether the side would rather have the other: a win, the shorter the better; then no win; then a loss, the longer the better. */
    boolean worseThan(Verdict other, Side side) {
        return Comparator.comparingInt((Verdict verdict) -> verdict.worth(side)).compare(this, other) < 0;
    }

    private int worth(Side side) {
        if (!won()) {
            return 0;
        }
        return wonBy(side) ? 1000 - plies : plies - 1000;
    }
}
