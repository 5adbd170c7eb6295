package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ringo.player.Scope;
import ringo.player.Token;
import ringo.player.TokenWish;
import ringo.rules.Codes;

/** The request for a token. */
public record TokenRequest(TokenWish wish) {

    private static final String LABEL = "label";
    private static final String SCOPES = "scopes";
    private static final String EXPIRES_IN = "expiresIn";

    private static final List<String> FIELDS = List.of(LABEL, SCOPES, EXPIRES_IN);

    private static final List<String> WORDS =
            Arrays.stream(Scope.values()).map(Codes::of).toList();

    /**
     * Reads the body of a request.
     *
     * @throws ProblemException with every fault
     */
    static TokenRequest read(JsonNode body) {
        RequestFields.Faults faults = new RequestFields.Faults();
        RequestFields fields = RequestFields.ofBody(body, faults, FIELDS);
        fields.require(LABEL);
        fields.require(SCOPES);
        Optional<String> label = fields.line(LABEL, 1, Token.MOST_LABEL_LENGTH);
        Set<String> words = fields.choices(SCOPES, WORDS);
        Optional<Duration> lifetime = fields.duration(EXPIRES_IN);
        faults.check(ProblemType.INVALID_REQUEST);
        Set<Scope> scopes = EnumSet.noneOf(Scope.class);
        Arrays.stream(Scope.values())
                .filter(scope -> words.contains(Codes.of(scope)))
                .forEach(scopes::add);
        return new TokenRequest(new TokenWish(label.orElseThrow(), scopes, lifetime));
    }
}
