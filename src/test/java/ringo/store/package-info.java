/** Tests of what is kept, on a real PostgreSQL. */
@NullMarked
package ringo.store;

import org.jspecify.annotations.NullMarked;
