/** Tests of what builds the project. */
@NullMarked
package ringo.build;

import org.jspecify.annotations.NullMarked;
