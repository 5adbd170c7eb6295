// A front end in small, to show that the generated client is pleasant to use and passes the strict compiler. It is compiled, not run.

import {
  BoardApi,
  Configuration,
  PositionsApi,
  ProblemFromJSON,
  ResponseError,
  RuleSetsApi,
  type Board,
  type GameEvent,
  type Move,
  type Outcome,
  type PlayAnswer,
  type PositionRequest,
  type Problem,
  type Rules,
} from 'ringo-client';

const configuration = new Configuration({ basePath: 'http://localhost:8080' });
const positions = new PositionsApi(configuration);

/** Plays the first two moves of a game under rules of our own, and tells what happened. */
export async function playTwoMoves(): Promise<string[]> {
  const rules: Rules = { base: 'bell', defenderPass: true };
  const start: PositionRequest = { rules };

  const first = await firstLegalMove(start, []);
  const second = await firstLegalMove(start, [first.text]);
  const game = await play(start, [first.text, second.text]);

  const told = game.played.flatMap((played) => played.events.map((event) => `${played.side}: ${tell(event)}`));
  return [...told, describe(game.outcome), game.notation];
}

/** Where to draw the text of a cell, on a board of that many pixels. */
export async function centreOf(cell: string, pixels: number): Promise<{ x: number; y: number }> {
  const board: Board = await new BoardApi(configuration).getBoard();
  const found = board.cells.find((candidate) => candidate.name === cell);
  if (found === undefined) {
    throw new Error(`no cell ${cell}`);
  }
  const unit = pixels / 2 / board.radius;
  const angle = (found.centre.angle * Math.PI) / 180;
  return {
    x: pixels / 2 + found.centre.radius * unit * Math.sin(angle),
    y: pixels / 2 - found.centre.radius * unit * Math.cos(angle),
  };
}

/** The sentences of a rule set, to show them to players. */
export async function sentencesOf(id: string): Promise<string[]> {
  const { options } = await new RuleSetsApi(configuration).getRuleSet({ id });
  return [options.defenderRingMove.sentence, options.castleGoal.sentence, options.defenderWinsAt.sentence];
}

async function firstLegalMove(start: PositionRequest, moves: string[]): Promise<Move> {
  const answer = await positions.listLegalMoves({ positionRequest: { ...start, moves } });
  const [move] = answer.moves;
  if (move === undefined) {
    throw new Error(describe(answer.outcome));
  }
  return move;
}

async function play(start: PositionRequest, moves: string[]): Promise<PlayAnswer> {
  try {
    return await positions.playMoves({ positionRequest: { ...start, moves } });
  } catch (failure) {
    if (failure instanceof ResponseError) {
      const problem: Problem = ProblemFromJSON(await failure.response.json());
      const faults = problem.errors?.map((fault) => `${fault.pointer ?? ''} ${fault.code}: ${fault.detail}`) ?? [];
      throw new Error([problem.detail, ...faults].join('\n'));
    }
    throw failure;
  }
}

function tell(event: GameEvent): string {
  switch (event.type) {
    case 'moved':
      return `${event.from} to ${event.to}`;
    case 'captured':
      return `captures the ${event.side} on ${event.cell}`;
    case 'hopped':
      return `hops over ${event.cell}`;
    case 'castleEntered':
      return 'is in the castle';
    case 'passed':
      return 'passes';
    case 'gameEnded':
      return event.outcome === undefined ? 'ends the game' : describe(event.outcome);
  }
}

function describe(outcome: Outcome): string {
  return outcome.reason === undefined ? outcome.result : `${outcome.result} (${outcome.reason})`;
}
