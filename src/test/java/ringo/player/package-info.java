@NullMarked
package ringo.player;

import org.jspecify.annotations.NullMarked;
