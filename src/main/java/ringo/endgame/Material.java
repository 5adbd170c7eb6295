package ringo.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.RuleSet;

/**
 * The pieces that all positions of a table have.
 *
 * @param attackers how many attackers stand outside the castle
 * @param castle how many attackers are in the castle, 0 or 1: with two the game is over
 * @param defenders how many defenders there are
 */
public record Material(int attackers, int castle, int defenders) {

    /** No table has more pieces: the index of the next larger ones outgrows what it is computed with. */
    public static final int MOST_PIECES = 8;

    /** There are fewer numbers than this, see {@link #number()}. */
    static final int NUMBERS = (Position.MAX_ATTACKERS + 1) * 2 * (Position.MAX_DEFENDERS + 1);

    private static final Pattern TEXT = Pattern.compile("a([0-7])c([01])d([0-4])");

    /** Tables depend only on those before them: fewer pieces first, and of as many, more in the castle first. */
    private static final Comparator<Material> ORDER = Comparator.comparingInt(Material::pieces)
            .thenComparing(Comparator.comparingInt(Material::castle).reversed())
            .thenComparingInt(Material::attackers);

    /** @throws IllegalArgumentException if no position has these pieces, or two attackers are in the castle */
    public Material {
        if (attackers < 0
                || castle < 0
                || castle > 1
                || attackers + castle > Position.MAX_ATTACKERS
                || defenders < 0
                || defenders > Position.MAX_DEFENDERS) {
            throw new IllegalArgumentException("no table has " + attackers + ", " + castle + ", " + defenders);
        }
    }

    /** The pieces of a position; empty if two attackers are in the castle. */
    public static Optional<Material> of(Position position) {
        return position.castle() > 1
                ? Optional.empty()
                : Optional.of(new Material(
                        position.attackers().size(),
                        position.castle(),
                        position.defenders().size()));
    }

    /** The material of this text, such as {@code a3c0d2}; empty for any other. */
    public static Optional<Material> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int attackers = Integer.parseInt(matcher.group(1));
        int castle = Integer.parseInt(matcher.group(2));
        return attackers + castle > Position.MAX_ATTACKERS
                ? Optional.empty()
                : Optional.of(new Material(attackers, castle, Integer.parseInt(matcher.group(3))));
    }

    /**
     * All of at most so many pieces with which a game under the rule set goes on, in an order in which their tables can be built.
     *
     * @throws IllegalArgumentException if the pieces are not from 0 to {@link #MOST_PIECES}
     */
    public static List<Material> playable(RuleSet rules, int mostPieces) {
        if (mostPieces < 0 || mostPieces > MOST_PIECES) {
            throw new IllegalArgumentException(mostPieces + " pieces are not from 0 to " + MOST_PIECES);
        }
        List<Material> all = new ArrayList<>();
        for (int attackers = 0; attackers <= Position.MAX_ATTACKERS; attackers++) {
            for (int castle = 0; castle <= 1 && attackers + castle <= Position.MAX_ATTACKERS; castle++) {
                for (int defenders = 1; defenders <= Position.MAX_DEFENDERS; defenders++) {
                    Material material = new Material(attackers, castle, defenders);
                    if (material.pieces() <= mostPieces && attackers + castle > rules.defenderWinsAt()) {
                        all.add(material);
                    }
                }
            }
        }
        all.sort(ORDER);
        return List.copyOf(all);
    }

    /** All pieces, the one in the castle included. */
    public int pieces() {
        return attackers + castle + defenders;
    }

    /** The material as text: {@code a3c0d2} for three attackers outside, none in the castle, two defenders. */
    public String text() {
        return "a" + attackers + "c" + castle + "d" + defenders;
    }

    /** What is to be added to the attackers' cells for those in the castle, see {@link PackedMove}. */
    long castleBits() {
        return (long) castle << PackedMove.CASTLE;
    }

    /** From 0, different for all material. */
    int number() {
        return number(attackers, castle, defenders);
    }

    /** The {@link #number()} of this material. */
    static int number(int attackers, int castle, int defenders) {
        return (attackers * 2 + castle) * (Position.MAX_DEFENDERS + 1) + defenders;
    }

    @Override
    public String toString() {
        return text();
    }
}
