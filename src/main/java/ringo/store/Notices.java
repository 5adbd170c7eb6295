package ringo.store;

import jakarta.inject.Singleton;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import ringo.game.PlayerId;

/**
 * Whom this node has to wake after its commits. A notice says only that there may be something new: the tables are the truth, and
 * whoever reads them looks for itself every now and then.
 *
 * <p>Notices are gathered, each player once, until they are taken, so that many commits make few notices.
 */
@Singleton
public class Notices {

    private final TransactionSynchronizationRegistry transactions;
    private final Set<PlayerId> gathered = ConcurrentHashMap.newKeySet();
    private final List<Runnable> engineListeners = new CopyOnWriteArrayList<>();
    private final List<Consumer<Set<PlayerId>>> listeners = new CopyOnWriteArrayList<>();

    Notices(TransactionSynchronizationRegistry transactions) {
        this.transactions = transactions;
    }

    /** Is told on this node, at once, of players for whom there may be something new. */
    public void listen(Consumer<Set<PlayerId>> listener) {
        listeners.add(listener);
    }

    /** Is told on this node, at once, that the engine may owe a move. */
    public void listenForJobs(Runnable listener) {
        engineListeners.add(listener);
    }

    /** Once the transaction that runs is committed, there is something new for these players. */
    void afterCommit(Collection<PlayerId> players) {
        if (!players.isEmpty()) {
            Set<PlayerId> woken = Set.copyOf(players);
            afterCommit(() -> {
                gathered.addAll(woken);
                listeners.forEach(listener -> listener.accept(woken));
            });
        }
    }

    /** Once the transaction that runs is committed, the engine owes a move. */
    void jobAfterCommit() {
        afterCommit(() -> engineListeners.forEach(Runnable::run));
    }

    private void afterCommit(Runnable action) {
        transactions.registerInterposedSynchronization(new Synchronization() {
            @Override
            public void beforeCompletion() {
                // nothing is to be done before
            }

            @Override
            public void afterCompletion(int status) {
                if (status == Status.STATUS_COMMITTED) {
                    action.run();
                }
            }
        });
    }

    /** The players gathered since the last time. */
    public List<PlayerId> take() {
        List<PlayerId> taken = new ArrayList<>(gathered);
        gathered.removeAll(taken);
        return taken;
    }
}
