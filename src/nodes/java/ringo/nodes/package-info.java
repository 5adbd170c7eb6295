/** Two nodes of the service on one PostgreSQL, under clients that race and while what they run on is killed. */
@NullMarked
package ringo.nodes;

import org.jspecify.annotations.NullMarked;
