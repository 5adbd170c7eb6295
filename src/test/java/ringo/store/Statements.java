package ringo.store;

import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** Hears of every statement that the database is sent. */
@Singleton
@PersistenceUnitExtension
public class Statements implements StatementInspector {

    private static final long serialVersionUID = 1;

    private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

    Statements() {}

    @Override
    public String inspect(String sql) {
        heard.add(sql);
        return sql;
    }

    /** The statements that are sent while this is done, by whoever sends them. */
    List<String> during(Runnable work) {
        heard.clear();
        work.run();
        synchronized (heard) {
            return List.copyOf(heard);
        }
    }
}
