package ringo.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import ringo.game.GameSummary;
import ringo.game.Page;

/** Lists in parts. */
final class GameLists {

    /** How long a part is if the caller does not say. */
    static final int USUAL_LIMIT = 20;

    static final String LIMIT = "limit";
    static final String CURSOR = "cursor";

    private GameLists() {}

    /** The part of a list that is asked for. */
    static Page.Request part(QueryFields query, @Nullable String limit, @Nullable String cursor, boolean timeless) {
        int length = query.number(LIMIT, limit, 1, Page.Request.MOST)
                .map(Long::intValue)
                .orElse(USUAL_LIMIT);
        return new Page.Request(length, query.cursor(CURSOR, cursor, timeless));
    }

    /**
     * The answer with a part.
     *
     * @param path of the list
     * @param asked the parameters of the request but the cursor, by name
     */
    static Response answer(Page<GameSummary> page, String path, Map<String, Optional<String>> asked) {
        Optional<String> next = page.next().map(Cursor::write);
        GameJson.PageJson body = new GameJson.PageJson(
                page.items().stream().map(GameJson.SummaryJson::of).toList(), next.orElse(null));
        Map<String, Optional<String>> parameters = new LinkedHashMap<>(asked);
        parameters.put(CURSOR, next);
        return answer(body, next.isPresent(), path, parameters);
    }

    /**
     * The answer with a part.
     *
     * @param more whether there is another one
     * @param parameters those of the request for that
     */
    static Response answer(Object body, boolean more, String path, Map<String, Optional<String>> parameters) {
        Response.ResponseBuilder answer = Response.ok(body);
        if (more) {
            answer.header(HttpHeaders.LINK, "<" + path + query(parameters) + ">; rel=\"next\"");
        }
        return answer.build();
    }

    private static String query(Map<String, Optional<String>> parameters) {
        StringBuilder query = new StringBuilder();
        parameters.forEach((name, value) -> value.ifPresent(text -> query.append(query.length() == 0 ? '?' : '&')
                .append(name)
                .append('=')
                .append(URLEncoder.encode(text, StandardCharsets.UTF_8))));
        return query.toString();
    }
}
