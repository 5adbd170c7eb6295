package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a player's events.
 *
 * @param next what to send as {@code after} for the next part; absent if there is none yet
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PlayEventsJson(
        List<PlayEventJson> events, @Nullable Long next) {}
