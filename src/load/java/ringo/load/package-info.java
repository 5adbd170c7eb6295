/** What the load scripts measure the service against. Part of the build of the profile {@code load} only. */
@NullMarked
package ringo.load;

import org.jspecify.annotations.NullMarked;
