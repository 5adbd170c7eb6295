/* tslint:disable */
/* eslint-disable */
/**
 * Everything that is kept of a player.
 * @export
 * @interface AccountExport
 */
export interface AccountExport {
    /**
     * The moment of which this tells.
     */
    exportedAt: string;
    /**
     * 
     */
    player: Player;
    /**
     * The tokens, the oldest first.
     */
    tokens: Array<Token>;
    /**
     * The games that the player created, is invited to or plays in, the newest first. `GET /v1/games/{id}` has the moves of each.
     */
    games: Array<GameSummary>;
    /**
     * All events of the player, in order.
     */
    events: Array<PlayEvent>;
    /**
     * The requests whose answers are kept to be given again, the oldest first.
     */
    requests: Array<KeptRequest>;
}
/**
 * What the search found.
 * @export
 * @interface AnalysisAnswer
 */
export interface AnalysisAnswer {
    /**
     * 
     */
    rules: Rules;
    /**
     * 
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * 
     */
    outcome: Outcome;
    /**
     * The best moves, the best one first; none if the game is decided.
     */
    lines: Array<AnalysisLine>;
    /**
     * 
     */
    search: SearchReport;
    /**
     * 
     */
    engine: EngineVersion;
}
/**
 * When the search stops: at the first limit that it meets. Without any, after a second. The service may be configured to lower
 * ceilings than those below; what is above a ceiling is taken for it. Where only `nodes` or `depth` are given, the greatest
 * time still holds.
 * 
 * @export
 * @interface AnalysisLimits
 */
export interface AnalysisLimits {
    /**
     * How long the search may take, in milliseconds. Waiting for it to begin does not count.
     */
    timeMs?: number;
    /**
     * How many positions the search may visit.
     */
    nodes?: number;
    /**
     * How many plies deep the last iteration looks.
     */
    depth?: number;
}
/**
 * A move, its value, and what follows.
 * @export
 * @interface AnalysisLine
 */
export interface AnalysisLine {
    /**
     * 
     */
    move: Move;
    /**
     * 
     */
    value: MoveValue;
    /**
     * The best play of both sides that the search saw, the move itself first.
     */
    principalVariation: Array<string>;
}
/**
 * A position, as in `PositionRequest`, and how to search it.
 * @export
 * @interface AnalysisRequest
 */
export interface AnalysisRequest {
    /**
     * 
     */
    rules?: Rules;
    /**
     * 
     */
    position?: PositionInput;
    /**
     * A position on one line: the rings from 6, the rim, to 1 with `/` between; each ring from segment `a` to `h`, with `A` for
     * an attacker, `D` for a defender and a digit from 1 to 8 for so many empty cells; then, after a blank each, the number of
     * attackers in the castle (0 to 2), the side to move (`A` or `D`), the quiet plies (0 to 1000) and the turn (1 to 100000).
     * The last, or the last two, may be left out: they are 0 and 1 then. A ring must add up to eight cells; digits do not follow
     * each other, and numbers have no leading zeros. `_` may stand for each blank. What cannot be read is refused with the
     * column (code `unreadableNotation`).
     * 
     */
    notation?: string;
    /**
     * Moves of both sides in turn, beginning with the side to move. Absent is the same as an empty list. To have repetition
     * seen, send all moves since the position at which to begin, which counts as its own first occurrence.
     * 
     */
    moves?: Array<string>;
    /**
     * 
     */
    limits?: AnalysisLimits;
    /**
     * Of how many of the best moves to tell. There are never more than 61 legal moves; with fewer, all are told of.
     */
    lines?: number;
    /**
     * Decides between moves that look equally good before they are searched.
     */
    seed?: number;
}
/**
 * The board. Lengths are in units of the castle's radius, angles in degrees clockwise from the top.
 * @export
 * @interface Board
 */
export interface Board {
    /**
     * The number of rings.
     */
    rings: number;
    /**
     * The radius of the whole board, the outer edge of ring 6.
     */
    radius: number;
    /**
     * The segments clockwise, from `a`.
     */
    segments: Array<BoardSegment>;
    /**
     * 
     */
    castle: BoardCastle;
    /**
     * All cells, sorted by ring, ring 1 first, then segment.
     */
    cells: Array<BoardCell>;
}
/**
 * The castle, a disc in the centre of the board.
 * @export
 * @interface BoardCastle
 */
export interface BoardCastle {
    /**
     * Its name as a place.
     */
    name: string;
    /**
     * 
     */
    shade: Shade;
    /**
     * Its radius, which is the unit of length.
     */
    radius: number;
    /**
     * The cells next to the castle, those of ring 1.
     */
    neighbours: Array<string>;
}


/**
 * A cell of the board.
 * @export
 * @interface BoardCell
 */
export interface BoardCell {
    /**
     * A cell, named by segment and ring; ring 1 touches the castle, ring 6 is the rim.
     */
    name: string;
    /**
     * A segment, `a` to `h` clockwise; `a` is the neutral zone.
     */
    segment: string;
    /**
     * The ring, from 1 next to the castle to 6 at the rim.
     */
    ring: number;
    /**
     * Whether the cell is in the neutral zone.
     */
    neutralZone: boolean;
    /**
     * 
     */
    shade: Shade;
    /**
     * 
     */
    neighbours: BoardNeighbours;
    /**
     * 
     */
    centre: BoardPoint;
    /**
     * 
     */
    outline: BoardOutline;
}


/**
 * What lies next to a cell in each direction.
 * @export
 * @interface BoardNeighbours
 */
export interface BoardNeighbours {
    /**
     * One ring inward; the castle, for a cell of ring 1.
     */
    inward: string;
    /**
     * One ring outward. Absent for a cell of ring 6, which is at the rim.
     */
    outward?: string;
    /**
     * One segment clockwise in the same ring.
     */
    clockwise: string;
    /**
     * One segment counterclockwise in the same ring.
     */
    counterclockwise: string;
}
/**
 * The outline of a cell, which lies between two arcs and two radii.
 * @export
 * @interface BoardOutline
 */
export interface BoardOutline {
    /**
     * The radius of the inner arc.
     */
    innerRadius: number;
    /**
     * The radius of the outer arc.
     */
    outerRadius: number;
    /**
     * The counterclockwise edge.
     */
    startAngle: number;
    /**
     * The clockwise edge.
     */
    endAngle: number;
}
/**
 * A point in polar coordinates. With y downward, as on a screen, it is at x = radius × sin(angle), y = −radius × cos(angle).
 * 
 * @export
 * @interface BoardPoint
 */
export interface BoardPoint {
    /**
     * The distance from the centre of the board.
     */
    radius: number;
    /**
     * The direction as seen from the centre of the board.
     */
    angle: number;
}
/**
 * A segment, the eighth part of the board from the castle to the rim.
 * @export
 * @interface BoardSegment
 */
export interface BoardSegment {
    /**
     * A segment, `a` to `h` clockwise; `a` is the neutral zone.
     */
    name: string;
    /**
     * Whether this segment is the neutral zone, as `a` is.
     */
    neutralZone: boolean;
    /**
     * The segment on the other side of the castle.
     */
    opposite: string;
    /**
     * The segment that this one becomes when the board is mirrored left to right, the only symmetry that the game has.
     * 
     */
    mirror: string;
    /**
     * The counterclockwise edge.
     */
    startAngle: number;
    /**
     * The clockwise edge.
     */
    endAngle: number;
    /**
     * The middle.
     */
    centreAngle: number;
}

/**
 * What the attacker needs to win: two pieces in the castle (`twoInside`), or one that is still there after the defender's
 * next turn (`oneSurvivesReply`).
 * 
 * @export
 */
export const CastleGoal = {
    TwoInside: 'twoInside',
    OneSurvivesReply: 'oneSurvivesReply',
} as const;
export type CastleGoal = typeof CastleGoal[keyof typeof CastleGoal];

/**
 * An option whose value is one of a few words.
 * @export
 * @interface ChoiceOption
 */
export interface ChoiceOption {
    /**
     * The value, as it is sent in `RuleOptions`.
     */
    value: string;
    /**
     * The rule as this value makes it, as a sentence for players.
     */
    sentence: string;
}
/**
 * A new player.
 * @export
 * @interface CreatedPlayer
 */
export interface CreatedPlayer {
    /**
     * What always means this player, whatever the name.
     */
    id: string;
    /**
     * What a player is called: in the normal form NFKC, letters of one script, the digits 0 to 9, `-` and `_`, and 2 to 30 characters in
     * that form too. Upper and lower case are told apart only to show them.
     * 
     */
    name: string;
    /**
     * Since when the player is there.
     */
    createdAt: string;
    /**
     * The first token.
     */
    token: CreatedToken;
}
/**
 * A new token, with its secret, which is told only here.
 * @export
 * @interface CreatedToken
 */
export interface CreatedToken {
    /**
     * What means this token. It says nothing of the secret.
     */
    id: string;
    /**
     * What is sent as `Authorization`, after `Bearer` and a blank. Whoever has it can act for the player.
     */
    secret: string;
    /**
     * What the token is for, in the player's words, on one line.
     */
    label: string;
    /**
     * What a token allows; in answers in this order and each once.
     */
    scopes: Array<Scope>;
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * From when on it is void. Absent if it does not expire.
     */
    expiresAt?: string;
}

/**
 * How defenders move along a ring: `step` to the next cell, or `slide` over any number of empty cells, at most to the
 * neutral cell of the ring, also to capture at the end of a slide that has not touched the neutral cell.
 * 
 * @export
 */
