package ringo.app;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.List;
import ringo.api.Framing;

/** Hands on how the page is configured. */
@Singleton
public class PageSetup {

    @Produces
    @Singleton
    Framing framing(PageConfig config) {
        return new Framing(config.framedBy().orElse(List.of()));
    }
}
