package ringo.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import ringo.endgame.BuildRequest;
import ringo.endgame.EndgameBuilder;
import ringo.endgame.EndgameTables;
import ringo.endgame.Material;
import ringo.rules.RuleSet;

/**
 * The command {@code endgame}: builds, verifies and describes endgame tables, without the service or its database.
 *
 * <p>It ends with 0 if all went well, 1 if it did not, with the reason on the error stream, and 2 if the arguments make no sense.
 */
@Command(
        name = "endgame",
        description = "Builds, verifies and describes endgame tables.",
        synopsisSubcommandLabel = "(build | verify | info)",
        mixinStandardHelpOptions = true,
        versionProvider = EndgameCommand.Version.class)
final class EndgameCommand {

    /** What the first argument of the service's command line must be for this to run. */
    static final String NAME = "endgame";

    private static final int MOST_THREADS = 256;
    private static final String RULES = "Preset, and options changed: fosdick or fosdick,defenderPass=true.";
    private static final String FOLDER = "Folder of the tables, ${DEFAULT-VALUE} unless given.";
    private static final String DEFAULT_FOLDER = "ringo-tables";

    private final PrintWriter out;
    private final CommandLine commandLine;

    private EndgameCommand(PrintWriter out) {
        this.out = out;
        commandLine = new CommandLine(this);
    }

    /**
     * Runs the command.
     *
     * @param arguments those after the command's name
     * @return the process's exit code
     */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        EndgameCommand command = new EndgameCommand(out);
        return command.commandLine
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(RuleSet.class, new RulesArgument())
                .setExecutionExceptionHandler((failure, line, parsed) -> {
                    err.println("endgame: " + EndgameFailure.COMMAND.explain(failure));
                    err.flush();
                    return CommandLine.ExitCode.SOFTWARE;
                })
                .execute(arguments);
    }

    @Command(
            name = "build",
            description = "Builds the tables that are missing; goes on where an earlier run ended.",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class)
    int build(
            @Option(names = "--rules", required = true, paramLabel = "RULES", description = RULES) RuleSet rules,
            @Option(
                            names = "--pieces",
                            required = true,
                            paramLabel = "N",
                            description =
                                    "Most pieces on the board and in the castle, up to " + Material.MOST_PIECES + ".")
                    int pieces,
            @Option(names = "--folder", paramLabel = "F", defaultValue = DEFAULT_FOLDER, description = FOLDER)
                    Path folder,
            @Option(
                            names = "--threads",
                            paramLabel = "N",
                            defaultValue = "0",
                            description = "Threads that work; without it, one for each core.")
                    int threads)
            throws IOException, InterruptedException {
        if (pieces < 0 || pieces > Material.MOST_PIECES) {
            throw wrongArgument("build", pieces + " pieces are not from 0 to " + Material.MOST_PIECES);
        }
        checkFolder("build", folder);
        BuildRequest request = new BuildRequest(folder, rules, pieces, threadsOr("build", threads), () -> false);
        EndgameReport report = new EndgameReport(out);
        report.built(new EndgameBuilder(request, report, System::nanoTime).build());
        return CommandLine.ExitCode.OK;
    }

    @Command(
            name = "verify",
            description = "Proves every entry of every table against the positions after its moves.",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class)
    int verify(
            @Option(names = "--rules", required = true, paramLabel = "RULES", description = RULES) RuleSet rules,
            @Option(names = "--folder", paramLabel = "F", defaultValue = DEFAULT_FOLDER, description = FOLDER)
                    Path folder,
            @Option(
                            names = "--threads",
                            paramLabel = "N",
                            defaultValue = "0",
                            description = "Threads that work; without it, one for each core.")
                    int threads)
            throws InterruptedException {
        checkFolder("verify", folder);
        EndgameTables tables = EndgameTables.open(folder, rules, Long.MAX_VALUE);
        boolean sound = new EndgameReport(out).verified(tables, threadsOr("verify", threads));
        return sound ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    @Command(
            name = "info",
            description = "Says what is in the tables: sizes, counts, and the longest wins.",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class)
    int info(
            @Option(names = "--rules", required = true, paramLabel = "RULES", description = RULES) RuleSet rules,
            @Option(names = "--folder", paramLabel = "F", defaultValue = DEFAULT_FOLDER, description = FOLDER)
                    Path folder,
            @Option(names = "--lines", description = "Adds the best play of the longest wins.") boolean lines) {
        checkFolder("info", folder);
        EndgameTables tables = EndgameTables.open(folder, rules, Long.MAX_VALUE);
        boolean sound = new EndgameReport(out).described(tables, lines);
        return sound ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    /** @param command whose usage is shown */
    private CommandLine.ParameterException wrongArgument(String command, String message) {
        return new CommandLine.ParameterException(commandLine.getSubcommands().get(command), message);
    }

    private void checkFolder(String command, Path folder) {
        if (folder.toString().isBlank()) {
            throw wrongArgument(command, "the folder has no name");
        }
    }

    /** As many threads as are asked for, one for each core if none are. */
    private int threadsOr(String command, int threads) {
        if (threads < 0 || threads > MOST_THREADS) {
            throw wrongArgument(command, threads + " threads are not from 0 to " + MOST_THREADS);
        }
        return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
    }

    /** The version that the jar's manifest names, as {@code GET /v1} does; classes outside of a jar have none. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = EndgameCommand.class.getPackage().getImplementationVersion();
            return new String[] {version == null ? "Ringo" : "Ringo " + version};
        }
    }
}
