/**
 * The search: what is the best move, and what is the position worth. Plain Java.
 *
 * <p>{@link ringo.engine.Search} answers a {@link ringo.engine.SearchRequest} with an {@link ringo.engine.Analysis}. It works
 * on {@linkplain ringo.rules.PackedMove packed moves} and bits; what goes in and comes out are values.
 */
@NullMarked
package ringo.engine;

import org.jspecify.annotations.NullMarked;
