package ringo.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Fixed answers by name, and the list of them all. */
final class Catalogue {

    private final Representation list;
    private final Map<String, Representation> byName;

    /**
     * Writes every answer once in every language.
     *
     * @param items the answers one by one
     * @param list the answer that lists the items
     * @param name what an item is called in its path
     */
    <T> Catalogue(Supplier<List<T>> items, Function<List<T>, ?> list, Function<T, String> name, ObjectMapper mapper) {
        this.list = new Representation(() -> list.apply(items.get()), mapper);
        List<String> names = items.get().stream().map(name).toList();
        byName = IntStream.range(0, names.size())
                .boxed()
                .collect(Collectors.toMap(
                        names::get, at -> new Representation(() -> items.get().get(at), mapper)));
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