export const DefenderRingMove = {
    Step: 'step',
    Slide: 'slide',
} as const;
export type DefenderRingMove = typeof DefenderRingMove[keyof typeof DefenderRingMove];

/**
 * An offer of a draw.
 * @export
 * @interface DrawOffer
 */
export interface DrawOffer {
    /**
     * Who made it.
     */
    by: Side;
    /**
     * How many plies had been played then.
     */
    ply: number;
}


/**
 * What the endgame tables know of a position and its moves.
 * @export
 * @interface EndgameAnswer
 */
export interface EndgameAnswer {
    /**
     * 
     */
    rules: Rules;
    /**
     * 
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * 
     */
    outcome: Outcome;
    /**
     * Whether the value of the position is known: by a table, or as the game is decided. If not, `value` and `principalVariation` are absent, which says nothing
     * about who wins.
     * 
     */
    covered: boolean;
    /**
     * What the position is worth.
     */
    value?: EndgameValue;
    /**
     * All legal moves, the best first, and last those of which nothing is known; none if the game is decided.
     */
    moves: Array<EndgameMove>;
    /**
     * The best play of both sides to the end of the game, the first move first; empty where nobody can force the end. It stops early where a table on the way is missing.
     * 
     */
    principalVariation?: Array<string>;
    /**
     * The most pieces that any table of the rule set covers, those in the castle included; 0 if there are none. With as many pieces or fewer there may be positions that none
     * covers.
     * 
     */
    mostPieces: number;
}
/**
 * How much worse a move is than the best.
 * @export
 * @interface EndgameCost
 */
export interface EndgameCost {
    /**
     * 
     */
    kind: EndgameCostKind;
    /**
     * With `winsLater` and `losesSooner`, by how many plies. Absent with other kinds.
     */
    plies?: number;
}



/**
 * In what way the move is worse: `winsLater`, where both win; `missesWin`, where it does not force what the best move wins; `losesGame`, which the best move
 * does not, or not by force; `losesSooner`, where both lose; `none`. Where nobody can force the end and `repetition` makes that the defender's win, it is worth less than a
 * forced win to the defender, and more than a forced loss to the attacker.
 * 
 * @export
 */
export const EndgameCostKind = {
    None: 'none',
    WinsLater: 'winsLater',
    MissesWin: 'missesWin',
    LosesGame: 'losesGame',
    LosesSooner: 'losesSooner',
} as const;
export type EndgameCostKind = typeof EndgameCostKind[keyof typeof EndgameCostKind];

/**
 * The positions of a table in which one side is to move.
 * @export
 * @interface EndgameHalf
 */
export interface EndgameHalf {
    /**
     * How many the side to move wins.
     */
    wins: number;
    /**
     * How many it loses.
     */
    losses: number;
    /**
     * How many nobody can force.
     */
    undecided: number;
    /**
     * 
     */
    longestWin?: EndgameLongestWin;
}
/**
 * A position of the side to move whose win takes longest. Absent if it has no win.
 * @export
 * @interface EndgameLongestWin
 */
export interface EndgameLongestWin {
    /**
     * In how many plies.
     */
    plies: number;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
}
/**
 * A legal move, with what the tables know of it.
 * @export
 * @interface EndgameMove
 */
export interface EndgameMove {
    /**
     * 
     */
    move: Move;
    /**
     * What the game is worth with this move, its ply included. Absent if no table covers the position after it and the game goes on there.
     */
    value?: EndgameValue;
    /**
     * How much worse it is than the best move. Absent if a move is not covered, as the best is not known then.
     */
    cost?: EndgameCost;
}
/**
 * The tables of a rule set.
 * @export
 * @interface EndgameRuleSet
 */
export interface EndgameRuleSet {
    /**
     * The name of a rule set: `fosdick` (the English rules), `fortress` (the Russian), `bell` (the French, after R. C. Bell),
     * `zapletal` (the Czech) or `neto` (after João Neto).
     * 
     */
    rules: string;
    /**
     * The most pieces that any table of the rule set covers, those in the castle included; 0 if there are none. With as many pieces or fewer there may be positions that none
     * covers.
     * 
     */
    mostPieces: number;
    /**
     * How many positions all tables hold.
     */
    positions: number;
    /**
     * The size of all files.
     */
    bytes: number;
    /**
     * What the game is where nobody can force its end.
     */
    undecided: GameResult;
    /**
     * The tables, those of fewer pieces first.
     */
    tables: Array<EndgameTable>;
}


/**
 * The table of all positions with certain pieces.
 * @export
 * @interface EndgameTable
 */
export interface EndgameTable {
    /**
     * The attackers outside of the castle.
     */
    attackers: number;
    /**
     * The attackers in it.
     */
    castle: number;
    /**
     * The defenders.
     */
    defenders: number;
    /**
     * How many positions it holds; mirror images count once.
     */
    positions: number;
    /**
     * The size of its file.
     */
    bytes: number;
    /**
     * 
     */
    attackerToMove: EndgameHalf;
    /**
     * 
     */
    defenderToMove: EndgameHalf;
}
/**
 * The endgame tables that there are.
 * @export
 * @interface EndgameTables
 */
export interface EndgameTables {
    /**
     * The rule sets, in the order of `GET /v1/rulesets`.
     */
    rulesets: Array<EndgameRuleSet>;
}
/**
 * A result with the best play of both sides.
 * @export
 * @interface EndgameValue
 */
export interface EndgameValue {
    /**
     * 
     */
    verdict: EndgameVerdict;
    /**
     * How the game ends.
     */
    result: GameResult;
    /**
     * In how many plies the game ends if the winner hurries and the loser delays: 0 if it is decided, 1 after a move that ends it, in a draw too. Absent where nobody can
     * force the end.
     * 
     */
    plies?: number;
}



/**
 * `exact` - the value holds whatever the quiet limit and the positions so far may do to it. `estimate` - it holds but for these two.
 * 
 * @export
 */
export const EndgameVerdict = {
    Exact: 'exact',
    Estimate: 'estimate',
} as const;
export type EndgameVerdict = typeof EndgameVerdict[keyof typeof EndgameVerdict];

/**
 * Who answers. Another version, or other endgame tables, may answer otherwise.
 * @export
 * @interface EngineVersion
 */
export interface EngineVersion {
    /**
     * The name of the engine.
     */
    name: string;
    /**
     * Its version.
     */
    version: string;
    /**
     * How many pieces the endgame tables that were there for the answer cover at most; 0 if it needed none, had none, or comes from a level that does
     * not ask them.
     * 
     */
    endgames: number;
}
/**
 * An option that is on or off.
 * @export
 * @interface FlagOption
 */
export interface FlagOption {
    /**
     * The value, as it is sent in `RuleOptions`.
     */
    value: boolean;
    /**
     * The rule as this value makes it, as a sentence for players.
     */
    sentence: string;
}
/**
 * A game between two players, or a player and the engine, as it stands; the same for every reader.
 * @export
 * @interface Game
 */
export interface Game {
    /**
     * What means this game. It cannot be guessed; whoever knows the id of an unlisted game can see it.
     */
    id: string;
    /**
     * One more with every change of the game, from 1; in quotes, the `ETag`.
     */
    version: number;
    /**
     * 
     */
    state: GameState;
    /**
     * 
     */
    visibility: Visibility;
    /**
     * The rules, in their shortest form. A game keeps all its options, even if a rule set of this service is mended.
     */
    rules: Rules;
    /**
     * The time for each move. Absent if there is no limit.
     */
    timePerMove?: string;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When both seats were taken. Absent if they never were.
     */
    startedAt?: string;
    /**
     * When it was over. Absent while it is not.
     */
    endedAt?: string;
    /**
     * Who created it.
     */
    creator: Participant;
    /**
     * The side that the creator wanted.
     */
    creatorSide: SideChoice;
    /**
     * The only player who can join. Absent if anybody can, and against the engine.
     */
    invited?: Participant;
    /**
     * 
     */
    seats: Seats;
    /**
     * The position from which it starts.
     */
    start: string;
    /**
     * The position after the last move.
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * 
     */
    outcome: GameOutcome;
    /**
     * The moves that were played, in order.
     */
    moves: Array<GameMove>;
    /**
     * What the side to move may play, sorted as by `legal-moves`. Absent while the game is not active.
     */
    legalMoves?: Array<Move>;
    /**
     * Until when, that moment included, the side to move has to move; else it loses. Absent if there is no limit, or the game is not
     * active.
     * 
     */
    deadline?: string;
    /**
     * The offer of a draw that stands. Absent if none does.
     */
    drawOffer?: DrawOffer;
    /**
     * The game of which this is the rematch. Absent if it is none.
     */
    rematchOf?: string;
}


/**
 * Something that happened with a move. Which fields it has depends on its `type`; all others are absent.
 * 
 * | type | fields |
 * |---|---|
 * | `moved` | `from`, `to` |
 * | `captured` | `cell`, where the captured piece stood, and `side`, whose it was |
 * | `hopped` | `cell`, of the piece hopped over |
 * | `castleEntered` | none |
 * | `passed` | none |
 * | `gameEnded` | `outcome` |
 * 
 * @export
 * @interface GameEvent
 */
export interface GameEvent {
    /**
     * 
     */
    type: GameEventType;
    /**
     * Where the piece came from. With `moved`.
     */
    from?: string;
    /**
     * Where the piece went. With `moved`.
     */
    to?: string;
    /**
     * Where the captured piece stood, or the piece hopped over stands. With `captured` and `hopped`.
     */
    cell?: string;
    /**
     * Whose piece was captured. With `captured`.
     */
    side?: Side;
    /**
     * How the game ended. With `gameEnded`.
     */
    outcome?: Outcome;
}



