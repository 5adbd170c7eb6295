package ringo.api;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which methods there are at a path: the {@code Allow} header, which the framework leaves out of its 405. */
final class AllowedMethods {

    /** All resources of this service. */
    static final List<Class<?>> RESOURCES = List.of(
            ServiceResource.class,
            RuleSetResource.class,
            BoardResource.class,
            PositionResource.class,
            ProblemResource.class);

    private static final List<Route> ROUTES = RESOURCES.stream()
            .flatMap(resource -> Arrays.stream(resource.getDeclaredMethods()).flatMap(Route::of))
            .toList();

    private AllowedMethods() {}

    /** A method at a path template. */
    private record Route(Pattern path, String method) {

        static Stream<Route> of(Method operation) {
            return Arrays.stream(operation.getAnnotations())
                    .map(Annotation::annotationType)
                    .flatMap(type -> Stream.ofNullable(type.getAnnotation(HttpMethod.class)))
                    .map(method -> new Route(pattern(operation), method.value()));
        }

        private static Pattern pattern(Method operation) {
            String template = path(operation.getDeclaringClass().getAnnotation(Path.class))
                    + path(operation.getAnnotation(Path.class));
            return Pattern.compile(template.replaceAll("\\{[^}]*}", "[^/]+") + "/?");
        }

        private static String path(Path annotation) {
            return annotation == null ? "" : "/" + annotation.value().replaceFirst("^/", "");
        }
    }

    /** The methods of the path, separated by commas; HEAD comes with GET. */
    static String at(String path) {
        Set<String> methods = new LinkedHashSet<>();
        for (Route route : ROUTES) {
            if (route.path.matcher(path).matches()) {
                methods.add(route.method);
                if (route.method.equals(HttpMethod.GET)) {
                    methods.add(HttpMethod.HEAD);
                }
            }
        }
        methods.add(HttpMethod.OPTIONS);
        return String.join(", ", methods);
    }
}
