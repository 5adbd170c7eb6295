package ringo.store;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import jakarta.transaction.Status;
import java.util.function.Supplier;
import ringo.player.Atomically;

/** Does changes in a transaction of the database. */
@Singleton
public class Transactions implements Atomically {

    private static final int MOST_ATTEMPTS = 5;

    @Override
    public <T> T run(Supplier<T> changes) {
        if (QuarkusTransaction.getStatus() != Status.STATUS_NO_TRANSACTION) {
            return changes.get();
        }
        for (int attempt = 1; ; attempt++) {
            try {
                return QuarkusTransaction.requiringNew().call(changes::get);
            } catch (RuntimeException e) {
                boolean again = e instanceof AgainException || SqlFailure.isTransient(e);
                if (!again || attempt == MOST_ATTEMPTS) {
                    throw e;
                }
            }
        }
    }
}
