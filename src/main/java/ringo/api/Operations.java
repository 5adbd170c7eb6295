package ringo.api;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The operations by path and method, for what the framework leaves out: the {@code Allow} header of a 405, names for metrics. */
final class Operations {

    /** All resources of this service. */
    static final List<Class<?>> RESOURCES = List.of(
            ServiceResource.class,
            RuleSetResource.class,
            BoardResource.class,
            SheetResource.class,
            PositionResource.class,
            EndgameResource.class,
            EndgameTablesResource.class,
            PictureResource.class,
            AnalysisResource.class,
            LevelResource.class,
            PlayerResource.class,
            MeResource.class,
            TokenResource.class,
            GameResource.class,
            GamePictureResource.class,
            MoveResource.class,
            DrawOfferResource.class,
            MyGamesResource.class,
            PlayEventResource.class,
            ProblemResource.class);

    private static final List<Route> ROUTES = RESOURCES.stream()
            .flatMap(resource -> Arrays.stream(resource.getDeclaredMethods()).flatMap(Route::of))
            .toList();

    private Operations() {}

    /** A method at a path template. */
    private record Route(String template, Pattern path, String method, List<String> produced) {

        static Stream<Route> of(Method operation) {
            return Arrays.stream(operation.getAnnotations())
                    .map(Annotation::annotationType)
                    .flatMap(type -> Stream.ofNullable(type.getAnnotation(HttpMethod.class)))
                    .map(method -> of(operation, method.value()));
        }

        private static Route of(Method operation, String method) {
            String template = path(operation.getDeclaringClass().getAnnotation(Path.class))
                    + path(operation.getAnnotation(Path.class));
            // What answers without a body produces nothing.
            List<String> produced = Stream.<AnnotatedElement>of(operation, operation.getDeclaringClass())
                    .flatMap(element -> Stream.ofNullable(element.getAnnotation(Produces.class)))
                    .findFirst()
                    .map(produces -> List.of(produces.value()))
                    .orElse(List.of());
            return new Route(
                    template,
                    Pattern.compile(template.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+") + "/?"),
                    method,
                    produced);
        }

        private static String path(Path annotation) {
            return annotation == null ? "" : "/" + annotation.value().replaceFirst("^/", "");
        }
    }

    /** The template of the path, such as {@code /v1/rulesets/{id}}; empty if there is no operation at it. */
    static Optional<String> template(String path) {
        return ROUTES.stream()
                .filter(route -> route.path.matcher(path).matches())
                .map(Route::template)
                .findFirst();
    }

    /** The media types in which the operation can answer, in no order; empty if there is none. HEAD is GET. */
    static List<String> produced(String path, String method) {
        String asked = method.equals(HttpMethod.HEAD) ? HttpMethod.GET : method;
        return ROUTES.stream()
                .filter(route ->
                        route.method.equals(asked) && route.path.matcher(path).matches())
                .flatMap(route -> route.produced.stream())
                .toList();
    }

    /** The methods of the path, separated by commas; HEAD comes with GET. */
    static String allowed(String path) {
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
