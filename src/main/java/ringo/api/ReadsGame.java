package ringo.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an {@link Authorised} operation that answers with the game which the path parameter {@code id} names: {@link BearerFilter}
 * finds its version by the query that finds the token, so that a reader who has this version costs no other.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface ReadsGame {

    /** The path parameter with the id of the game. */
    String PARAMETER = "id";
}
