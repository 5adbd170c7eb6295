package ringo.game;

import java.time.Instant;
import ringo.rules.Position;
import ringo.rules.Side;

/**
 * A move of a game.
 *
 * @param ply its number, from 1
 * @param side who moved
 * @param text the move as a text, in the position before it
 * @param playedAt when it was played
 * @param position the position after it
 */
public record PlayedMove(int ply, Side side, String text, Instant playedAt, Position position) {}
