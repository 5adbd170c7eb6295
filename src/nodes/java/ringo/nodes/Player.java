package ringo.nodes;

/** A player, for whom several clients may act at once. */
record Player(String id, String name, String token) {}
