package ringo.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndgameCommandTest {

    @TempDir
    Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return EndgameCommand.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private int run(String command, String rules, List<String> more) {
        return run(Stream.concat(Stream.of(command, "--rules", rules, "--folder", folder.toString()), more.stream())
                .toArray(String[]::new));
    }

    @Test
    void buildsVerifiesAndDescribes() {
        String rules = "fosdick,defenderPass=true";
        assertEquals(0, run("build", rules, List.of("--pieces", "3", "--threads", "1")));
        assertTrue(out.toString().contains("a2c0d1: finished, 52,764 positions"), out.toString());
        assertEquals(0, run("verify", rules, List.of()));
        assertTrue(out.toString().contains("a2c0d1: 52,764 positions, 0 wrong"), out.toString());
        assertEquals(0, run("info", rules, List.of("--lines")));
        assertTrue(out.toString().contains("| a2c0d1 | attacker | "), out.toString());
        assertEquals("", err.toString());
    }

    @Test
    void namesFilesThatItDoesNotUse() throws IOException {
        assertEquals(0, run("build", "bell", List.of("--pieces", "2")));
        assertEquals(0, run("build", "bell", List.of("--pieces", "3")));
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith("a1c1d1.table"))
                    .toList()) {
                Files.writeString(file, "torn");
            }
        }
        assertEquals(1, run("info", "bell", List.of()));
        assertTrue(out.toString().contains("a1c1d1.table: only 4 bytes long"), out.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "chess, 'is no preset'",
        "'fosdick,speed=3', 'is no option of the rules'",
        "'fosdick,defenderPass=maybe', 'takes true or false'",
        "'fosdick,defenderWinsAt=9', 'whole numbers from 0 to 4'",
        "'fosdick,neutralZoneLimit=two', 'takes unlimited, defenders, one'",
        "'fosdick,defenderPass', 'should be option=value'"
    })
    void refusesRulesThatItDoesNotKnow(String rules, String reason) {
        assertEquals(2, run("build", rules, List.of("--pieces", "3")));
        assertTrue(err.toString().contains(reason), err.toString());
    }

    @Test
    void refusesMorePiecesThanItCanNumber() {
        assertEquals(2, run("build", "bell", List.of("--pieces", "9")));
        assertTrue(err.toString().contains("9 pieces are not from 0 to 8"), err.toString());
    }

    @Test
    void saysWhatToDoWhereItCannotWrite() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        assertEquals(1, run("build", "--rules", "bell", "--pieces", "3", "--folder", file.toString()));
        assertTrue(err.toString().startsWith("endgame: The tables' folder cannot be used"), err.toString());
    }

    @ParameterizedTest
    @CsvSource({"verify, nowhere", "info, nowhere"})
    void failsWhereThereAreNoTables(String command, String where) {
        String nowhere = folder.resolve(where).toString();
        assertEquals(1, run(command, "--rules", "bell", "--folder", nowhere));
        assertTrue(out.toString().contains("there are no tables of these rules in " + nowhere), out.toString());
    }

    @Test
    void namesTablesThatAreMissingBelowOthers() throws IOException {
        assertEquals(0, run("build", "bell", List.of("--pieces", "3")));
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith("a1c1d1.table"))
                    .toList()) {
                Files.delete(file);
            }
        }
        assertEquals(1, run("info", "bell", List.of("--lines")));
        assertTrue(out.toString().contains("missing: a1c1d1"), out.toString());
        out.getBuffer().setLength(0);
        assertEquals(1, run("verify", "bell", List.of()));
        assertTrue(out.toString().contains("missing: a1c1d1"), out.toString());
    }

    @ParameterizedTest
    @CsvSource({"--threads, 257", "--threads, -1", "--folder, ''"})
    void refusesArgumentsBeyondTheirBounds(String option, String value) {
        assertEquals(2, run("verify", "--rules", "bell", option, value));
        assertTrue(err.toString().contains("Usage: endgame verify"), err.toString());
    }

    @Test
    void doesNotSolveATableWhoseNameIsTaken() throws IOException {
        assertEquals(0, run("build", "bell", List.of("--pieces", "3")));
        try (Stream<Path> files = Files.walk(folder)) {
            Path table = files.filter(each -> each.endsWith("a2c0d1.table"))
                    .findFirst()
                    .orElseThrow();
            Files.delete(table);
            Files.createDirectory(table);
        }
        assertEquals(1, run("build", "bell", List.of("--pieces", "3")));
        assertTrue(err.toString().contains("a2c0d1.table: it is not a regular file: remove it"), err.toString());
    }

    @Test
    void explainsItself() {
        assertEquals(2, run());
        assertTrue(err.toString().contains("build | verify | info"), err.toString());
        assertEquals(0, run("build", "--help"));
        assertTrue(out.toString().contains("ringo-tables unless given"), out.toString());
        assertEquals(0, run("--help"));
        assertTrue(out.toString().contains("--version"), out.toString());
    }
}
