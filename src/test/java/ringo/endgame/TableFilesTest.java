package ringo.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ringo.rules.Position;
import ringo.rules.Preset;
import ringo.rules.Result;
import ringo.rules.RuleSet;
import ringo.rules.RuleSets;

class TableFilesTest {

    private static final RuleSet RULES = Preset.FOSDICK.rules();
    private static final Material MATERIAL = new Material(2, 0, 1);

    @TempDir
    Path root = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void build() throws Exception {
        build(BuildListener.NONE);
        file = open().folder().resolve(TableFile.name(MATERIAL));
    }

    private List<TableSummary> build(BuildListener listener) throws Exception {
        BuildRequest request = new BuildRequest(root, RULES, 3, 2, () -> false);
        return new EndgameBuilder(request, listener, System::nanoTime).build();
    }

    private EndgameTables open() {
        return EndgameTables.open(root, RULES, Long.MAX_VALUE);
    }

    private static Position somePosition(EndgameTables tables) {
        return tables.table(MATERIAL).orElseThrow().position(1000);
    }

    @Nested
    class AreRefused {

        @Test
        void ofAnotherFormat() throws Exception {
            change(TableHeader.MAGIC.length, 2);
            assertRefused(Refusal.Reason.OTHER_VERSION);
        }

        @Test
        void whenTheyAreNoTables() throws Exception {
            Files.writeString(file, "a table, honestly");
            assertRefused(Refusal.Reason.NOT_A_TABLE);
        }

        @Test
        void whenTheyAreEmpty() throws Exception {
            Files.write(file, new byte[0]);
            assertRefused(Refusal.Reason.NOT_A_TABLE);
        }

        @Test
        void ofOtherRules() throws Exception {
            RuleSet others = Preset.FORTRESS.rules();
            new EndgameBuilder(new BuildRequest(root, others, 3, 1, () -> false), BuildListener.NONE, System::nanoTime)
                    .build();
            Path foreign =
                    EndgameTables.open(root, others, Long.MAX_VALUE).folder().resolve(TableFile.name(MATERIAL));
            Files.write(file, Files.readAllBytes(foreign));
            assertRefused(Refusal.Reason.OTHER_RULES);
        }

        @Test
        void underAnotherName() throws Exception {
            Files.write(file, Files.readAllBytes(file.resolveSibling("a1c1d1.table")));
            assertRefused(Refusal.Reason.MISNAMED);
        }

        @Test
        void whenTheyAreTornOrTooLong() throws Exception {
            byte[] whole = Files.readAllBytes(file);
            SplittableRandom random = new SplittableRandom(7);
            for (int i = 0; i < 50; i++) {
                Files.write(file, Arrays.copyOf(whole, random.nextInt(TableHeader.PREFIX_BYTES, whole.length)));
                assertRefused(Refusal.Reason.WRONG_LENGTH);
            }
            Files.write(file, Arrays.copyOf(whole, whole.length + 1));
            assertRefused(Refusal.Reason.WRONG_LENGTH);
        }

        @Test
        void whenThereIsNoRoom() throws Exception {
            long room = Files.size(file) - 1;
            EndgameTables tables = EndgameTables.open(root, RULES, room);
            assertEquals(Refusal.Reason.NO_ROOM, tables.refusals().get(0).reason());
            assertTrue(
                    tables.summaries().stream().mapToLong(TableSummary::bytes).sum() <= room);
        }

        @Test
        void whenTheyAreNoFiles() throws Exception {
            Files.delete(file);
            Files.createDirectory(file);
            assertRefused(Refusal.Reason.UNREADABLE);
        }

        private void assertRefused(Refusal.Reason reason) {
            EndgameTables tables = open();
            assertEquals(
                    List.of(reason),
                    tables.refusals().stream().map(Refusal::reason).toList());
            assertEquals(file, tables.refusals().get(0).file());
            assertTrue(tables.table(MATERIAL).isEmpty());
        }
    }

