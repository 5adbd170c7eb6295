/** Tests of the project as a whole. */
@NullMarked
package ringo;

import org.jspecify.annotations.NullMarked;