/**
 * What happened: a piece `moved`, one was `captured`, one was `hopped` over, an attacker entered the castle
 * (`castleEntered`), the defender `passed`, or the game ended (`gameEnded`).
 * 
 * @export
 */
export const GameEventType = {
    Moved: 'moved',
    Captured: 'captured',
    Hopped: 'hopped',
    CastleEntered: 'castleEntered',
    Passed: 'passed',
    GameEnded: 'gameEnded',
} as const;
export type GameEventType = typeof GameEventType[keyof typeof GameEventType];

/**
 * A move of a game.
 * @export
 * @interface GameMove
 */
export interface GameMove {
    /**
     * Its number, from 1.
     */
    ply: number;
    /**
     * Who moved.
     */
    side: Side;
    /**
     * A move as text: from, `-` or `x`, to. `b6-b5` captures nothing, `b3xb1` captures; `d1-castle` and `c2xcastle` end in the
     * castle, `f1xb1` goes over it. Where two captures would read the same, the place of the captured piece follows in
     * parentheses, `e1xa1(b1)`; it may follow any capture in a request. `pass` is a pass. Case matters.
     * 
     */
    text: string;
    /**
     * When it was played.
     */
    playedAt: string;
}


/**
 * The moves of a game.
 * @export
 * @interface GameMoves
 */
export interface GameMoves {
    /**
     * What means this game. It cannot be guessed; whoever knows the id of an unlisted game can see it.
     */
    id: string;
    /**
     * The version of the game in which these are all its moves.
     */
    version: number;
    /**
     * The moves that were played, in order.
     */
    moves: Array<GameMove>;
}
/**
 * How a game between players stands, and why it is over.
 * @export
 * @interface GameOutcome
 */
export interface GameOutcome {
    /**
     * 
     */
    result: GameOutcomeResult;
    /**
     * Absent while the game is not over.
     */
    reason?: GameOutcomeReason;
}



/**
 * Why a game is over: by the rules, as in the table of ends; because a player gave up (`resignation`), both agreed on a draw (`agreement`), or the
 * side to move missed its deadline (`timeout`); because it was called off (`aborted`), `declined`, or taken back (`cancelled`).
 * 
 * @export
 */
export const GameOutcomeReason = {
    CastleTaken: 'castleTaken',
    CastleHeld: 'castleHeld',
    AttackersReduced: 'attackersReduced',
    NoDefenders: 'noDefenders',
    NoMoves: 'noMoves',
    Repetition: 'repetition',
    QuietLimit: 'quietLimit',
    Resignation: 'resignation',
    Agreement: 'agreement',
    Timeout: 'timeout',
    Aborted: 'aborted',
    Declined: 'declined',
    Cancelled: 'cancelled',
} as const;
export type GameOutcomeReason = typeof GameOutcomeReason[keyof typeof GameOutcomeReason];


/**
 * The result of a game; `noResult` if it came to nothing.
 * @export
 */
export const GameOutcomeResult = {
    Ongoing: 'ongoing',
    AttackerWins: 'attackerWins',
    DefenderWins: 'defenderWins',
    Draw: 'draw',
    NoResult: 'noResult',
} as const;
export type GameOutcomeResult = typeof GameOutcomeResult[keyof typeof GameOutcomeResult];

/**
 * What is written down of a game.
 * @export
 * @interface GameRecord
 */
export interface GameRecord {
    /**
     * What means this game. It cannot be guessed; whoever knows the id of an unlisted game can see it.
     */
    id: string;
    /**
     * 
     */
    rules: Rules;
    /**
     * Who played the attacker. Absent while the seat is free.
     */
    attacker?: Participant;
    /**
     * Who played the defender. Absent while the seat is free.
     */
    defender?: Participant;
    /**
     * The position from which it started.
     */
    start: string;
    /**
     * The time for each move. Absent if there was no limit.
     */
    timePerMove?: string;
    /**
     * When both seats were taken. Absent if they never were.
     */
    startedAt?: string;
    /**
     * 
     */
    outcome: GameOutcome;
    /**
     * The moves, in order.
     */
    moves: Array<string>;
}
/**
 * A game as it is asked for. `position` and `notation` are two ways to say where it starts and exclude each other (code
 * `positionAndNotation`); without both it is the start of the rules.
 * 
 * @export
 * @interface GameRequest
 */
export interface GameRequest {
    /**
     * 
     */
    rules?: Rules;
    /**
     * 
     */
    position?: PositionInput;
    /**
     * A position on one line: the rings from 6, the rim, to 1 with `/` between; each ring from segment `a` to `h`, with `A` for
     * an attacker, `D` for a defender and a digit from 1 to 8 for so many empty cells; then, after a blank each, the number of
     * attackers in the castle (0 to 2), the side to move (`A` or `D`), the quiet plies (0 to 1000) and the turn (1 to 100000).
     * The last, or the last two, may be left out: they are 0 and 1 then. A ring must add up to eight cells; digits do not follow
     * each other, and numbers have no leading zeros. `_` may stand for each blank. What cannot be read is refused with the
     * column (code `unreadableNotation`).
     * 
     */
    notation?: string;
    /**
     * The side that the creator wants. Absent means `random`.
     */
    side?: SideChoice;
    /**
     * 
     */
    opponent: OpponentWish;
    /**
     * The time for each move. Absent means no limit.
     */
    timePerMove?: string;
    /**
     * Who finds the game. Absent means `public`.
     */
    visibility?: Visibility;
}



/**
 * Who has won; `draw` if nobody has, and `ongoing` if the game goes on.
 * @export
 */
export const GameResult = {
    Ongoing: 'ongoing',
    AttackerWins: 'attackerWins',
    DefenderWins: 'defenderWins',
    Draw: 'draw',
} as const;
export type GameResult = typeof GameResult[keyof typeof GameResult];


/**
 * How far a game has come: it is `waiting` for the opponent, `active`, `finished` with a result, or was `aborted` and came to nothing.
 * 
 * @export
 */
export const GameState = {
    Waiting: 'waiting',
    Active: 'active',
    Finished: 'finished',
    Aborted: 'aborted',
} as const;
export type GameState = typeof GameState[keyof typeof GameState];

/**
 * A game as lists show it. `GET /v1/games/{id}` has all of it.
 * @export
 * @interface GameSummary
 */
export interface GameSummary {
    /**
     * What means this game. It cannot be guessed; whoever knows the id of an unlisted game can see it.
     */
    id: string;
    /**
     * One more with every change of the game, from 1; in quotes, the `ETag`.
     */
    version: number;
    /**
     * 
     */
    state: GameState;
    /**
     * 
     */
    visibility: Visibility;
    /**
     * The rules, in their shortest form. A game keeps all its options, even if a rule set of this service is mended.
     */
    rules: Rules;
    /**
     * The time for each move. Absent if there is no limit.
     */
    timePerMove?: string;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When both seats were taken. Absent if they never were.
     */
    startedAt?: string;
    /**
     * When it was over. Absent while it is not.
     */
    endedAt?: string;
    /**
     * Who created it.
     */
    creator: Participant;
    /**
     * The side that the creator wanted.
     */
    creatorSide: SideChoice;
    /**
     * The only player who can join. Absent if anybody can, and against the engine.
     */
    invited?: Participant;
    /**
     * 
     */
    seats: Seats;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * 
     */
    outcome: GameOutcome;
    /**
     * How many plies were played.
     */
    ply: number;
    /**
     * Until when, that moment included, the side to move has to move; else it loses. Absent if there is no limit, or the game is not
     * active.
     * 
     */
    deadline?: string;
    /**
     * The offer of a draw that stands. Absent if none does.
     */
    drawOffer?: DrawOffer;
    /**
     * The game of which this is the rematch. Absent if it is none.
     */
    rematchOf?: string;
}


/**
 * A part of a list of games.
 * @export
 * @interface Games
 */
export interface Games {
    /**
     * The games.
     */
    games: Array<GameSummary>;
    /**
     * What to send as `cursor` for the next part. Absent at the end.
     */
    next?: string;
}
/**
 * Another move than the best.
 * @export
 * @interface HintAlternative
 */
export interface HintAlternative {
    /**
     * 
     */
    move: Move;
    /**
     * 
     */
    value: MoveValue;
    /**
     * The best play of both sides that the search saw, the move itself first.
     */
    principalVariation: Array<string>;
    /**
     * 
     */
    cost: HintCost;
    /**
     * What is against the move, the weightiest first; none if it costs nothing.
     */
    reasons: Array<HintReason>;
}
/**
 * Help for the side to move. `piece` comes with grade 2, `move` with 3, and `value`, `principalVariation`, `reasons` and
 * `alternatives` with 4. Of a decided position there is nothing to tell.
 * 
 * @export
 * @interface HintAnswer
 */
export interface HintAnswer {
    /**
     * 
     */
    rules: Rules;
    /**
     * 
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * 
     */
    outcome: Outcome;
    /**
     * How much a hint tells, 1 the least, 4 everything.
     */
    grade: number;
    /**
     * What is left to chance follows from it.
     */
    seed: number;
    /**
     * What matters in the position, the weightiest first; names no piece and no move.
     */
    themes: Array<HintTheme>;
    /**
     * 
     */
    piece?: HintPiece;
    /**
     * The best move.
     */
    move?: Move;
    /**
     * 
     */
    value?: MoveValue;
    /**
     * The best play of both sides that the search saw, the move itself first.
     */
    principalVariation?: Array<string>;
    /**
     * Why to play the move, the weightiest reason first.
     */
    reasons?: Array<HintReason>;
    /**
     * All other legal moves, the best first.
     */
    alternatives?: Array<HintAlternative>;
    /**
     * Whether the hint is remembered from an earlier request.
     */
    fromCache: boolean;
    /**
     * 
     */
    engine: EngineVersion;
}

