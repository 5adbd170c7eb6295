/** How the service starts and is configured. Uses everything; used by nothing. */
@NullMarked
package ringo.app;

import org.jspecify.annotations.NullMarked;
