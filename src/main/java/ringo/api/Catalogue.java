package ringo.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Fixed answers by name, and the list of them all. */
final class Catalogue {

    private final Representation list;
    private final Map<String, Representation> byName;

    /**
     * Writes every answer once.
     *
     * @param list the answer that lists the items
     * @param items the answers one by one
     * @param name what an item is called in its path
     */
    <T> Catalogue(Object list, List<T> items, Function<T, String> name, ObjectMapper mapper) {
        this.list = new Representation(list, mapper);
        byName = items.stream().collect(Collectors.toMap(name, item -> new Representation(item, mapper)));
    }

    Response list(HttpHeaders request) {
        return list.answer(request);
    }

    /**
     * The item of this name.
     *
     * @param parameter the path parameter that holds the name
     * @throws ProblemException {@code notFound} if there is none
     */
    Response get(String parameter, String name, HttpHeaders request) {
        Representation item = byName.get(name);
        if (item == null) {
            throw ProblemException.notFound(parameter, name);
        }
        return item.answer(request);
    }
}
