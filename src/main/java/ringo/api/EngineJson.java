package ringo.api;

/** Who answers; an answer depends on the version. */
public record EngineJson(String name, String version) {}
