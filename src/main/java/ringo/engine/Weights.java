package ringo.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import ringo.board.Cell;
import ringo.board.Segment;
import ringo.rules.CastleGoal;
import ringo.rules.Position;
import ringo.rules.RingMove;
import ringo.rules.RuleSet;

/**
 * What {@link Evaluation} multiplies its counts with, in centi-attackers from the attacker's point of view; the constants are
 * places in {@link #values}. They are read from {@code weights.txt}, which the tuning program writes.
 */
final class Weights {

    /** Distances of a segment from the neutral zone. */
    static final int DISTANCES = 5;

    /** Bands of rings: 1 and 2, and those farther out. */
    static final int BANDS = 2;

    /** Attackers near the castle that are told apart. */
    static final int MOST_NEAR = 4;

    /** By attackers above the number at which the defender has won, 0 to 7, in fives, and defenders. */
    static final int MATERIAL = 0;

    /** By {@link #placeClass}: an attacker there. */
    static final int ATTACKER = MATERIAL + (Position.MAX_ATTACKERS + 1) * (Position.MAX_DEFENDERS + 1);

    /** By {@link #placeClass}: a defender there. */
    static final int DEFENDER = ATTACKER + 30;

    /** An attacker in the castle that a defender can jump. */
    static final int INSIDE_IN_REACH = DEFENDER + 30;

    /** An attacker in the castle that no defender can jump as the pieces stand. */
    static final int INSIDE_OUT_OF_REACH = INSIDE_IN_REACH + 1;

    /** For each attacker on rings 1 and 2, up to four, while one is in the castle. */
    static final int INSIDE_WITH_NEAR = INSIDE_OUT_OF_REACH + 1;

    /** A line over the castle along which a defender could jump. */
    static final int REACH_OVER_CASTLE = INSIDE_WITH_NEAR + 1;

    /** By attackers on rings 1 and 2, up to four, in fives, and defenders there. */
    static final int STORM = REACH_OVER_CASTLE + 1;

    /** By its ring: an attacker that could be captured next by a move inward or outward, with the attacker to move. */
    static final int ATTACKER_IN_REACH = STORM + (MOST_NEAR + 1) * (Position.MAX_DEFENDERS + 1);

    /** The same with the defender to move. */
    static final int ATTACKER_EN_PRISE = ATTACKER_IN_REACH + 6;

    /** By its ring: a defender that could be captured next by a move inward, with the defender to move. */
    static final int DEFENDER_IN_REACH = ATTACKER_EN_PRISE + 6;

    /** The same with the attacker to move. */
    static final int DEFENDER_EN_PRISE = DEFENDER_IN_REACH + 6;

    /** By its ring: an attacker with another right behind it. */
    static final int COLUMN = DEFENDER_EN_PRISE + 6;

    /** By its ring: an attacker with a defender between it and the castle in its own segment, which is not the zone. */
    static final int BLOCKED = COLUMN + 6;

    /** The same in the neutral zone. */
    static final int ZONE_BLOCKED = BLOCKED + 6;

    /** By its ring: a defender with an attacker right outward of it. */
    static final int FACING = ZONE_BLOCKED + 6;

    /** An attacker on ring 2 before an empty cell of ring 1 from which the castle may be entered. */
    static final int AT_THE_GATE = FACING + 6;

    /** A step inward that an attacker has. */
    static final int INWARD_STEPS = AT_THE_GATE + 1;

    /** A step that a defender has. */
    static final int DEFENDER_STEPS = INWARD_STEPS + 1;

    /** A defender with attackers inward of it in its segment, and none outward. */
    static final int DEFENDER_BEHIND = DEFENDER_STEPS + 1;

    /** By band: an attacker that could be captured next along its ring, with the attacker to move. */
    static final int ATTACKER_IN_REACH_ALONG = DEFENDER_BEHIND + 1;

    /** The same with the defender to move. */
    static final int ATTACKER_EN_PRISE_ALONG = ATTACKER_IN_REACH_ALONG + BANDS;

    /** By band: a defender that could be captured next along its ring, with the defender to move. */
    static final int DEFENDER_IN_REACH_ALONG = ATTACKER_EN_PRISE_ALONG + BANDS;

    /** The same with the attacker to move. */
    static final int DEFENDER_EN_PRISE_ALONG = DEFENDER_IN_REACH_ALONG + BANDS;

    /** By band: two attackers side by side. */
    static final int PAIR = DEFENDER_EN_PRISE_ALONG + BANDS;

    /** By band: a step sideways that an attacker has. */
    static final int SIDE_STEPS = PAIR + BANDS;

    /** By band: a cell that a defender slides over, or to, short of the neutral zone. */
    static final int SLIDES = SIDE_STEPS + BANDS;

    /** On ring 1, 2, 3 or farther out: an attacker with no defender inward of it in its own segment and the two beside it. */
    static final int FREE = SLIDES + BANDS;

    /** An attacker more that may enter the neutral zone, up to three. */
    static final int ZONE_ROOM = FREE + 4;

