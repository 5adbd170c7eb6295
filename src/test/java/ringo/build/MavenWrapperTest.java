package ringo.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs {@code mvnw} with a home and a PATH that hold no Maven, against a server that hands out a small stand-in. */
class MavenWrapperTest {

    private static final List<String> TOOLS =
            List.of("dirname", "sed", "mkdir", "mktemp", "mv", "rm", "chmod", "sha512sum", "shasum");

    private Path home;
    private Path tools;
    private Path project;
    private byte[] zip;
    private HttpServer server;
    private final Map<String, String> environment = new HashMap<>();
    private final AtomicInteger fetches = new AtomicInteger();

    @BeforeEach
    void layOutAProjectOnAMachineWithoutMaven(@TempDir Path scratch) throws IOException {
        home = Files.createDirectory(scratch.resolve("a home"));
        tools = Files.createDirectory(scratch.resolve("tools"));
        project = Files.createDirectory(scratch.resolve("a project"));
        Files.createFile(project.resolve("pom.xml"));
        Files.copy(Path.of("mvnw"), project.resolve("mvnw"), StandardCopyOption.COPY_ATTRIBUTES);
        for (String tool : TOOLS) {
            offerIfFound(tool);
        }
        zip = zipped("apache-maven-0.0.0/bin/mvn", maven("fetched"));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();

        environment.put("HOME", home.toString());
        environment.put("PATH", tools.toString());
        environment.put("JAVA_HOME", System.getProperty("java.home", ""));
        environment.put(
                "MVNW_DISTRIBUTION_URL",
                "http://localhost:" + server.getAddress().getPort() + "/maven.zip");
        environment.put("MVNW_DISTRIBUTION_SHA512", sha512(zip));
    }

    @AfterEach
    void stopTheServer() {
        server.stop(0);
    }

    @Nested
    class WithoutAnInstalledMaven {

        @ParameterizedTest
        @ValueSource(strings = {"curl", "wget"})
        void fetchesTheZipOnceAndRunsIt(String fetcher) throws Exception {
            withFetcher(fetcher);
            serve(zip.length);

            Run first = mvnw("-Dsaid=two words", "", "*");
            Run second = mvnw("verify");

            assertEquals(0, first.status(), first.output());
            assertTrue(first.output().endsWith("fetched\n<-Dsaid=two words>\n<>\n<*>\n"), first.output());
            assertEquals(new Run(0, "fetched\n<verify>\n"), second);
            assertEquals(1, fetches.get());
        }

        @Test
        void refusesAZipWithAnotherSum() throws Exception {
            withFetcher("curl", "wget");
            serve(zip.length);
            String expected = sha512(new byte[0]);
            environment.put("MVNW_DISTRIBUTION_SHA512", expected);

            Run run = mvnw("verify");

            assertFailed(run, "its SHA-512 is " + sha512(zip) + " instead of " + expected);
        }

        @ParameterizedTest
        @ValueSource(strings = {"curl", "wget"})
        void refusesADownloadThatWasCut(String fetcher) throws Exception {
            withFetcher(fetcher);
            serve(zip.length / 2);

            Run run = mvnw("verify");

            assertFailed(run, "could not be fetched whole from " + environment.get("MVNW_DISTRIBUTION_URL"));
        }

        @Test
        void refusesAnAnswerThatIsAnError() throws Exception {
            withFetcher("curl", "wget");

            Run run = mvnw("verify");

            assertFailed(run, "could not be fetched whole");
        }

        @Test
        void refusesAZipThatHoldsSomethingElse() throws Exception {
            withFetcher("curl", "wget");
            zip = zipped("something/else", "");
            environment.put("MVNW_DISTRIBUTION_SHA512", sha512(zip));
            serve(zip.length);

            Run run = mvnw("verify");

            assertFailed(run, "holds no Maven");
        }

        @Test
        void fetchesAgainAfterAFailure() throws Exception {
            withFetcher("curl", "wget");
            serve(zip.length);
            String right = sha512(zip);
            environment.put("MVNW_DISTRIBUTION_SHA512", sha512(new byte[0]));
            mvnw("verify");
            environment.put("MVNW_DISTRIBUTION_SHA512", right);

            assertEquals(0, mvnw("verify").status());
        }

        @Test
        void saysThatCurlOrWgetIsNeeded() throws Exception {
            assertFailed(mvnw("verify"), "neither curl nor wget found");
        }

        @Test
        void saysThatAHomeIsNeeded() throws Exception {
            withFetcher("curl", "wget");
            environment.remove("HOME");

            assertFailed(mvnw("verify"), "HOME is not set");
        }
    }

    @Nested
    class WithAnInstalledMaven {

        @ParameterizedTest
        @ValueSource(strings = {"3.8.6", "3.9.0", "3.10.1", "4.0.0-rc-4"})
        void usesItFromVersion386On(String version) throws Exception {
            install(version);

            assertEquals(new Run(0, "installed\n<verify>\n"), mvnw("verify"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"3.8.5", "3.6.3", "2.2.1", "unreadable"})
        void passesOverAnOlderOne(String version) throws Exception {
            install(version);
            withFetcher("curl", "wget");
            serve(zip.length);

            Run run = mvnw("verify");

            assertTrue(run.output().contains("fetched\n"), run.output());
        }
    }