/**
 * What kind of fact it is. One that is a theme says it of the best move without naming it; a reason is for the best move,
 * against for another. To *skip* is to let the other side move with the pieces where they stand; a capture *pays* if the piece is not
 * won back by captures; a move is *safe* if no capture pays after it; the attacker *storms* the castle if it can end the game
 * there within 3 plies against every reply.
 * 
 * | code | is a | carries | says of the move |
 * |---|---|---|---|
 * | `takesCastle` | theme, reason | `plies` | ends the game in the castle: at once, or after every reply |
 * | `immobilises` | theme, reason |  | the opponent has no legal move, and has lost by that |
 * | `winsInPlies` | theme, reason, against | `plies` | wins by force within so many plies; against: the best move wins sooner |
 * | `onlyLegalMove` | theme, reason |  | there is no other move |
 * | `onlyMove` | theme, reason | `count` | every other move, so many, loses by force |
 * | `resistsLongest` | theme, reason | `plies` | every move loses, this one within so many plies, and none is known to hold longer |
 * | `drawsByRepetition` | theme, reason, against |  | the position occurs for the third time, a draw; against: there is better |
 * | `losesInPlies` | against | `plies` | loses by force within so many plies |
 * | `missesWin` | against | `plies` | the best move wins by force within so many plies, this one is not proven to |
 * | `allowsCastle` | against | `plies` | loses by force, and the attacker storms the castle after it; the move counts |
 * | `stopsCastle` | theme, reason | `plies` | if the defender skipped the attacker would storm the castle, the skipped turn counts; after the move it does not |
 * | `threatensCastle` | theme, reason | `plies` | if the defender skipped its reply the attacker would storm the castle; the reply counts |
 * | `entersCastle` | theme, reason |  | an attacker is in the castle, and no reply captures it |
 * | `winsPiece` | theme, reason |  | after every reply the mover is a piece ahead by captures, this move's included |
 * | `missesPiece` | against |  | the best move wins a piece, this one does not |
 * | `savesPiece` | theme, reason | `places` | pieces whose capture would pay if the mover skipped, and none of which can be captured so after the move, which is safe |
 * | `avoidsLoss` | theme, reason | `count` | the move is safe; of the others so many, at least half, lose a piece or the game |
 * | `walksIntoCapture` | against | `places` | captures nothing, and the capture of the moved piece pays |
 * | `losesPiece` | against | `places` | captures nothing, and the capture of other pieces pays |
 * | `trades` | theme, reason, against |  | captures, and just one piece is won back; for: all moves that do not trade cost something; against: this one does |
 * | `threatensCapture` | theme, reason | `places` | safe, and captures would pay if the opponent skipped, which would not have before |
 * | `forcesCapture` | theme, reason | `count` | a defender must capture: all replies, so many, are captures |
 * | `getsBehind` | theme, reason | `places` | safe, right behind an attacker that the defender could capture inward if its side skipped; it cannot turn, for attackers never move outward |
 * | `blocks` | theme, reason | `places` | safe, right before an attacker that could have gone inward without capture and now cannot |
 * | `guardsCastle` | theme, reason | `count` | safe, and more defenders than before, so many, could capture a piece in the castle |
 * | `entersZone` | theme, reason |  | into the neutral zone, where the rules let nothing be captured |
 * | `keepsZoneFree` | theme, reason | `count` | room in the neutral zone for so many attackers more, while another move that costs something fills it |
 * | `fillsZone` | against | `count` | the move into the zone makes it as full, so many, as it may be |
 * | `zoneFull` | theme | `count` | an attacker could step into the zone but for the limit; so many are in it |
 * | `advances` | theme, reason |  | an attacker steps or hops to a ring further in, and the move is safe |
 * | `improves` | theme, reason | `points` | no other reason is a fact; the expected score |
 * | `fallsShort` | against | `points` | no other reason is a fact; how much less the expected score is |
 * 
 * @export
 */
export const HintCode = {
    TakesCastle: 'takesCastle',
    Immobilises: 'immobilises',
    WinsInPlies: 'winsInPlies',
    OnlyLegalMove: 'onlyLegalMove',
    OnlyMove: 'onlyMove',
    ResistsLongest: 'resistsLongest',
    DrawsByRepetition: 'drawsByRepetition',
    LosesInPlies: 'losesInPlies',
    MissesWin: 'missesWin',
    AllowsCastle: 'allowsCastle',
    StopsCastle: 'stopsCastle',
    ThreatensCastle: 'threatensCastle',
    EntersCastle: 'entersCastle',
    WinsPiece: 'winsPiece',
    MissesPiece: 'missesPiece',
    SavesPiece: 'savesPiece',
    AvoidsLoss: 'avoidsLoss',
    WalksIntoCapture: 'walksIntoCapture',
    LosesPiece: 'losesPiece',
    Trades: 'trades',
    ThreatensCapture: 'threatensCapture',
    ForcesCapture: 'forcesCapture',
    GetsBehind: 'getsBehind',
    Blocks: 'blocks',
    GuardsCastle: 'guardsCastle',
    EntersZone: 'entersZone',
    KeepsZoneFree: 'keepsZoneFree',
    FillsZone: 'fillsZone',
    ZoneFull: 'zoneFull',
    Advances: 'advances',
    Improves: 'improves',
    FallsShort: 'fallsShort',
} as const;
export type HintCode = typeof HintCode[keyof typeof HintCode];

/**
 * How much worse a move is than the best.
 * @export
 * @interface HintCost
 */
export interface HintCost {
    /**
     * 
     */
    kind: HintCostKind;
    /**
     * The same as a sentence to a learner.
     */
    text: string;
    /**
     * The expected score that is lost, where a proven win is 1, a proven draw 0.5 and a proven loss 0. Absent if it is none.
     * 
     */
    points?: number;
    /**
     * With `winsLater` and `losesSooner`, by how many plies. Absent with other kinds.
     */
    plies?: number;
}



/**
 * In what way the move is worse: `losesGame` by proof, which the best move does not; `winNotProven`, where the best move wins by
 * proof; `winsLater` or `losesSooner`, where both do by proof; `losesPoints` of the expected score; `none`.
 * 
 * @export
 */
export const HintCostKind = {
    None: 'none',
    LosesGame: 'losesGame',
    WinNotProven: 'winNotProven',
    WinsLater: 'winsLater',
    LosesSooner: 'losesSooner',
    LosesPoints: 'losesPoints',
} as const;
export type HintCostKind = typeof HintCostKind[keyof typeof HintCostKind];

/**
 * Which piece to move.
 * @export
 * @interface HintPiece
 */
export interface HintPiece {
    /**
     * Where it stands. Absent where it is best to pass.
     */
    cell?: string;
    /**
     * The same as a sentence to a learner.
     */
    text: string;
}
/**
 * A fact about a move. It has at most one of `places`, `plies`, `count` and `points`, which its text names too.
 * @export
 * @interface HintReason
 */
export interface HintReason {
    /**
     * 
     */
    code: HintCode;
    /**
     * The same as a sentence to a learner.
     */
    text: string;
    /**
     * Where the pieces stand that it is about.
     */
    places?: Array<string>;
    /**
     * In how many plies, this move included.
     */
    plies?: number;
    /**
     * How many moves or pieces.
     */
    count?: number;
    /**
     * An expected score, or a difference of two.
     */
    points?: number;
}


/**
 * A position, as in `PositionRequest`, and how much to tell.
 * @export
 * @interface HintRequest
 */
export interface HintRequest {
    /**
     * 
     */
    rules?: Rules;
    /**
     * 
     */
    position?: PositionInput;
    /**
     * A position on one line: the rings from 6, the rim, to 1 with `/` between; each ring from segment `a` to `h`, with `A` for
     * an attacker, `D` for a defender and a digit from 1 to 8 for so many empty cells; then, after a blank each, the number of
     * attackers in the castle (0 to 2), the side to move (`A` or `D`), the quiet plies (0 to 1000) and the turn (1 to 100000).
     * The last, or the last two, may be left out: they are 0 and 1 then. A ring must add up to eight cells; digits do not follow
     * each other, and numbers have no leading zeros. `_` may stand for each blank. What cannot be read is refused with the
     * column (code `unreadableNotation`).
     * 
     */
    notation?: string;
    /**
     * Moves of both sides in turn, beginning with the side to move. Absent is the same as an empty list. To have repetition
     * seen, send all moves since the position at which to begin, which counts as its own first occurrence.
     * 
     */
    moves?: Array<string>;
    /**
     * How much to tell; 1 if it is left out.
     */
    grade?: number;
    /**
     * Decides between moves that look equally good before they are searched.
     */
    seed?: number;
}
/**
 * Something that matters in the position.
 * @export
 * @interface HintTheme
 */
export interface HintTheme {
    /**
     * 
     */
    code: HintCode;
    /**
     * The same as a sentence to a learner.
     */
    text: string;
}


/**
 * An option whose value is a number.
 * @export
 * @interface IntegerOption
 */
export interface IntegerOption {
    /**
     * The value, as it is sent in `RuleOptions`.
     */
    value: number;
    /**
     * The rule as this value makes it, as a sentence for players.
     */
    sentence: string;
}
/**
 * A request that was sent with an `Idempotency-Key`, less than a day ago.
 * @export
 * @interface KeptRequest
 */
