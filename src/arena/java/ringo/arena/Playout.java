package ringo.arena;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import ringo.board.Cell;
import ringo.board.Place;
import ringo.rules.FastGenerator;
import ringo.rules.PackedMove;
import ringo.rules.Position;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.Side;

/** A game on bits, played on at random; repetitions are left out of account. */
final class Playout {

    private final RuleSet rules;
    private final FastGenerator generator;
    private final SplittableRandom random;
    private final int[] moves = new int[FastGenerator.MOST_MOVES];
    private int count;
    private long attackers;
    private long defenders;
    private boolean attackerToMove;
    private boolean attackerBegan;
    private int quietPlies;

    Playout(RuleSet rules, FastGenerator generator, SplittableRandom random) {
        this.rules = rules;
        this.generator = generator;
        this.random = random;
    }

    void begin(Position position) {
        attackers = FastGenerator.attackers(position);
        defenders = FastGenerator.defenders(position);
        attackerToMove = position.toMove() == Side.ATTACKER;
        attackerBegan = attackerToMove;
        quietPlies = position.quietPlies();
        list();
    }

    private void list() {
        count = generator.generate(attackers, defenders, attackerToMove, moves, 0);
    }

    boolean attackerBegan() {
        return attackerBegan;
    }

    boolean over() {
        return count == 0 || quietPlies >= rules.quietPlyLimit();
    }

    int[] moves() {
        return Arrays.copyOf(moves, count);
    }

    void play(int move) {
        long attackersBefore = attackers;
        attackers = attackerToMove ? PackedMove.mover(attackers, move) : PackedMove.opponent(attackersBefore, move);
        defenders = attackerToMove ? PackedMove.opponent(defenders, move) : PackedMove.mover(defenders, move);
        quietPlies = PackedMove.quiet(move, attackerToMove) ? quietPlies + 1 : 0;
        attackerToMove = !attackerToMove;
        list();
    }

    /** Plays to the end; the attacker's score. */
    double finish() {
        while (!over()) {
            play(moves[random.nextInt(count)]);
        }
        Result result = generator.outcome(attackers, defenders, attackerToMove).result();
        if (result == Result.ONGOING) {
            return 0.5;
        }
        return result == Result.ATTACKER_WINS ? 1 : 0;
    }

    /** The number of a place in packed moves. */
    static int number(Optional<Place> place) {
        return place.map(at -> at instanceof Cell cell ? cell.index() : PackedMove.CASTLE)
                .orElse(PackedMove.NONE);
    }
}
