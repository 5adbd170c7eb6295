package ringo.app;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;

/** Starts the service. */
@QuarkusMain
public final class Main {

    private Main() {}

    /** Runs the service until the process is told to stop. */
    public static void main(String... arguments) {
        // Otherwise Quarkus refuses a URL that cannot be decoded with an empty answer, before any filter sees it.
        System.setProperty("vertx.disableURIValidation", "true");
        Quarkus.run(arguments);
    }
}