export interface KeptRequest {
    /**
     * The key.
     */
    key: string;
    /**
     * When it came first.
     */
    at: string;
}
/**
 * A position with its outcome and legal moves.
 * @export
 * @interface LegalMovesAnswer
 */
export interface LegalMovesAnswer {
    /**
     * 
     */
    rules: Rules;
    /**
     * 
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * 
     */
    outcome: Outcome;
    /**
     * Every legal move of the side to move, and none if the game is decided. Sorted by `from`, `to` and `captured`, each by
     * ring, then segment, the castle first and what is absent before all; a pass comes last. So the moves of a piece are
     * neighbours.
     * 
     */
    moves: Array<Move>;
}
/**
 * A level of strength.
 * @export
 * @interface Level
 */
export interface Level {
    /**
     * A level of strength, 1 the weakest, 10 the whole engine.
     */
    level: number;
    /**
     * What to call it.
     */
    name: string;
    /**
     * 
     */
    recipe: LevelRecipe;
    /**
     * How it did against the level below. Absent for level 1.
     */
    againstBelow?: LevelMeasurement;
}
/**
 * A result over games with sides swapped.
 * @export
 * @interface LevelMeasurement
 */
export interface LevelMeasurement {
    /**
     * Points a game; a draw is half a point.
     */
    score: number;
    /**
     * The lower end of the 95 % confidence interval.
     */
    low: number;
    /**
     * The upper end of it.
     */
    high: number;
    /**
     * How many games.
     */
    games: number;
}
/**
 * How a level chooses its moves. No time is in it, so that every machine chooses alike.
 * @export
 * @interface LevelRecipe
 */
export interface LevelRecipe {
    /**
     * How many positions the search may visit.
     */
    nodes: number;
    /**
     * How many plies deep it looks at most. Absent if there is no such limit.
     */
    depth?: number;
    /**
     * How many of the best moves it weighs up.
     */
    lines: number;
    /**
     * By how much it misjudges a move at most, in hundredths of an attacker.
     */
    noiseCentiAttackers: number;
    /**
     * How many moves of a hundred it overlooks, good or bad.
     */
    oversightPercent: number;
}
/**
 * All levels of strength.
 * @export
 * @interface Levels
 */
export interface Levels {
    /**
     * The levels, the weakest first.
     */
    levels: Array<Level>;
}
/**
 * A player, for the player alone.
 * @export
 * @interface Me
 */
export interface Me {
    /**
     * What always means this player, whatever the name.
     */
    id: string;
    /**
     * What a player is called: in the normal form NFKC, letters of one script, the digits 0 to 9, `-` and `_`, and 2 to 30 characters in
     * that form too. Upper and lower case are told apart only to show them.
     * 
     */
    name: string;
    /**
     * Since when the player is there.
     */
    createdAt: string;
    /**
     * The token that was sent, as it was before.
     */
    token: Token;
}
/**
 * A move. Two moves are the same if `from`, `to` and `captured` are.
 * @export
 * @interface Move
 */
export interface Move {
    /**
     * 
     */
    kind: MoveKind;
    /**
     * Where the piece comes from. Absent for a pass.
     */
    from?: string;
    /**
     * Where the piece goes. Absent for a pass.
     */
    to?: string;
    /**
     * Where the captured piece stands; for a `displacement` it is the same as `to`. Absent if nothing is captured.
     * 
     */
    captured?: string;
    /**
     * A move as text: from, `-` or `x`, to. `b6-b5` captures nothing, `b3xb1` captures; `d1-castle` and `c2xcastle` end in the
     * castle, `f1xb1` goes over it. Where two captures would read the same, the place of the captured piece follows in
     * parentheses, `e1xa1(b1)`; it may follow any capture in a request. `pass` is a pass. Case matters.
     * 
     */
    text: string;
}



/**
 * How the piece moves: `step` to the next cell; `slide` over two or more cells along the ring, by the shorter way; `jump`
 * over a neighbouring enemy, capturing it; `leap`, a jump after a slide; `castleEntry`, the step into the castle;
 * `castleJump` over the castle, capturing an attacker inside; `displacement` onto an enemy, capturing it; `hop` over an
 * immune enemy; `pass`. A slide and a hop to the same cell are one move, a `slide`.
 * 
 * @export
 */
export const MoveKind = {
    Step: 'step',
    Slide: 'slide',
    Jump: 'jump',
    Leap: 'leap',
    CastleEntry: 'castleEntry',
    CastleJump: 'castleJump',
    Displacement: 'displacement',
    Hop: 'hop',
    Pass: 'pass',
} as const;
export type MoveKind = typeof MoveKind[keyof typeof MoveKind];

/**
 * A move to be played.
 * @export
 * @interface MoveRequest
 */
export interface MoveRequest {
    /**
     * A move as text: from, `-` or `x`, to. `b6-b5` captures nothing, `b3xb1` captures; `d1-castle` and `c2xcastle` end in the
     * castle, `f1xb1` goes over it. Where two captures would read the same, the place of the captured piece follows in
     * parentheses, `e1xa1(b1)`; it may follow any capture in a request. `pass` is a pass. Case matters.
     * 
     */
    move: string;
}
/**
 * What a move is worth to the side that makes it. With the verdicts `exact` and `proven` there are `result` and `plies`, of an exact
 * draw `result` alone; with `estimate` there are `expectedScore` and `centiAttackers`, and `table` if an endgame table says what
 * need not hold in this game.
 * 
 * @export
 * @interface MoveValue
 */
export interface MoveValue {
    /**
     * 
     */
    verdict: Verdict;
    /**
     * How the game ends.
     */
    result?: GameResult;
    /**
     * In how many plies at most the game ends so, this move included, if the winner plays the line.
     */
    plies?: number;
    /**
     * The score that the side can expect, 0 for a loss, 0.5 for a draw, 1 for a win.
     */
    expectedScore?: number;
    /**
     * The same in hundredths of what an attacker is worth on the average; above 0 is good for the side that moves.
     */
    centiAttackers?: number;
    /**
     * 
     */
    table?: TableValue;
}


/**
 * What the player wants to be called.
 * @export
 * @interface NameRequest
 */
export interface NameRequest {
    /**
     * What a player is called: in the normal form NFKC, letters of one script, the digits 0 to 9, `-` and `_`, and 2 to 30 characters in
     * that form too. Upper and lower case are told apart only to show them.
     * 
     */
    name: string;
}

/**
 * How many attackers may be in the neutral zone after one has entered it: any number (`unlimited`), as many as there are
 * defenders left then (`defenders`), or `one`. Attackers in the zone already may stay and move inside it.
 * 
 * @export
 */
export const NeutralZoneLimit = {
    Unlimited: 'unlimited',
    Defenders: 'defenders',
    One: 'one',
} as const;
export type NeutralZoneLimit = typeof NeutralZoneLimit[keyof typeof NeutralZoneLimit];


/**
 * Whom a creator wants to play.
 * @export
 */
export const OpponentKind = {
    Open: 'open',
    Player: 'player',
    Engine: 'engine',
} as const;
export type OpponentKind = typeof OpponentKind[keyof typeof OpponentKind];

/**
 * Whom the creator wants to play. Which field goes with `kind` depends on it; it has to be there, and the other must not be.
 * 
 * | kind | is | field |
 * |---|---|---|
 * | `open` | whoever joins first | none |
 * | `player` | one player and nobody else | `name` |
 * | `engine` | the engine | `level` |
 * 
 * @export
 * @interface OpponentWish
 */
export interface OpponentWish {
    /**
     * 
     */
    kind: OpponentKind;
    /**
     * The player who is invited. With `player`.
     */
    name?: string;
    /**
     * How strong the engine plays. With `engine`.
     */
    level?: number;
}


/**
 * How the game stands in a position.
 * @export
 * @interface Outcome
 */
export interface Outcome {
    /**
     * 
     */
    result: GameResult;
    /**
     * 
     */
    reason?: OutcomeReason;
}



/**
 * What has ended the game; absent if it goes on. `castleTaken`: two attackers are in the castle. `castleHeld`: an attacker
 * in the castle has survived the defender's reply. `attackersReduced`: too few attackers are left. `noDefenders`: none is
 * left. `noMoves`: the side to move has no legal move. `repetition`: the position has occurred for the third time.
 * `quietLimit`: too many quiet plies in a row.
 * 
 * @export
 */
export const OutcomeReason = {
    CastleTaken: 'castleTaken',
    CastleHeld: 'castleHeld',
    AttackersReduced: 'attackersReduced',
    NoDefenders: 'noDefenders',
    NoMoves: 'noMoves',
    Repetition: 'repetition',
    QuietLimit: 'quietLimit',
} as const;
export type OutcomeReason = typeof OutcomeReason[keyof typeof OutcomeReason];


/**
 * A size of paper, 210 by 297 mm or 8.5 by 11 inches.
 * @export
 */
export const Paper = {
    A4: 'a4',
    Letter: 'letter',
} as const;
export type Paper = typeof Paper[keyof typeof Paper];

/**
 * Who takes part in a game. A `player` has `id` and `name`, the `engine` has a `level`; of a `deleted` player nothing is known.
 * 
 * @export
 * @interface Participant
 */
export interface Participant {
    /**
     * 
     */
    kind: ParticipantKind;
    /**
     * What always means this player, whatever the name.
     */
    id?: string;
    /**
     * The name under which the player came into the game; a later change of name does not change the game.
     */
    name?: string;
    /**
     * How strong the engine plays.
     */
    level?: number;
}



/**
 * A `player`, the `engine`, or a player whose account was `deleted`.
 * @export
 */
export const ParticipantKind = {
    Player: 'player',
    Engine: 'engine',
    Deleted: 'deleted',
} as const;
export type ParticipantKind = typeof ParticipantKind[keyof typeof ParticipantKind];


