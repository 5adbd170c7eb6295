package ringo.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ringo.player.PlayerName;

/** The request to be called so. */
public record NameRequest(PlayerName name) {

    private static final String NAME = "name";

    /**
     * Reads the body of a request.
     *
     * @throws ProblemException with every fault
     */
    static NameRequest read(JsonNode body) {
        RequestFields.Faults faults = new RequestFields.Faults();
        RequestFields fields = RequestFields.ofBody(body, faults, List.of(NAME));
        fields.require(NAME);
        Optional<PlayerName> name = name(fields);
        faults.check(ProblemType.INVALID_REQUEST);
        return new NameRequest(name.orElseThrow());
    }

    /** The name in the field {@code name}. */
    static Optional<PlayerName> name(RequestFields fields) {
        return fields.text(NAME, Integer.MAX_VALUE).flatMap(text -> name(fields, text));
    }

    private static Optional<PlayerName> name(RequestFields fields, String text) {
        int length = text.codePointCount(0, text.length());
        if (length < PlayerName.LEAST_LENGTH) {
            fault(fields, PlayerName.Fault.TOO_SHORT);
        } else if (length > PlayerName.MOST_LENGTH) {
            fault(fields, PlayerName.Fault.TOO_LONG);
        } else if (PlayerName.read(text) instanceof PlayerName.Named named) {
            return Optional.of(named.name());
        } else if (PlayerName.read(text) instanceof PlayerName.Faulty faulty) {
            faulty.faults().forEach(fault -> fault(fields, fault));
        }
        return Optional.empty();
    }

    private static void fault(RequestFields fields, PlayerName.Fault fault) {
        fields.fault(fields.pointer(NAME), code(fault), limits(fault), fields.node(NAME));
    }

    /** What a fault of a name is called. */
    static FaultCode code(PlayerName.Fault fault) {
        return switch (fault) {
            case TOO_SHORT -> FaultCode.TOO_SHORT;
            case TOO_LONG -> FaultCode.TOO_LONG;
            case CHARACTER -> FaultCode.NAME_CHARACTER;
            case SCRIPTS -> FaultCode.NAME_SCRIPTS;
        };
    }

    /** What the text of a fault of a name is filled in with. */
    static Map<String, String> limits(PlayerName.Fault fault) {
        int limit = fault == PlayerName.Fault.TOO_SHORT ? PlayerName.LEAST_LENGTH : PlayerName.MOST_LENGTH;
        return Map.of("limit", Integer.toString(limit));
    }
}
