package ringo.app;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import ringo.endgame.BuildListener;
import ringo.endgame.BuildRequest;
import ringo.endgame.BuildingElsewhereException;
import ringo.endgame.EndgameBuilder;
import ringo.endgame.EndgameLibrary;
import ringo.endgame.Refusal;
import ringo.endgame.TableSummary;
import ringo.rules.Preset;

/**
 * Builds the small endgame tables of the presets beside the service, by one thread of the lowest priority; each is used as soon as it is
 * ready. What is not finished when the service stops is taken up at the next start.
 */
@Singleton
public class EndgameKeeping {

    private static final Logger LOG = Logger.getLogger(EndgameKeeping.class);

    /** How long to wait for another process that builds the same tables, before looking again. */
    private static final long LOOK_AGAIN_SECONDS = 10;

    /** How long to wait after a failure, such as a full disk. */
    private static final long TRY_AGAIN_MINUTES = 10;

    private static final long STOP_MILLIS = TimeUnit.SECONDS.toMillis(5);

    private final EndgameConfig config;
    private final EndgameLibrary library;
    private final Thread builder = new Thread(this::buildAll, "build endgame tables");
    private volatile boolean stopped;

    /** What went wrong the last time, which the log names already. */
    private Set<String> failed = Set.of();

    /** The refusals that the log names already. */
    private volatile Set<String> named = Set.of();

    EndgameKeeping(EndgameConfig config, EndgameLibrary library) {
        this.config = config;
        this.library = library;
    }

    @SuppressWarnings("ThreadPriorityCheck") // a wish to the platform; nothing depends on it
    void begin(@Observes StartupEvent started) {
        if (config.buildPieces() > 0) {
            builder.setDaemon(true);
            builder.setPriority(Thread.MIN_PRIORITY);
            builder.start();
        }
    }

    void end(@Observes ShutdownEvent stopping) throws InterruptedException {
        stopped = true;
        builder.interrupt();
        builder.join(STOP_MILLIS);
    }

    /** Takes up tables that somebody else has built, such as the command {@code endgame}. */
    @Scheduled(every = "{ringo.endgames.look-every}", concurrentExecution = ConcurrentExecution.SKIP)
    void look() {
        library.refresh();
        Set<String> refused = library.refusals().stream().map(Refusal::toString).collect(Collectors.toSet());
        refused.stream()
                .filter(refusal -> !named.contains(refusal))
                .sorted()
                .forEach(refusal -> LOG.warnf("an endgame table is not used: %s", refusal));
        named = refused;
    }

    private void buildAll() {
        try {
            while (!built()) {
                TimeUnit.MINUTES.sleep(TRY_AGAIN_MINUTES);
            }
        } catch (InterruptedException | CancellationException e) {
            LOG.debug("the building of endgame tables ends with the service");
        }
    }

    /** Builds what is missing; whether nothing went wrong. */
    private boolean built() throws InterruptedException {
        long begun = System.nanoTime();
        int built = 0;
        Set<String> failures = new TreeSet<>();
        for (Preset preset : Preset.values()) {
            try {
                built += build(preset);
            } catch (CancellationException e) {
                throw e;
            } catch (IOException | RuntimeException e) {
                // The service does without, as it does while they are being built.
                failures.add(EndgameFailure.SERVICE.explain(e));
            }
        }
        if (!failures.equals(failed)) {
            failures.forEach(failure -> LOG.warnf(
                    "endgame tables are not built, which is tried again every %d minutes: %s",
                    TRY_AGAIN_MINUTES, failure));
        }
        failed = failures;
        if (built > 0) {
            LOG.infof(
                    "%d endgame tables of up to %d pieces built in %d s",
                    built, config.buildPieces(), TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun));
            // Building takes more memory than the service does afterwards.
            Tidying.giveBack();
        }
        return failures.isEmpty();
    }

    /** Builds the tables of a preset that are missing; how many they were. */
    private int build(Preset preset) throws IOException, InterruptedException {
        Published listener = new Published();
        BuildRequest request =
                new BuildRequest(config.folder(), preset.rules(), config.buildPieces(), 1, () -> stopped);
        while (true) {
            try {
                new EndgameBuilder(request, listener, System::nanoTime).build();
                library.refresh();
                return listener.finished;
            } catch (BuildingElsewhereException e) {
                // Another process builds them: they are used as they appear.
                library.refresh();
                TimeUnit.SECONDS.sleep(LOOK_AGAIN_SECONDS);
            }
        }
    }

    /** Has each table used when it is finished. */
    private final class Published implements BuildListener {
        private int finished;

        @Override
        public void finished(TableSummary summary) {
            finished++;
            library.refresh();
        }

        @Override
        public void refused(Refusal refusal) {
            LOG.warnf("an endgame table is built anew: %s", refusal);
        }
    }
}
