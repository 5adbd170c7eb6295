package ringo.picture;

/**
 * A picture in words, for those who do not see it.
 *
 * @param title what it is
 * @param description what it shows
 */
public record Words(String title, String description) {}