    @Test
    void aFlippedBitIsNeverUsed() throws Exception {
        byte[] whole = Files.readAllBytes(file);
        EndgameTables sound = open();
        long size = sound.table(MATERIAL).orElseThrow().index().size();
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 60; i++) {
            byte[] flipped = whole.clone();
            int at = random.nextInt(i % 2 == 0 ? whole.length : 5000);
            flipped[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
            Path other = Files.createDirectories(root.resolve("flipped" + i));
            Path folder = Files.createDirectories(
                    other.resolve(sound.folder().getFileName().toString()));
            Files.write(folder.resolve(TableFile.name(MATERIAL)), flipped);
            EndgameTables tables = EndgameTables.open(other, RULES, Long.MAX_VALUE);
            Optional<TableFile> table = tables.table(MATERIAL);
            for (long number = 0; table.isPresent() && number < size; number += 97) {
                int code = table.get().code(number);
                assertTrue(code == ProbeCode.ABSENT
                        || code == sound.table(MATERIAL).orElseThrow().code(number));
            }
            assertEquals(1, tables.refusals().size(), "byte " + at);
        }
    }

    @Test
    void whatWasRefusedIsBuiltAnew() throws Exception {
        byte[] whole = Files.readAllBytes(file);
        change(whole.length - 4, 0xABCD_EF01);
        List<Refusal> refused = new ArrayList<>();
        build(new BuildListener() {
            @Override
            public void refused(Refusal refusal) {
                refused.add(refusal);
            }
        });
        assertEquals(
                List.of(Refusal.Reason.DAMAGED),
                refused.stream().map(Refusal::reason).toList());
        assertTrue(Arrays.equals(whole, Files.readAllBytes(file)));
    }

    @Test
    void appearWhileInUse() throws Exception {
        Path hidden = file.resolveSibling("hidden");
        Files.move(file, hidden);
        EndgameTables tables = open();
        Position position = somePosition(reopened(hidden));
        tables.refresh();
        assertTrue(tables.covers(3));
        assertTrue(tables.probe(position).isPresent());
        Files.move(file, hidden);
        tables.refresh();
        assertFalse(tables.probe(position).isPresent());
    }

