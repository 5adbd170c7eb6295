package ringo.api;

/** What the service is, and where to go from here. */
public record ServiceJson(String name, String version, String description, Links links) {

    /** Paths on this service. */
    public record Links(
            String self,
            String contract,
            String ui,
            String rulesets,
            String board,
            String legalMoves,
            String play,
            String problems,
            String health,
            String metrics) {

        static final Links ALL = new Links(
                "/v1",
                "/q/openapi",
                "/q/swagger-ui/",
                "/v1/rulesets",
                "/v1/board",
                "/v1/positions/legal-moves",
                "/v1/positions/play",
                "/problems",
                "/q/health",
                "/q/metrics");
    }
}
