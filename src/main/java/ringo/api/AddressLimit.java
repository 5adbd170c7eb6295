package ringo.api;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import io.netty.util.NetUtil;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Lets every client address do something only so many times in a while, on this node. An IPv6 network of 64 bits, which one
 * household has, counts as one address.
 *
 * <p>Remembers a bounded number of addresses: when there are more, those that are not seen again are forgotten and begin anew.
 */
public final class AddressLimit {

    private static final int NETWORK_BYTES = 8;

    private final int most;
    private final Duration window;
    private final Ticker ticker;
    private final Cache<String, Count> counts;

    /** How often an address came since a moment of the ticker. */
    private record Count(long since, int times) {}

    /**
     * Makes a limit.
     *
     * @param most how often in a window
     * @param window it begins when an address comes for the first time
     * @param addresses how many are remembered
     * @param ticker the time
     */
    public AddressLimit(int most, Duration window, int addresses, Ticker ticker) {
        this.most = most;
        this.window = window;
        this.ticker = ticker;
        counts = Caffeine.newBuilder()
                .maximumSize(addresses)
                .expireAfterWrite(window)
                .ticker(ticker)
                .build();
    }

    /** Counts one more time for the address; if that is too often, how long to wait. */
    Optional<Duration> take(String address) {
        long now = ticker.read();
        Count count = counts.asMap()
                .compute(
                        network(address),
                        (key, before) -> before == null || now - before.since >= window.toNanos()
                                ? new Count(now, 1)
                                : new Count(before.since, Math.min(before.times, most) + 1));
        return count.times <= most ? Optional.empty() : Optional.of(window.minusNanos(now - count.since));
    }

    /** Forgets all addresses. */
    void clear() {
        counts.invalidateAll();
    }

    private static String network(String address) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(address);
        return bytes == null || bytes.length <= NETWORK_BYTES
                ? address
                : HexFormat.of().formatHex(Arrays.copyOf(bytes, NETWORK_BYTES));
    }
}
