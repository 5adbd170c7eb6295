package ringo.game;

import ringo.rules.Side;

/**
 * An offer of a draw.
 *
 * @param by who made it
 * @param ply how many plies had been played then
 */
public record DrawOffer(Side by, int ply) {}
