package ringo.api;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.RestAssured;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Requests as bytes, for those that no well-behaved client sends. */
final class RawHttp {

    private static final int TIMEOUT_MILLIS = 20_000;

    private RawHttp() {}

    /** Sends these lines, and expects this status and a problem. */
    static JsonPath problem(int status, String requestLine, String... lines) throws IOException {
        String answer = answer(requestLine, lines);
        int body = answer.indexOf("\r\n\r\n");
        String head = answer.substring(0, body);
        assertTrue(head.startsWith("HTTP/1.1 " + status + " "), head);
        assertTrue(head.contains("Content-Type: " + Problems.MEDIA_TYPE), head);
        assertTrue(head.contains("Access-Control-Allow-Origin: *"), head);
        return JsonPath.from(answer.substring(body));
    }

    /** Sends these lines; all of the answer. */
    static String answer(String requestLine, String... lines) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), RestAssured.port)) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            String request = String.join(
                    "\r\n", requestLine, "Host: localhost", "Connection: close", String.join("\r\n", lines));
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
