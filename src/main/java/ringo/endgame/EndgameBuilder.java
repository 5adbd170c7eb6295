package ringo.endgame;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Builds the tables of a rule set, one after the other, each with all threads.
 *
 * <p>What is there and sound is kept. A table is solved layer by layer in a {@link WorkFile}, from which a later run goes on if this one
 * ends early, by whatever cause; what it makes is the same, byte by byte, however often that happens and however many threads work.
 */
public final class EndgameBuilder {

    private static final String LOCK = "build.lock";

    /** Once a layer has taken so long it is brought to the disk at once. */
    private static final long FORCE_AFTER_NANOS = 10_000_000_000L;

    /** The space that headers, index and file system want beside the entries. */
    private static final long SPARE_BYTES = 8 << 20;

    private final BuildRequest request;
    private final BuildListener listener;
    private final LongSupplier nanoTime;
    private final FreeSpace freeSpace;
    private final RuleDigest digest;
    private final EndgameTables tables;

    /** How many bytes may still be written in a folder. */
    @FunctionalInterface
    interface FreeSpace {
        long bytes(Path folder) throws IOException;
    }

    /** @param nanoTime a clock, in nanoseconds */
    public EndgameBuilder(BuildRequest request, BuildListener listener, LongSupplier nanoTime) {
        this(request, listener, nanoTime, folder -> Files.getFileStore(folder).getUsableSpace());
    }

    EndgameBuilder(BuildRequest request, BuildListener listener, LongSupplier nanoTime, FreeSpace freeSpace) {
        this.request = request;
        this.listener = listener;
        this.nanoTime = nanoTime;
        this.freeSpace = freeSpace;
        digest = RuleDigest.of(request.rules());
        tables = EndgameTables.open(request.root(), request.rules(), Long.MAX_VALUE);
    }

    /**
     * Builds what is missing.
     *
     * @return what is in the tables then
     * @throws NoSpaceException if the disk has not enough room; nothing has been built then
     * @throws BuildingElsewhereException if another builder is at work in the folder
     * @throws java.util.concurrent.CancellationException if the request was cancelled
     */
    public List<TableSummary> build() throws IOException, InterruptedException {
        Files.createDirectories(tables.folder());
        try (FileChannel lockFile = FileChannel.open(
                        tables.folder().resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                Workers workers = new Workers(request.threads(), request.cancelled())) {
            lock(lockFile);
            buildMissing(workers);
            return tables.summaries();
        }
    }

    /** Keeps other builders out until the file is closed. */
    private void lock(FileChannel file) throws IOException {
        try {
            if (file.tryLock() == null) {
                throw new BuildingElsewhereException(tables.folder());
            }
        } catch (OverlappingFileLockException e) {
            throw new BuildingElsewhereException(tables.folder());
        }
    }

    private void buildMissing(Workers workers) throws IOException, InterruptedException {
        tables.refusals().forEach(listener::refused);
        List<PositionIndex> missing = new ArrayList<>();
        long found = 0;
        for (Material material : Material.playable(request.rules(), request.mostPieces())) {
            Optional<TableFile> table = soundTable(material);
            if (table.isPresent()) {
                found += table.get().index().size();
                Files.deleteIfExists(workPath(material));
            } else {
                checkPlace(material);
                missing.add(new PositionIndex(material));
            }
        }
        checkSpace(missing);
        long all = found + missing.stream().mapToLong(PositionIndex::size).sum();
        BuildProgress progress = new BuildProgress(all, nanoTime);
        progress.found(found);
        for (PositionIndex index : missing) {
            build(index, workers, progress);
        }
    }

    /** What is no file cannot be replaced by one; better to know that before the table is solved. */
    private void checkPlace(Material material) throws IOException {
        Path place = tables.folder().resolve(TableFile.name(material));
        if (Files.exists(place) && !Files.isRegularFile(place)) {
            throw new FileSystemException(place.toString(), null, "it is not a regular file: remove it");
        }
    }

    /** The table that is there already, if all of it is sound. */
    private Optional<TableFile> soundTable(Material material) {
        Optional<TableFile> table = tables.table(material);
        if (table.isEmpty() || table.get().sound()) {
            return table;
        }
        table.get().refusal().ifPresent(listener::refused);
        return Optional.empty();
    }

    /** What an earlier run has written of its last table, which is the first that is missing now, needs no more room. */
    private void checkSpace(List<PositionIndex> missing) throws IOException {
        if (missing.isEmpty()) {
            return;
        }
        Path begun = workPath(missing.get(0).material());
        long needed = SPARE_BYTES - (Files.exists(begun) ? Files.size(begun) : 0);
        long longestWork = 0;
        for (PositionIndex index : missing) {
            needed += index.size();
            longestWork = Math.max(longestWork, WorkFile.length(index));
        }
        long free = freeSpace.bytes(tables.folder());
        if (needed + longestWork > free) {
            throw new NoSpaceException(tables.folder(), needed + longestWork, free);
        }
    }

    private void build(PositionIndex index, Workers workers, BuildProgress progress)
            throws IOException, InterruptedException {
        Path workPath = workPath(index.material());
        try (WorkFile work = WorkFile.open(workPath, index, digest)) {
            listener.begun(index.material(), index.size(), work.finishedLayers(), index.layers());
            progress.found(index.layerStart(work.finishedLayers()));
            LayerSolver solver = new LayerSolver(TableContext.of(request.rules(), index, tables, work), workers);
            long forced = nanoTime.getAsLong();
            for (int layer = work.finishedLayers(); layer < index.layers(); layer++) {
                work.finish(solver.solve(layer));
                if (nanoTime.getAsLong() - forced > FORCE_AFTER_NANOS) {
                    work.force();
                    forced = nanoTime.getAsLong();
                }
                progress.solved(index.layerSize(layer));
                listener.advanced(progress.now(index.material()));
            }
            new TableWriter(index, digest, work, request.cancelled()).write(tables.folder());
        }
        Files.delete(workPath);
        tables.refresh();
        TableFile table = tables.table(index.material())
                .orElseThrow(() -> new IOException(
                        "the new table of " + index.material() + " cannot be used: " + tables.refusals()));
        listener.finished(table.summary());
    }

    private Path workPath(Material material) {
        return tables.folder().resolve(material.text() + WorkFile.SUFFIX);
    }
}