    /** The move, for the attacker; against, for the defender. */
    static final int TEMPO = ZONE_ROOM + 1;

    static final int COUNT = TEMPO + 1;

    /** Centi-attackers that make the odds of winning e to 1. */
    static final double SCALE = 150;

    private static final String FILE = "weights.txt";
    private static final List<Weights> TUNED = tuned();

    final int[] values;

    Weights(int[] values) {
        if (values.length != COUNT) {
            throw new IllegalArgumentException(values.length + " weights, not " + COUNT);
        }
        this.values = values.clone();
    }

    /** The weights that fit the rule set: by how far defenders move, and by what the attacker must achieve. */
    static Weights of(RuleSet rules) {
        return ofKind(kind(rules));
    }

    /** The weights of a {@link #kind}. */
    static Weights ofKind(int kind) {
        return TUNED.get(kind);
    }

    /** Reads the tuned weights: a line for each kind. */
    private static List<Weights> tuned() {
        InputStream resource = Objects.requireNonNull(Weights.class.getResourceAsStream(FILE), FILE);
        try (resource) {
            return new String(resource.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .map(Weights::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Weights read(String line) {
        return new Weights(Pattern.compile(" ")
                .splitAsStream(line)
                .mapToInt(Integer::parseInt)
                .toArray());
    }

    /** The class of a cell, 0 to 29: five for each ring, by the distance from the neutral zone. */
    static int placeClass(int cell) {
        int segment = cell % Segment.COUNT;
        return cell / Segment.COUNT * DISTANCES + Math.min(segment, Segment.COUNT - segment);
    }

    /** Weights by judgement, the start of all tuning. */
    static Weights judged() {
        int[] attackers = {-900, -200, -60, 60, 160, 250, 330, 400};
        int[] defenders = {1500, 420, 120, -120, -300};
        int[] attackerRings = {60, 40, 24, 12, 5, 0};
        int[] defenderRings = {30, 26, 14, 4, -4, -12};
        int[] values = new int[COUNT];
        for (int margin = 0; margin < attackers.length; margin++) {
            for (int left = 0; left < defenders.length; left++) {
                values[MATERIAL + margin * defenders.length + left] = attackers[margin] + defenders[left];
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            boolean zone = cell % Segment.COUNT == 0;
            values[ATTACKER + placeClass(cell)] = attackerRings[cell / Segment.COUNT] + (zone ? 15 : 0);
            values[DEFENDER + placeClass(cell)] = -defenderRings[cell / Segment.COUNT] + (zone ? 10 : 0);
        }
        values[INSIDE_IN_REACH] = 60;
        values[INSIDE_OUT_OF_REACH] = 160;
        values[REACH_OVER_CASTLE] = -12;
        for (int near = 2; near <= MOST_NEAR; near++) {
            Arrays.fill(values, STORM + near * 5, STORM + near * 5 + 5, 20);
        }
        Arrays.fill(values, ATTACKER_IN_REACH, ATTACKER_EN_PRISE, -15);
        Arrays.fill(values, ATTACKER_EN_PRISE, DEFENDER_IN_REACH, -30);
        Arrays.fill(values, DEFENDER_IN_REACH, DEFENDER_EN_PRISE, 25);
        Arrays.fill(values, DEFENDER_EN_PRISE, COLUMN, 50);
        Arrays.fill(values, COLUMN, BLOCKED, 6);
        Arrays.fill(values, BLOCKED, ZONE_BLOCKED, -4);
        Arrays.fill(values, ZONE_BLOCKED, FACING, -15);
        values[AT_THE_GATE] = 8;
        values[INWARD_STEPS] = 2;
        values[DEFENDER_STEPS] = -2;
        values[DEFENDER_BEHIND] = 8;
        Arrays.fill(values, ATTACKER_IN_REACH_ALONG, ATTACKER_EN_PRISE_ALONG, -15);
        Arrays.fill(values, ATTACKER_EN_PRISE_ALONG, DEFENDER_IN_REACH_ALONG, -30);
        Arrays.fill(values, DEFENDER_IN_REACH_ALONG, DEFENDER_EN_PRISE_ALONG, 25);
        Arrays.fill(values, DEFENDER_EN_PRISE_ALONG, PAIR, 50);
        Arrays.fill(values, PAIR, SIDE_STEPS, 4);
        Arrays.fill(values, SIDE_STEPS, SLIDES, 2);
        Arrays.fill(values, FREE, FREE + 3, 40);
        values[FREE + 3] = 10;
        values[ZONE_ROOM] = 4;
        values[TEMPO] = 8;
        return new Weights(values);
    }

    /** Whether the rule set's defenders slide, and whether one attacker in the castle is enough: 0 to 3. */
    static int kind(RuleSet rules) {
        return (rules.defenderRingMove() == RingMove.SLIDE ? 1 : 0)
                + (rules.castleGoal() == CastleGoal.ONE_SURVIVES_REPLY ? 2 : 0);
    }
}
