package ringo.api;

/** What the service is, and where to go from here. */
public record ServiceJson(String name, String version, String description, Links links) {

    /** Paths on this service. */
    public record Links(
            String self,
            String contract,
            String ui,
            String page,
            String rulesets,
            String board,
            String legalMoves,
            String play,
            String analysis,
            String suggestion,
            String hint,
            String levels,
            String endgame,
            String endgames,
            String image,
            String sheet,
            String players,
            String me,
            String games,
            String myGames,
            String myTurns,
            String myEvents,
            String problems,
            String health,
            String metrics) {

        static final Links ALL = new Links(
                "/v1",
                "/q/openapi",
                "/q/swagger-ui/",
                "/",
                "/v1/rulesets",
                "/v1/board",
                "/v1/positions/legal-moves",
                "/v1/positions/play",
                "/v1/positions/analysis",
                "/v1/positions/suggestion",
                "/v1/positions/hint",
                "/v1/levels",
                "/v1/positions/endgame",
                "/v1/endgames",
                "/v1/positions/image.svg",
                "/v1/board.svg",
                "/v1/players",
                "/v1/me",
                "/v1/games",
                "/v1/me/games",
                "/v1/me/turns",
                "/v1/me/events",
                "/problems",
                "/q/health",
                "/q/metrics");
    }
}
