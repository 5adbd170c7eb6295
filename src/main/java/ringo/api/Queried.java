package ringo.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the query parameters of an operation that reads them by itself and refuses all others, see {@link QueryFields#only}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Queried {

    /** The parameters; their names are the codes of the constants. */
    Class<? extends Enum<?>> value();
}
