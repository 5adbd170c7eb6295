package ringo;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.conditions.ArchConditions.beAnnotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.platform.commons.annotation.Testable;

/** Holds the code to the table of packages and to the habits that bytecode shows. */
class ArchitectureTest {

    /** Every package of the service, and which of the others it may use. A new package gets its row here first. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("ringo.board", Set.of()),
            Map.entry("ringo.rules", Set.of("ringo.board")),
            Map.entry("ringo.notation", Set.of("ringo.rules", "ringo.board")),
            Map.entry("ringo.endgame", Set.of("ringo.rules", "ringo.board")),
            Map.entry("ringo.engine", Set.of("ringo.board", "ringo.rules", "ringo.endgame")),
            Map.entry(
                    "ringo.analysis",
                    Set.of("ringo.engine", "ringo.endgame", "ringo.rules", "ringo.notation", "ringo.board")),
            Map.entry("ringo.picture", Set.of("ringo.rules", "ringo.board", "ringo.notation")),
            Map.entry("ringo.player", Set.of()),
            Map.entry("ringo.game", Set.of("ringo.player", "ringo.rules", "ringo.notation", "ringo.board")),
            Map.entry(
                    "ringo.store",
                    Set.of("ringo.player", "ringo.game", "ringo.rules", "ringo.notation", "ringo.board")),
            Map.entry(
                    "ringo.api",
                    Set.of(
                            "ringo.board",
                            "ringo.rules",
                            "ringo.notation",
                            "ringo.endgame",
                            "ringo.engine",
                            "ringo.analysis",
                            "ringo.picture",
                            "ringo.player",
                            "ringo.game")),
            Map.entry(
                    "ringo.app",
                    Set.of(
                            "ringo.board",
                            "ringo.rules",
                            "ringo.notation",
                            "ringo.endgame",
                            "ringo.engine",
                            "ringo.analysis",
                            "ringo.picture",
                            "ringo.player",
                            "ringo.game",
                            "ringo.store",
                            "ringo.api")));

    /** Those that run without the framework, and could be published as a library. */
    private static final String[] PLAIN = {
        "ringo.board",
        "ringo.rules",
        "ringo.notation",
        "ringo.endgame",
        "ringo.engine",
        "ringo.analysis",
        "ringo.picture",
        "ringo.player",
        "ringo.game"
    };

    private static final JavaClasses SERVICE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("ringo");

    private static final JavaClasses WITH_TESTS = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/ringo/client/"))
            .importPackages("ringo");

    @Test
    void packagesUseEachOtherAsTheTableSays() {
        classes().should(keepToTheTable()).check(SERVICE);
    }

    @Test
    void thePlainPackagesKnowNoFramework() {
        DescribedPredicate<JavaClass> logging =
                resideInAPackage("java.util.logging..").or(type(System.Logger.class));
        classes()
                .that()
                .resideInAnyPackage(PLAIN)
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage("java..", "javax.imageio..", "org.jspecify.annotations", "ringo..", "")
                                .and(DescribedPredicate.not(logging)))
                .because("they are plain Java: no Quarkus, no Jakarta, no Jackson, no logging. Move what needs those to"
                        + " ringo.api or ringo.app, and hand its result in through a constructor or a parameter")
                .allowEmptyShould(true)
                .check(SERVICE);
    }

    @Test
    void nothingIsInjectedIntoFields() {
        noFields()
                .should(beAnnotatedWith("jakarta.inject.Inject"))
                .orShould(beAnnotatedWith("jakarta.ws.rs.core.Context"))
                .orShould(beAnnotatedWith("jakarta.persistence.PersistenceContext"))
                .orShould(beAnnotatedWith("org.eclipse.microprofile.config.inject.ConfigProperty"))
                .because(
                        "dependencies are final and visible: take it as a parameter of the constructor, or of the method")
                .allowEmptyShould(true)
                .check(SERVICE);
    }

    @Test
    void everyPackageIsNullMarked() {
        classes().should(lieInANullMarkedPackage()).check(WITH_TESTS);
    }

    @Test
    void everyTestClassHasANameThatIsRun() {
        methods()
                .that()
                .areMetaAnnotatedWith(Testable.class)
                .should(beInATopLevelClassNamedTest())
                .check(WITH_TESTS);
    }

    @Test
    void testsThatShareTheServiceRunOneAfterTheOther() {
        classes()
                .that()
                .areAnnotatedWith(QuarkusTest.class)
                .should(beAnnotatedWith(DescribedPredicate.describe(
                        "@Execution(SAME_THREAD)",
                        annotation -> annotation.getRawType().isEquivalentTo(Execution.class)
                                && annotation.as(Execution.class).value() == ExecutionMode.SAME_THREAD)))
                .because("the pom lets all other classes run beside them")
                .check(WITH_TESTS);
    }

    private static ArchCondition<JavaClass> keepToTheTable() {
        return new ArchCondition<>("use only the packages that the table in ArchitectureTest allows") {
            @Override
            public void check(JavaClass user, ConditionEvents events) {
                Set<String> allowed = MAY_USE.get(user.getPackageName());
                if (allowed == null) {
                    events.add(SimpleConditionEvent.violated(
                            user,
                            user.getPackageName() + " (" + user.getName() + ") is not in the table: give it a row in"
                                    + " ArchitectureTest.MAY_USE, or move the class to a package that has one"));
                    return;
                }
                for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                    String used =
                            dependency.getTargetClass().getBaseComponentType().getPackageName();
                    boolean ours = used.equals("ringo") || used.startsWith("ringo.");
                    if (ours && !used.equals(user.getPackageName()) && !allowed.contains(used)) {
                        events.add(SimpleConditionEvent.violated(
                                user,
                                user.getPackageName() + " must not use " + used + ": move the class that both need to a"
                                        + " package below, or turn the dependency round. "
                                        + dependency.getDescription()));
                    }
                }
            }
        };
    }

    private static ArchCondition<JavaClass> lieInANullMarkedPackage() {
        return new ArchCondition<>("lie in a package whose package-info.java says @NullMarked") {
            @Override
            public void check(JavaClass checked, ConditionEvents events) {
                if (!checked.getPackage().isAnnotatedWith(NullMarked.class)) {
                    events.add(SimpleConditionEvent.violated(
                            checked,
                            checked.getPackageName() + " (" + checked.getName() + ") is not null-marked: add a"
                                    + " package-info.java with @NullMarked from org.jspecify.annotations"));
                }
            }
        };
    }

    private static ArchCondition<JavaMethod> beInATopLevelClassNamedTest() {
        return new ArchCondition<>("be in a top-level class whose name ends in Test or IT") {
            @Override
            public void check(JavaMethod test, ConditionEvents events) {
                JavaClass outermost = test.getOwner();
                while (outermost.getEnclosingClass().isPresent()) {
                    outermost = outermost.getEnclosingClass().get();
                }
                String name = outermost.getSimpleName();
                if (!name.endsWith("Test") && !name.endsWith("IT")) {
                    events.add(SimpleConditionEvent.violated(
                            test,
                            "Maven would pass over " + outermost.getName()
                                    + ": let its name end in Test, or in IT if it tests the packaged service"));
                }
            }
        };
    }
}