/**
 * The colours of a picture: `classic` is wood, `contrast` has black, white and colours far apart, `dark` is for dark pages, `print` for paper. In all of
 * them attackers are discs and defenders towers.
 * 
 * @export
 */
export const PictureTheme = {
    Classic: 'classic',
    Contrast: 'contrast',
    Dark: 'dark',
    Print: 'print',
} as const;
export type PictureTheme = typeof PictureTheme[keyof typeof PictureTheme];

/**
 * What moves have done, and the position that they lead to.
 * @export
 * @interface PlayAnswer
 */
export interface PlayAnswer {
    /**
     * 
     */
    rules: Rules;
    /**
     * The moves of the request, in their order. Empty if it had none.
     */
    played: Array<PlayedMove>;
    /**
     * The position after the last move.
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * 
     */
    outcome: Outcome;
}
/**
 * Something that happened in a game of the player.
 * @export
 * @interface PlayEvent
 */
export interface PlayEvent {
    /**
     * The number of an event among those of one player.
     */
    number: number;
    /**
     * 
     */
    type: PlayEventType;
    /**
     * The game in which it happened.
     */
    game: string;
    /**
     * The version of the game that it made. Two events with one version were one change.
     */
    version: number;
    /**
     * The side that did it. Absent if it was none, or had no seat.
     */
    by?: Side;
    /**
     * How many plies had been played then, that move included.
     */
    ply: number;
    /**
     * When it happened.
     */
    at: string;
}



/**
 * What happened: a game was created by the player, or with the player as its opponent (`gameCreated`), somebody joined and it started
 * (`gameJoined`), the invitation was declined (`gameDeclined`), a move was played (`movePlayed`), a draw was offered (`drawOffered`), the offer was declined
 * (`drawDeclined`) or withdrawn (`drawWithdrawn`), the game has a result (`gameFinished`), or was called off (`gameAborted`). A move that ends the game
 * makes two events.
 * 
 * @export
 */
export const PlayEventType = {
    GameCreated: 'gameCreated',
    GameJoined: 'gameJoined',
    GameDeclined: 'gameDeclined',
    MovePlayed: 'movePlayed',
    DrawOffered: 'drawOffered',
    DrawDeclined: 'drawDeclined',
    DrawWithdrawn: 'drawWithdrawn',
    GameFinished: 'gameFinished',
    GameAborted: 'gameAborted',
} as const;
export type PlayEventType = typeof PlayEventType[keyof typeof PlayEventType];

/**
 * A part of the events of a player.
 * @export
 * @interface PlayEvents
 */
export interface PlayEvents {
    /**
     * The events, in order.
     */
    events: Array<PlayEvent>;
    /**
     * What to send as `after` for the next part. Absent if there is none yet.
     */
    next?: number;
}
/**
 * A move that was played, and what happened.
 * @export
 * @interface PlayedMove
 */
export interface PlayedMove {
    /**
     * The side that moved.
     */
    side: Side;
    /**
     * 
     */
    move: Move;
    /**
     * What happened, in the order in which to show it: `moved` or `passed`, then `captured` or `hopped`, `castleEntered`,
     * `gameEnded`.
     * 
     */
    events: Array<GameEvent>;
}


/**
 * What everybody may know of a player.
 * @export
 * @interface Player
 */
export interface Player {
    /**
     * What always means this player, whatever the name.
     */
    id: string;
    /**
     * What a player is called: in the normal form NFKC, letters of one script, the digits 0 to 9, `-` and `_`, and 2 to 30 characters in
     * that form too. Upper and lower case are told apart only to show them.
     * 
     */
    name: string;
    /**
     * Since when the player is there.
     */
    createdAt: string;
}
/**
 * A position as answered.
 * @export
 * @interface Position
 */
export interface Position {
    /**
     * The cells with attackers, sorted by ring, ring 1 first, then segment; those in the castle are not among them.
     */
    attackers: Array<string>;
    /**
     * The cells with defenders, sorted likewise.
     */
    defenders: Array<string>;
    /**
     * How many attackers are in the castle.
     */
    castle: number;
    /**
     * The side to move, or that would be to move, if the game is decided.
     */
    toMove: Side;
    /**
     * How many plies in a row, up to this position, were quiet.
     */
    quietPlies: number;
    /**
     * The number of the turn; it goes up by one after each move or pass of the defender, but never above 100000, so that
     * every position of an answer can be sent back.
     * 
     */
    turn: number;
}


/**
 * A position as sent. It need not be one that a game can reach, and may be decided already. What the schema cannot tell is
 * refused with 422: a cell named twice, more than 7 attackers with those in the castle, a second attacker in the castle
 * under `oneSurvivesReply`, or more quiet plies than `quietPlyLimit`.
 * 
 * @export
 * @interface PositionInput
 */
export interface PositionInput {
    /**
     * The cells with attackers, in any order; those in the castle are not among them.
     */
    attackers: Array<string>;
    /**
     * The cells with defenders, in any order.
     */
    defenders: Array<string>;
    /**
     * How many attackers are in the castle.
     */
    castle?: number;
    /**
     * The side to move.
     */
    toMove: Side;
    /**
     * How many plies in a row, up to this position, were quiet: neither captures nor an attacker's moves inward. At the
     * `quietPlyLimit` of the rules the position is a draw.
     * 
     */
    quietPlies?: number;
    /**
     * The number of the turn, from 1; it goes up by one after each move or pass of the defender.
     */
    turn?: number;
}


/**
 * A position under some rules, and moves from it. `position` and `notation` are two ways to say where to begin and exclude
 * each other (code `positionAndNotation`); without both it is the start of the rules. `{}` is the start of the default rule
 * set.
 * 
 * @export
 * @interface PositionRequest
 */
export interface PositionRequest {
    /**
     * 
     */
    rules?: Rules;
    /**
     * 
     */
    position?: PositionInput;
    /**
     * A position on one line: the rings from 6, the rim, to 1 with `/` between; each ring from segment `a` to `h`, with `A` for
     * an attacker, `D` for a defender and a digit from 1 to 8 for so many empty cells; then, after a blank each, the number of
     * attackers in the castle (0 to 2), the side to move (`A` or `D`), the quiet plies (0 to 1000) and the turn (1 to 100000).
     * The last, or the last two, may be left out: they are 0 and 1 then. A ring must add up to eight cells; digits do not follow
     * each other, and numbers have no leading zeros. `_` may stand for each blank. What cannot be read is refused with the
     * column (code `unreadableNotation`).
     * 
     */
    notation?: string;
    /**
     * Moves of both sides in turn, beginning with the side to move. Absent is the same as an empty list. To have repetition
     * seen, send all moves since the position at which to begin, which counts as its own first occurrence.
     * 
     */
    moves?: Array<string>;
}
/**
 * What is wrong, after RFC 9457.
 * @export
 * @interface Problem
 */
export interface Problem {
    /**
     * The type of the problem, and the path of the page that explains it: `/problems/` and one of `invalidRequest`,
     * `unreadableJson`, `badRequest`, `unauthorized`, `forbidden`, `notFound`, `methodNotAllowed`, `notAcceptable`, `nameTaken`,
     * `tooManyTokens`, `tooManyGames`, `ownGame`, `alreadyJoined`, `seatTaken`, `opponentDeleted`, `gameNotStarted`, `gameStarted`,
     * `gameNotFinished`, `gameFinished`, `gameAborted`, `deadlineMissed`, `notYourTurn`, `tooLateToAbort`, `drawOfferedTooSoon`,
     * `drawOfferStands`, `noDrawOffer`, `ownDrawOffer`, `alreadyRematched`, `requestInProgress`, `preconditionFailed`, `bodyTooLarge`,
     * `unsupportedMediaType`, `invalidPosition`, `illegalMove`, `startDecided`, `unknownOpponent`, `idempotencyKeyReused`,
     * `preconditionRequired`, `tooManyRequests`, `tooManyStreams`, `internalError`, `engineBusy`, `picturesBusy`, `streamsBusy`,
     * `databaseUnavailable`.
     * 
     */
    type: string;
    /**
     * The type of the problem in words, the same for every problem of this type.
     */
    title: string;
    /**
     * The HTTP status of the answer.
     */
    status: number;
    /**
     * What is wrong in this case, as a sentence.
     */
    detail: string;
    /**
     * The path that was asked for, with what cannot stand in a URI escaped; one of more than 200 characters is cut and ends
     * with three dots.
     * 
     */
    instance: string;
    /**
     * The trace id of the request, under which the log has it.
     */
    traceId: string;
    /**
     * The faults of the request, all of them, but not more than a hundred; for an illegal move, the one. Absent where no
     * part of the request can be blamed.
     * 
     */
    errors?: Array<ProblemError>;
    /**
     * The position before the illegal move. Only with the type `illegalMove`.
     */
    notation?: string;
    /**
     * What could have been played instead: the legal moves of the piece that was to move, or all legal moves if it has none;
     * empty if the game was over. Only with the type `illegalMove`.
     * 
     */
    legalMoves?: Array<Move>;
}
/**
 * A fault of the request. It has exactly one of `pointer`, `parameter` and `header`.
 * @export
 * @interface ProblemError
 */
