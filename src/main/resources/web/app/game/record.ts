import type { GameResult, Outcome, Rules, Side } from '../client';
import type { Mover } from './local-game';

/** A game to write down. */
export interface Recorded {
  readonly rules: Rules;
  readonly start?: string | undefined;
  readonly attacker: Mover;
  readonly defender: Mover;
  readonly first: { readonly side: Side; readonly turn: number };
  readonly moves: readonly string[];
  readonly outcome: Outcome;
}

/** The record of a game at this screen, in the form in which the service writes those that it keeps. */
export function record(game: Recorded): string {
  const headers = [
    `Rules: ${rulesText(game.rules)}`,
    ...seat('Attacker', game.attacker),
    ...seat('Defender', game.defender),
    ...(game.start === undefined ? [] : [`Start: ${game.start}`]),
    `Result: ${outcomeText(game.outcome)}`,
  ];
  const turns = turnsOf(game);
  return [...headers, ...(turns.length === 0 ? [] : ['', ...turns])].map((line) => `${line}\n`).join('');
}

/** The moves by turns, each the attacker's move and the defender's. */
export function turnsOf({ first, moves }: Pick<Recorded, 'first' | 'moves'>): string[] {
  const turns: string[] = [];
  let turn = first.turn;
  let next = 0;
  if (first.side === 'defender' && moves.length > 0) {
    turns.push(`${turn}... ${moves[next]}`);
    next++;
    turn++;
  }
  for (; next < moves.length; next += 2, turn++) {
    turns.push(`${turn}. ${moves.slice(next, next + 2).join(' ')}`);
  }
  return turns;
}

function rulesText(rules: Rules): string {
  if (typeof rules === 'string') {
    return rules;
  }
  const { base, ...options } = rules;
  return [base ?? 'fosdick', ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ');
}

function seat(side: string, mover: Mover): string[] {
  return mover === 'person' ? [] : [`${side}: engine ${mover}`];
}

function outcomeText({ result, reason }: { result: GameResult; reason?: string }): string {
  return reason === undefined ? result : `${result} ${reason}`;
}
