package ringo.api;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.RestAssured;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Clients that keep the engine so busy that no search of theirs can be begun any more. */
final class BusyEngine {

    /** Less than the searches of the clients would take. */
    private static final long PATIENCE_NANOS = 8_000_000_000L;

    /** Every client asks something else, so that none is answered from memory. */
    private static final AtomicInteger SEEDS = new AtomicInteger(1_000_000);

    private BusyEngine() {}

    /** Does something while they are there; afterwards they hang up. */
    static <T> T during(Supplier<T> work) throws IOException {
        List<Socket> clients = new ArrayList<>();
        try {
            double refused = metric("ringo_search_refused_total");
            while (metric("ringo_search_refused_total") == refused) {
                double before = searches();
                clients.add(client());
                await(() -> searches() > before || metric("ringo_search_refused_total") > refused);
            }
            return work.get();
        } finally {
            for (Socket client : clients) {
                client.close();
            }
            awaitIdle();
        }
    }

    /** Waits until no search runs or waits. */
    static void awaitIdle() {
        await(() -> searches() == 0);
    }

    /** How many searches run or wait. */
    static double searches() {
        return metric("ringo_search_permits_used") + metric("ringo_search_waiting");
    }

    static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "what was waited for did not come");
        }
    }

    private static Socket client() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), RestAssured.port);
        String body = "{\"limits\": {\"timeMs\": 10000}, \"seed\": " + SEEDS.incrementAndGet() + "}";
        String request = String.join(
                "\r\n",
                "POST /v1/positions/analysis HTTP/1.1",
                "Host: localhost",
                "Content-Type: application/json",
                "Content-Length: " + body.length(),
                "",
                body);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    static double metric(String name) {
        String metrics = RestAssured.given().get("/q/metrics").asString();
        Matcher matcher = Pattern.compile("(?m)^" + name + " ([0-9.E]+)$").matcher(metrics);
        assertTrue(matcher.find(), name);
        return Double.parseDouble(matcher.group(1));
    }
}
