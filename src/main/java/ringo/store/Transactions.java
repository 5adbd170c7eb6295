package ringo.store;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import java.util.function.Supplier;
import ringo.player.Atomically;

/** Does changes in a transaction of the database. */
@Singleton
public class Transactions implements Atomically {

    @Override
    public <T> T run(Supplier<T> changes) {
        return QuarkusTransaction.joiningExisting().call(changes::get);
    }
}
