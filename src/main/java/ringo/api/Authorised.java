package ringo.api;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import ringo.player.Scope;

/**
 * Marks an operation that only the bearer of a token may call: {@link BearerFilter} refuses everybody else before the body is read, and
 * tells the operation who calls ({@link BearerFilter#holder}).
 */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Authorised {

    /** The scopes that the token needs, all of them; none if any token will do. */
    Scope[] value() default {};
}
