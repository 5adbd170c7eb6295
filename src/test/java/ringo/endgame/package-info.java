@NullMarked
package ringo.endgame;

import org.jspecify.annotations.NullMarked;