export interface ProblemError {
    /**
     * The place in the body, as a JSON pointer (RFC 6901); the empty text is the whole body. For a missing field, where it
     * should be. One of more than 100 characters is cut and ends with three dots.
     * 
     */
    pointer?: string;
    /**
     * The name of the path or query parameter.
     */
    parameter?: string;
    /**
     * The name of the header.
     */
    header?: string;
    /**
     * The kind of fault.
     */
    code: string;
    /**
     * What is wrong, as a sentence.
     */
    detail: string;
    /**
     * The value that was refused: a text as it is, anything else as JSON; one of more than 100 characters is cut and ends with three
     * dots. Absent where no single value is at fault.
     * 
     */
    rejected?: string;
}
/**
 * What a problem means.
 * @export
 * @interface ProblemPage
 */
export interface ProblemPage {
    /**
     * The code of a type of problem, or of a kind of fault. `GET /problems` lists all. Codes never change, but new ones may be
     * added.
     * 
     */
    code: string;
    /**
     * The problem in a few words.
     */
    title: string;
    /**
     * The HTTP status with which it comes. Absent where there are several.
     */
    status?: number;
    /**
     * What has happened.
     */
    meaning: string;
    /**
     * What the caller can do.
     */
    remedy: string;
}
/**
 * All problems.
 * @export
 * @interface ProblemPages
 */
export interface ProblemPages {
    /**
     * The pages of all types of problems, then those of all codes of faults.
     */
    problems: Array<ProblemPage>;
}

/**
 * What it means when a position occurs for the third time, a `draw` or that the defender wins (`defenderWins`).
 * @export
 */
export const RepetitionRule = {
    Draw: 'draw',
    DefenderWins: 'defenderWins',
} as const;
export type RepetitionRule = typeof RepetitionRule[keyof typeof RepetitionRule];


/**
 * What a value of the option is in `RuleOptions` - a boolean (`flag`), a string (`choice`) or an integer.
 * @export
 */
export const RuleOptionKind = {
    Flag: 'flag',
    Choice: 'choice',
    Integer: 'integer',
} as const;
export type RuleOptionKind = typeof RuleOptionKind[keyof typeof RuleOptionKind];

/**
 * An option of `RuleOptions`, and what it may be. It has `values`, or, where there are too many of them, `minimum`, `maximum` and `sentence`.
 * 
 * @export
 * @interface RuleOptionMeaning
 */
export interface RuleOptionMeaning {
    /**
     * The name of the option in `RuleOptions`.
     */
    name: string;
    /**
     * 
     */
    kind: RuleOptionKind;
    /**
     * All values, in order.
     */
    values?: Array<RuleValueMeaning>;
    /**
     * The least value.
     */
    minimum?: number;
    /**
     * The greatest value.
     */
    maximum?: number;
    /**
     * The rule as a sentence for players, with `{0}` in the place of the value.
     */
    sentence?: string;
}


/**
 * A rule set with some of its options changed. Every option that is left out is as in `base`. What the rule sets have is
 * said by `GET /v1/rulesets`.
 * 
 * @export
 * @interface RuleOptions
 */
export interface RuleOptions {
    /**
     * The rule set to start from. Absent means `fosdick`; in answers it is always there.
     */
    base?: string;
    /**
     * How many attackers the game starts with: 7 on `b6` to `h6`, 6 without that on `e6`, or 5 without those on `d6` and
     * `f6`. It sets only the start; with an explicit position it has no effect, and up to 7 are possible there.
     * 
     */
    attackers?: number;
    /**
     * 
     */
    defenderRingMove?: DefenderRingMove;
    /**
     * Whether a piece may also capture by moving onto the cell of an enemy, where it could have stepped or slid had the cell
     * been empty. A slide that captures so may not touch the neutral cell on its way.
     * 
     */
    displacementCapture?: boolean;
    /**
     * Whether a piece in the neutral zone is immune, that is, cannot be captured.
     */
    neutralZoneImmunity?: boolean;
    /**
     * Whether a piece in the neutral zone may capture from there, over the castle included. A capture may end in the zone in
     * any case.
     * 
     */
    captureFromNeutralZone?: boolean;
    /**
     * Whether a piece may hop over a neighbouring enemy that is immune in the neutral zone, to the empty cell just beyond
     * and without capturing it. Without `neutralZoneImmunity` it has no effect.
     * 
     */
    jumpOverImmune?: boolean;
    /**
     * 
     */
    neutralZoneLimit?: NeutralZoneLimit;
    /**
     * Whether an attacker may enter the castle from the neutral zone: by a step from `a1`, or by a capture or hop from `a2`.
     * 
     */
    castleEntryFromNeutralZone?: boolean;
    /**
     * Whether a defender on ring 1 may jump over the castle, capturing an attacker inside, to the opposite cell of ring 1.
     * 
     */
    castleJump?: boolean;
    /**
     * 
     */
    castleGoal?: CastleGoal;
    /**
     * The number of attackers left, those in the castle included, at which or below which the defender wins.
     */
    defenderWinsAt?: number;
    /**
     * Whether the defender may pass instead of moving a piece.
     */
    defenderPass?: boolean;
    /**
     * Whether the defender must capture when possible; then only captures are legal, and no pass. A hop is not a capture.
     * 
     */
    defenderMustCapture?: boolean;
    /**
     * 
     */
    repetition?: RepetitionRule;
    /**
     * The number of quiet plies in a row at which the game is drawn. A ply, the move of one side, is quiet if it neither
     * captures nor is an attacker's move inward; a pass is quiet.
     * 
     */
    quietPlyLimit?: number;
}


/**
 * A rule set that has a name.
 * @export
 * @interface RuleSet
 */
export interface RuleSet {
    /**
     * The name of a rule set: `fosdick` (the English rules), `fortress` (the Russian), `bell` (the French, after R. C. Bell),
     * `zapletal` (the Czech) or `neto` (after João Neto).
     * 
     */
    id: string;
    /**
     * The name to show.
     */
    name: string;
    /**
     * What marks this rule set out, in a sentence.
     */
    summary: string;
    /**
     * 
     */
    source: RuleSource;
    /**
     * 
     */
    options: RuleSetOptions;
    /**
     * 
     */
    start: StartPosition;
}
/**
 * All fifteen options of a rule set, each with its value and the rule that this value makes.
 * @export
 * @interface RuleSetOptions
 */
export interface RuleSetOptions {
    /**
     * How many attackers the game starts with.
     */
    attackers: IntegerOption;
    /**
     * How defenders move along a ring, `step` or `slide`.
     */
    defenderRingMove: ChoiceOption;
    /**
     * Whether a piece may capture by moving onto the cell of an enemy.
     */
    displacementCapture: FlagOption;
    /**
     * Whether a piece in the neutral zone is safe from capture.
     */
    neutralZoneImmunity: FlagOption;
    /**
     * Whether a piece in the neutral zone may capture.
     */
    captureFromNeutralZone: FlagOption;
    /**
     * Whether an immune piece may be hopped over.
     */
    jumpOverImmune: FlagOption;
    /**
     * How many attackers the neutral zone takes, `unlimited`, `defenders` or `one`.
     */
    neutralZoneLimit: ChoiceOption;
    /**
     * Whether the castle may be entered from the neutral zone.
     */
    castleEntryFromNeutralZone: FlagOption;
    /**
     * Whether a defender may capture in the castle by jumping over it.
     */
    castleJump: FlagOption;
    /**
     * What the attacker needs in the castle to win, `twoInside` or `oneSurvivesReply`.
     */
    castleGoal: ChoiceOption;
    /**
     * At how many remaining attackers the defender wins.
     */
    defenderWinsAt: IntegerOption;
    /**
     * Whether the defender may pass.
     */
    defenderPass: FlagOption;
    /**
     * Whether the defender must capture when possible.
     */
    defenderMustCapture: FlagOption;
    /**
     * What the third occurrence of a position means, `draw` or `defenderWins`.
     */
    repetition: ChoiceOption;
    /**
     * After how many quiet plies in a row the game is drawn.
     */
    quietPlyLimit: IntegerOption;
}
/**
 * All rule sets.
 * @export
 * @interface RuleSets
 */
export interface RuleSets {
    /**
     * The rule set that applies where a request names none.
     */
    default: string;
    /**
     * The rule sets, in a fixed order.
     */
    rulesets: Array<RuleSet>;
    /**
     * All options, each with what its values mean, to offer them to players.
     */
    options: Array<RuleOptionMeaning>;
}
/**
 * The text from which a rule set is taken.
 * @export
 * @interface RuleSource
 */
export interface RuleSource {
    /**
     * Title, and author and publication where they are known, in the language of the text.
     */
    title: string;
    /**
     * The language of the text, as an ISO 639-1 code.
     */
    language: string;
    /**
     * What kind of text it is, and what it says besides.
     */
    description: string;
}
/**
 * A value of an option.
 * @export
 * @interface RuleValueMeaning
 */
export interface RuleValueMeaning {
    /**
     * The value as text, as in `true`, `slide` or `7`.
     */
    value: string;
    /**
     * The rule as this value makes it, as a sentence for players.
     */
    sentence: string;
}
/**
 * @type Rules
 * The rules to play by: the name of a rule set, or an object that names one as `base` and the options that differ from it.
 * Absent means `fosdick`. An answer has the shortest form: the name, where all options are those of a rule set; else `base`
 * and the options changed. Its `base` is the rule set with the fewest changes; of equals the one that the request named,
 * else the first in the order of `GET /v1/rulesets`.
 * 
 * @export
 */
export type Rules = RuleOptions | string;

/**
 * What a token allows: `read` to see what only the player may see, `play` to act in games, `account` to rename, export and delete the
 * account and to list, make and revoke its tokens.
 * 
 * @export
 */
export const Scope = {
    Read: 'read',
    Play: 'play',
    Account: 'account',
} as const;
export type Scope = typeof Scope[keyof typeof Scope];