    @Nested
    class WithoutAJdk {

        @Test
        void saysThatOneIsNeeded() throws Exception {
            environment.remove("JAVA_HOME");

            assertFailed(mvnw("verify"), "no JDK found: install a JDK 17 or newer");
        }

        @Test
        void saysThatJavaHomeHoldsNone() throws Exception {
            environment.put("JAVA_HOME", home.toString());

            assertFailed(mvnw("verify"), "JAVA_HOME is " + home + ", which holds no JDK");
        }

        @Test
        void saysThatTheOneFoundIsTooOld() throws Exception {
            environment.remove("JAVA_HOME");
            executable("javac", "#!/bin/sh\necho javac 11.0.2\n");

            assertFailed(mvnw("verify"), "the JDK found is version 11");
        }
    }

    /** Exit status and everything printed. */
    private record Run(int status, String output) {}

    @Nested
    class CalledFromAnotherDirectory {

        @BeforeEach
        void installMaven() throws IOException {
            install("3.9.16");
        }

        @Test
        void takesThisProject() throws Exception {
            assertEquals(
                    new Run(0, "installed\n<--file>\n<" + project.toRealPath().resolve("pom.xml") + ">\n<verify>\n"),
                    mvnwFrom(home, "verify"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"-f", "--file", "--file=pom.xml"})
        void takesThePomThatIsNamed(String option) throws Exception {
            assertEquals(new Run(0, "installed\n<" + option + ">\n<x>\n"), mvnwFrom(home, option, "x"));
        }

        @Test
        void takesThePomThatIsThere() throws Exception {
            Files.createFile(home.resolve("pom.xml"));

            assertEquals(new Run(0, "installed\n<verify>\n"), mvnwFrom(home, "verify"));
        }
    }

    private Run mvnw(String... arguments) throws IOException, InterruptedException {
        return mvnwFrom(project, arguments);
    }

    private Run mvnwFrom(Path directory, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(project.resolve("mvnw").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        return new Run(process.exitValue(), output);
    }

    /** Failed, said why, ran nothing and left nothing behind. */
    private void assertFailed(Run run, String why) throws IOException {
        assertNotEquals(0, run.status(), run.output());
        assertTrue(run.output().contains("mvnw: ") && run.output().contains(why), run.output());
        Path cache = home.resolve(".m2/wrapper");
        if (Files.exists(cache)) {
            try (Stream<Path> left = Files.list(cache)) {
                assertEquals(List.of(), left.toList());
            }
        }
    }

    /** Announces the whole zip, sends its first bytes, and closes the connection. */
    private void serve(int bytesSent) {
        server.createContext("/maven.zip", exchange -> {
            fetches.incrementAndGet();
            exchange.sendResponseHeaders(200, zip.length);
            exchange.getResponseBody().write(zip, 0, bytesSent);
            exchange.close();
        });
    }

    /** Puts the first of these that this machine has on the PATH. */
    private void withFetcher(String... names) throws IOException {
        for (String name : names) {
            if (offerIfFound(name)) {
                return;
            }
        }
        withCurlOfJava();
    }

    /** Where the machine has no such tool: the JDK's own client, called as curl is. */
    private void withCurlOfJava() throws IOException {
        Path source = Files.writeString(tools.resolve("Curl.java"), """
                class Curl {
                    public static void main(String[] arguments) throws Exception {
                        var url = new java.net.URL(arguments[arguments.length - 1]);
                        try (var in = url.openStream()) {
                            var all = in.readAllBytes();
                            java.nio.file.Files.write(java.nio.file.Path.of(arguments[arguments.length - 3]), all);
                        }
                    }
                }
                """);
        executable("curl", "#!/bin/sh\nexec \"$JAVA_HOME/bin/java\" '" + source + "' \"$@\"\n");
    }

    private void install(String version) throws IOException {
        executable(
                "mvn",
                "#!/bin/sh\n[ \"$1\" = --version ] && echo 'Apache Maven " + version + " (rev)' && exit\n"
                        + maven("installed"));
    }

    private boolean offerIfFound(String tool) throws IOException {
        for (String folder : System.getenv("PATH").split(":", -1)) {
            Path found = Path.of(folder, tool);
            if (Files.isExecutable(found)) {
                executable(tool, "#!/bin/sh\nexec '" + found.toAbsolutePath() + "' \"$@\"\n");
                return true;
            }
        }
        return false;
    }

    private void executable(String name, String script) throws IOException {
        Path file = Files.writeString(tools.resolve(name), script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** A script in Maven's place, which says what it was given. */
    private static String maven(String name) {
        return "#!/bin/sh\necho " + name + "\nfor argument in \"$@\"; do echo \"<$argument>\"; done\n";
    }

    private static byte[] zipped(String name, String content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.putNextEntry(new ZipEntry(name));
            out.write(content.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static String sha512(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-512").digest(bytes));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
