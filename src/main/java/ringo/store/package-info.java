/** What is kept in PostgreSQL: the ports of the use cases, with Hibernate ORM Panache. */
@NullMarked
package ringo.store;

import org.jspecify.annotations.NullMarked;
