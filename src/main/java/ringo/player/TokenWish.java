package ringo.player;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * A token as it is asked for.
 *
 * @param label what it is for
 * @param scopes at least one
 * @param lifetime how long it is good; empty for as long as the token that asks
 */
public record TokenWish(String label, Set<Scope> scopes, Optional<Duration> lifetime) {}
