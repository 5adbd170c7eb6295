package ringo.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ringo.analysis.Endgames;
import ringo.endgame.EndgameTables;
import ringo.endgame.TableSummary;
import ringo.notation.PositionText;
import ringo.rules.Codes;
import ringo.rules.Preset;

/** The answer of {@code GET /v1/endgames}: for each preset, which tables there are. */
public record EndgameTablesJson(List<OfRuleSet> rulesets) {

    /**
     * The tables of a preset.
     *
     * @param undecided what the game is where nobody can force its end
     */
    public record OfRuleSet(
            String rules, int mostPieces, long positions, long bytes, String undecided, List<Table> tables) {

        private static OfRuleSet of(Preset preset, EndgameTables tables) {
            List<TableSummary> summaries = tables.summaries();
            return new OfRuleSet(
                    preset.text(),
                    tables.mostPieces(),
                    summaries.stream().mapToLong(TableSummary::entries).sum(),
                    summaries.stream().mapToLong(TableSummary::bytes).sum(),
                    Codes.of(tables.undecided()),
                    summaries.stream().map(Table::of).toList());
        }
    }

    /** A table: the pieces of its positions, and what their values add up to. */
    public record Table(
            int attackers,
            int castle,
            int defenders,
            long positions,
            long bytes,
            Half attackerToMove,
            Half defenderToMove) {

        private static Table of(TableSummary summary) {
            return new Table(
                    summary.material().attackers(),
                    summary.material().castle(),
                    summary.material().defenders(),
                    summary.entries(),
                    summary.bytes(),
                    Half.of(summary.attackerToMove()),
                    Half.of(summary.defenderToMove()));
        }
    }

    /** The positions with one side to move; mirror images count once. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Half(
            long wins,
            long losses,
            long undecided,
            @Nullable LongestWin longestWin) {

        private static Half of(TableSummary.HalfSummary half) {
            return new Half(
                    half.wins(),
                    half.losses(),
                    half.undecided(),
                    half.longestWin().map(LongestWin::of).orElse(null));
        }
    }

    /** A win that takes as long as any, and where it begins. */
    public record LongestWin(int plies, String notation) {

        private static LongestWin of(TableSummary.LongestWin win) {
            return new LongestWin(win.plies(), PositionText.write(win.position()));
        }
    }

    static EndgameTablesJson of(Endgames endgames) {
        return new EndgameTablesJson(Arrays.stream(Preset.values())
                .map(preset -> OfRuleSet.of(preset, endgames.tables(preset.rules())))
                .toList());
    }
}