    @Test
    void areReadAnewWhenTheyWereWrittenOver() throws Exception {
        EndgameTables tables = open();
        Position position = somePosition(tables);
        assertTrue(tables.probe(position).isPresent());
        RuleSet others = Preset.ZAPLETAL.rules();
        new EndgameBuilder(new BuildRequest(root, others, 3, 1, () -> false), BuildListener.NONE, System::nanoTime)
                .build();
        Path foreign = EndgameTables.open(root, others, Long.MAX_VALUE).folder().resolve(TableFile.name(MATERIAL));
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Files.readAllBytes(foreign));
        tables.refresh();
        assertEquals(
                List.of(Refusal.Reason.OTHER_RULES),
                tables.refusals().stream().map(Refusal::reason).toList());
        assertFalse(tables.probe(position).isPresent());
        Files.write(file, whole);
        tables.refresh();
        assertTrue(tables.probe(position).isPresent());
    }

    @Test
    void areAsIfDamagedWhenTheyAreCutOffInUse() throws Exception {
        EndgameTables tables = open();
        TableFile table = tables.table(MATERIAL).orElseThrow();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(0);
        }
        assertEquals(ProbeCode.ABSENT, table.code(1000));
        assertEquals(
                List.of(Refusal.Reason.DAMAGED),
                tables.refusals().stream().map(Refusal::reason).toList());
        tables.refresh();
        assertEquals(
                List.of(Refusal.Reason.NOT_A_TABLE),
                tables.refusals().stream().map(Refusal::reason).toList());
    }

    @Test
    void areNotTakenForDamagedByAThreadThatWasInterrupted() throws Exception {
        EndgameTables tables = open();
        Position position = somePosition(tables);
        Thread.currentThread().interrupt();
        Optional<EndgameValue> meanwhile = tables.probe(position);
        assertTrue(Thread.interrupted());
        assertEquals(Optional.empty(), meanwhile);
        assertEquals(List.of(), tables.refusals());
        assertTrue(tables.probe(position).isPresent());
    }

    private EndgameTables reopened(Path hidden) throws IOException {
        Files.move(hidden, file);
        return open();
    }

    @Test
    void ofRuleSetsThatDifferInRepetitionAreShared() {
        EndgameTables tables = EndgameTables.open(root, RuleSets.repetitionLost(RULES), Long.MAX_VALUE);
        assertEquals(open().summaries(), tables.summaries());
        assertEquals(Result.DEFENDER_WINS, tables.undecided());
        assertEquals(Result.DRAW, open().undecided());
    }

    @Test
    void areBuiltByOneAtATime() throws Exception {
        BuildListener another = new BuildListener() {
            @Override
            public void begun(Material material, long entries, int finishedLayers, int layers) {
                assertThrows(BuildingElsewhereException.class, () -> build(BuildListener.NONE));
            }
        };
        Files.delete(file);
        assertEquals(2, build(another).size());
    }

    @Test
    void sayWhatIsInThem() throws Exception {
        TableSummary summary = open().summaries().stream()
                .filter(each -> each.material().equals(MATERIAL))
                .findFirst()
                .orElseThrow();
        TableSummary.LongestWin longest = summary.attackerToMove().longestWin().orElseThrow();
        assertEquals(52_764, summary.entries());
        assertEquals(Files.size(file), summary.bytes());
        assertEquals(
                Optional.of(new EndgameValue(EndgameValue.Kind.WIN, longest.plies())),
                open().probe(longest.position()));
    }

    @Test
    void haveEntriesOfTwoBytesWhereThereAreManyCodes() throws Exception {
        PositionIndex index = new PositionIndex(MATERIAL);
        RuleDigest digest = RuleDigest.of(RULES);
        Path folder = Files.createDirectories(root.resolve("wide").resolve(digest.folderName()));
        try (WorkFile work = WorkFile.open(folder.resolve("a2c0d1.work"), index, digest)) {
            for (int layer = 0; layer < index.layers(); layer++) {
                short[] codes = new short[Math.toIntExact(index.layerSize(layer))];
                for (int i = 0; i < codes.length; i++) {
                    codes[i] = manyCodes(index.layerStart(layer) + i);
                }
                work.finish(codes);
            }
            new TableWriter(index, digest, work, () -> false).write(folder);
        }
        TableFile table = EndgameTables.open(root.resolve("wide"), RULES, Long.MAX_VALUE)
                .table(MATERIAL)
                .orElseThrow();
        assertEquals(2, table.summary().entryBytes());
        for (long number = 0; number < index.size(); number++) {
            assertEquals(manyCodes(number), table.code(number));
        }
    }

    private static short manyCodes(long number) {
        return (short) (number % 5000 - 2500);
    }

    @Test
    void areMappedInPiecesWhereTheyAreLong() throws IOException {
        Path path = root.resolve("long");
        byte[] bytes = new byte[10_000];
        new SplittableRandom(3).nextBytes(bytes);
        Files.write(path, new byte[bytes.length]);
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedFile mapped = new MappedFile(channel, FileChannel.MapMode.READ_WRITE, 10);
            mapped.put(0, ByteBuffer.wrap(bytes, 0, 3000));
            mapped.put(3000, ByteBuffer.wrap(bytes, 3000, bytes.length - 3000));
            CRC32C checksum = new CRC32C();
            checksum.update(bytes, 1000, 5000);
            assertEquals((int) checksum.getValue(), mapped.checksum(1000, 5000));
            for (int at = 0; at < bytes.length; at++) {
                assertEquals(bytes[at], mapped.getByte(at));
            }
        }
    }

    @Test
    void areVerified() throws Exception {
        EndgameVerifier verifier = new EndgameVerifier(open());
        for (Material material : verifier.present()) {
            assertEquals(0, verifier.verify(material, 2, () -> false).wrong());
        }
    }

    private void change(int at, int value) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(at, value);
        Files.write(file, bytes);
    }
}