/**
 * The work behind an answer.
 * @export
 * @interface SearchReport
 */
export interface SearchReport {
    /**
     * The plies of the last iteration that was completed; 0 if none was.
     */
    depth: number;
    /**
     * The plies of the longest line that was looked at.
     */
    selectiveDepth: number;
    /**
     * The positions visited.
     */
    nodes: number;
    /**
     * How long the search took, in milliseconds.
     */
    timeMs: number;
    /**
     * The positions visited a second.
     */
    nodesPerSecond: number;
    /**
     * How much of its table of positions the search has filled, 0 to 1.
     */
    tableUse: number;
    /**
     * That of the request.
     */
    seed: number;
    /**
     * 
     */
    stoppedBy?: StoppedBy;
    /**
     * Whether the answer is remembered from an earlier request.
     */
    fromCache: boolean;
}


/**
 * Who plays which side. A free seat is absent.
 * @export
 * @interface Seats
 */
export interface Seats {
    /**
     * Who plays the attacker.
     */
    attacker?: Participant;
    /**
     * Who plays the defender.
     */
    defender?: Participant;
}
/**
 * The service.
 * @export
 * @interface Service
 */
export interface Service {
    /**
     * The name of the service.
     */
    name: string;
    /**
     * The release of the service.
     */
    version: string;
    /**
     * What the service does, in a sentence or two.
     */
    description: string;
    /**
     * 
     */
    links: ServiceLinks;
}
/**
 * Where to find what, as paths on this server.
 * @export
 * @interface ServiceLinks
 */
export interface ServiceLinks {
    /**
     * This document.
     */
    self: string;
    /**
     * The OpenAPI document of the service.
     */
    contract: string;
    /**
     * The page that shows the OpenAPI document and lets one try its operations.
     */
    ui: string;
    /**
     * The page on which people play.
     */
    page: string;
    /**
     * All rule sets.
     */
    rulesets: string;
    /**
     * The board.
     */
    board: string;
    /**
     * Where to `POST` a position for its legal moves.
     */
    legalMoves: string;
    /**
     * Where to `POST` a position with moves to play.
     */
    play: string;
    /**
     * Where to `POST` a position for its best moves.
     */
    analysis: string;
    /**
     * Where to `POST` a position for a move at a level of strength.
     */
    suggestion: string;
    /**
     * Where to `POST` a position for help.
     */
    hint: string;
    /**
     * The levels of strength.
     */
    levels: string;
    /**
     * Where to `POST` a position with few pieces for its exact value.
     */
    endgame: string;
    /**
     * The endgame tables that there are.
     */
    endgames: string;
    /**
     * Pictures of positions.
     */
    image: string;
    /**
     * A board to print.
     */
    sheet: string;
    /**
     * Where to `POST` a name to become a player.
     */
    players: string;
    /**
     * The player whose token is sent.
     */
    me: string;
    /**
     * The public games, and where to `POST` a new one.
     */
    games: string;
    /**
     * The games of the player whose token is sent.
     */
    myGames: string;
    /**
     * The games in which that player is to move.
     */
    myTurns: string;
    /**
     * What has happened in that player's games.
     */
    myEvents: string;
    /**
     * All problems and what they mean.
     */
    problems: string;
    /**
     * Whether the service is ready.
     */
    health: string;
    /**
     * Metrics in the Prometheus format.
     */
    metrics: string;
}

/**
 * The colour to draw with: `light` and `dark` alternate as on a chess board; in the neutral zone `neutral`, a colour of its
 * own, takes the place of `dark`.
 * 
 * @export
 */
export const Shade = {
    Light: 'light',
    Dark: 'dark',
    Neutral: 'neutral',
} as const;
export type Shade = typeof Shade[keyof typeof Shade];


/**
 * One of the two players.
 * @export
 */
export const Side = {
    Attacker: 'attacker',
    Defender: 'defender',
} as const;
export type Side = typeof Side[keyof typeof Side];


/**
 * The side that the creator of a game wants; `random` is drawn when the game starts.
 * @export
 */
export const SideChoice = {
    Attacker: 'attacker',
    Defender: 'defender',
    Random: 'random',
} as const;
export type SideChoice = typeof SideChoice[keyof typeof SideChoice];

/**
 * The position in which a game under the rule set starts, in both forms.
 * @export
 * @interface StartPosition
 */
export interface StartPosition {
    /**
     * 
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
}

/**
 * Why the search stopped: a limit, `decided` if the game is over or no deeper look would change the answer, or `cancelled`
 * if the service shut down. Absent while the search goes on.
 * 
 * @export
 */
export const StoppedBy = {
    Time: 'time',
    Nodes: 'nodes',
    Depth: 'depth',
    Decided: 'decided',
    Cancelled: 'cancelled',
} as const;
export type StoppedBy = typeof StoppedBy[keyof typeof StoppedBy];

/**
 * The move that the level plays, and the position after it. If the game is decided there is no move, and the position stays.
 * @export
 * @interface SuggestionAnswer
 */
export interface SuggestionAnswer {
    /**
     * 
     */
    rules: Rules;
    /**
     * A level of strength, 1 the weakest, 10 the whole engine.
     */
    level: number;
    /**
     * What is left to chance follows from it.
     */
    seed: number;
    /**
     * The move. Absent if the game is decided.
     */
    move?: Move;
    /**
     * What the move does, as in the answer of `play`. Absent if there is no move.
     */
    events?: Array<GameEvent>;
    /**
     * The position after the move.
     */
    position: Position;
    /**
     * The position on one line, always with all five fields and with blanks between: the form that `NotationInput` describes.
     * For logs, links and records; it says the same as `position`.
     * 
     */
    notation: string;
    /**
     * How the game stands after the move.
     */
    outcome: Outcome;
    /**
     * Whether the answer is remembered from an earlier request.
     */
    fromCache: boolean;
    /**
     * 
     */
    engine: EngineVersion;
}
/**
 * A position, as in `PositionRequest`, and the level to play at.
 * @export
 * @interface SuggestionRequest
 */
export interface SuggestionRequest {
    /**
     * 
     */
    rules?: Rules;
    /**
     * 
     */
    position?: PositionInput;
    /**
     * A position on one line: the rings from 6, the rim, to 1 with `/` between; each ring from segment `a` to `h`, with `A` for
     * an attacker, `D` for a defender and a digit from 1 to 8 for so many empty cells; then, after a blank each, the number of
     * attackers in the castle (0 to 2), the side to move (`A` or `D`), the quiet plies (0 to 1000) and the turn (1 to 100000).
     * The last, or the last two, may be left out: they are 0 and 1 then. A ring must add up to eight cells; digits do not follow
     * each other, and numbers have no leading zeros. `_` may stand for each blank. What cannot be read is refused with the
     * column (code `unreadableNotation`).
     * 
     */
    notation?: string;
    /**
     * Moves of both sides in turn, beginning with the side to move. Absent is the same as an empty list. To have repetition
     * seen, send all moves since the position at which to begin, which counts as its own first occurrence.
     * 
     */
    moves?: Array<string>;
    /**
     * The strength of play; 10 if it is left out.
     */
    level?: number;
    /**
     * Decides what the level does wrong.
     */
    seed?: number;
}
/**
 * What an endgame table says of a move, the quiet limit and the game before left out of account. No `plies`: neither side can force
 * the end.
 * 
 * @export
 * @interface TableValue
 */
export interface TableValue {
    /**
     * How the game would end.
     */
    result: GameResult;
    /**
     * In how many plies, this move included, if the winner hurries and the loser delays.
     */
    plies?: number;
}


/**
 * A token, without its secret.
 * @export
 * @interface Token
 */
export interface Token {
    /**
     * What means this token. It says nothing of the secret.
     */
    id: string;
    /**
     * What the token is for, in the player's words, on one line.
     */
    label: string;
    /**
     * What a token allows; in answers in this order and each once.
     */
    scopes: Array<Scope>;
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * From when on it is void. Absent if it does not expire.
     */
    expiresAt?: string;
    /**
     * When it was last used, a minute more or less. Absent if it was never used.
     */
    lastUsedAt?: string;
}
/**
 * A token as it is asked for.
 * @export
 * @interface TokenRequest
 */
export interface TokenRequest {
    /**
     * What the token is for, in the player's words, on one line.
     */
    label: string;
    /**
     * What a token allows; in answers in this order and each once.
     */
    scopes: Array<Scope>;
    /**
     * How long it is good; not longer than the token with which it is asked for, which is also the answer to a longer one. Absent for
     * as long as that.
     * 
     */
    expiresIn?: string;
}
/**
 * The tokens of a player.
 * @export
 * @interface Tokens
 */
export interface Tokens {
    /**
     * The tokens, the oldest first.
     */
    tokens: Array<Token>;
}

/**
 * How sure a value is. `exact`: an endgame table says so, and neither the quiet limit nor the moves of the request can change it;
 * the plies are those of the shortest win against the longest resistance. `proven`: the search saw the game to its end, whatever the other side plays. Repetitions count for that only
 * where the moves of the request had the position twice already, and the quiet limit never does. `estimate`: it did not see the end.
 * 
 * @export
 */
export const Verdict = {
    Exact: 'exact',
    Proven: 'proven',
    Estimate: 'estimate',
} as const;
export type Verdict = typeof Verdict[keyof typeof Verdict];


/**
 * Who finds a game. A `public` one is in the lists; an `unlisted` one is in no list but those of its players, its id is the link to it.
 * @export
 */
export const Visibility = {
    Public: 'public',
    Unlisted: 'unlisted',
} as const;
export type Visibility = typeof Visibility[keyof typeof Visibility];

