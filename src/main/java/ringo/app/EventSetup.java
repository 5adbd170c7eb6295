package ringo.app;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import ringo.api.EventStreams;
import ringo.game.EventLog;
import ringo.player.Tokens;
import ringo.store.NoticeChannel;
import ringo.store.Notices;

/** Makes the event streams, and keeps them going: by notices of this node and of others, and by looking every second. */
@Singleton
public class EventSetup {

    @Produces
    @Singleton
    @Startup
    EventStreams streams(
            EventLog log,
            Tokens tokens,
            Clock clock,
            ObjectMapper mapper,
            EventConfig config,
            Notices notices,
            MeterRegistry metrics) {
        EventStreams streams = new EventStreams(log, tokens, clock, mapper, config.streams(), config.streamsOfPlayer());
        notices.listen(streams::wake);
        Gauge.builder("ringo.event.streams", streams, EventStreams::size)
                .description("Event streams that are open")
                .register(metrics);
        return streams;
    }

    /** The schedule and the channel that keep streams going. */
    @Singleton
    public static class Keeper {

        private final EventStreams streams;
        private final NoticeChannel channel;
        private final Recurring recurring;

        Keeper(EventStreams streams, NoticeChannel channel, Recurring recurring) {
            this.streams = streams;
            this.channel = channel;
            this.recurring = recurring;
            channel.listen(streams::wake);
        }

        @Scheduled(every = "1s", concurrentExecution = ConcurrentExecution.SKIP)
        void look() {
            recurring.run(streams::wakeAll);
        }

        @Scheduled(every = "15s", concurrentExecution = ConcurrentExecution.SKIP)
        void beat() {
            recurring.run(streams::beat);
        }

        /** What is gathered before the service stops is told by the next look of the other nodes. */
        void stop(@Observes ShutdownEvent event) {
            channel.close();
            streams.close();
        }
    }
}
