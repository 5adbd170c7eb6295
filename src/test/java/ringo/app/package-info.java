/** Tests of how the service starts, and what starts with the tests. */
@NullMarked
package ringo.app;

import org.jspecify.annotations.NullMarked;
