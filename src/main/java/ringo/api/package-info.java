/**
 * The service over HTTP: resources, requests and answers, problems, filters.
 *
 * <p>A request is read once, at the edge, with all its faults collected ({@link ringo.api.RequestFields}); past it everything is a
 * value of {@code ringo.rules}. What goes wrong becomes a {@link ringo.api.Problem} in one place ({@link ringo.api.ProblemMappers}).
 */
@NullMarked
package ringo.api;

import org.jspecify.annotations.NullMarked;
