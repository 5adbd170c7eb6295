@NullMarked
package ringo.api;

import org.jspecify.annotations.NullMarked;
