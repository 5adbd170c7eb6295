package ringo.api;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The entity tags of games: the version in quotes (RFC 9110, 8.8.3). */
final class VersionTag {

    /** One strong tag; no game has a version of more digits. */
    private static final Pattern STRONG = Pattern.compile("\"([1-9][0-9]{0,5})\"");

    /** Begins a tag that is compared weakly only. */
    private static final String WEAK = "W/";

    private VersionTag() {}

    static String of(long version) {
        return '"' + Long.toString(version) + '"';
    }

    /** The version of exactly one strong tag; empty for anything else. */
    static OptionalLong parse(String header) {
        Matcher matcher = STRONG.matcher(header);
        return matcher.matches() ? OptionalLong.of(Long.parseLong(matcher.group(1))) : OptionalLong.empty();
    }

    /** Whether one of the headers {@code If-None-Match} names this version; tags are compared weakly (RFC 9110, 13.1.2). */
    static boolean known(List<String> headers, long version) {
        return known(headers, of(version));
    }

    /**
     * The same for any strong tag, in its quotes. Tags are compared weakly because a proxy that compresses makes weak ones of ours.
     */
    static boolean known(List<String> headers, String tag) {
        return headers.stream()
                .flatMap(header -> Arrays.stream(header.split(",", -1)))
                .map(String::trim)
                .map(known -> known.startsWith(WEAK) ? known.substring(WEAK.length()) : known)
                .anyMatch(known -> known.equals("*") || known.equals(tag));
    }
}
