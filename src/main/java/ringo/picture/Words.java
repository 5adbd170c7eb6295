package ringo.picture;

/**
 * A picture in words, for those who do not see it.
 *
 * @param language that of the words, as RFC 5646 has it
 * @param title what it is
 * @param description what it shows
 */
public record Words(String language, String title, String description) {}
