import type { Rules, Side } from '../client';

/** Who moves a side's pieces: a person at this screen, or the engine at a level. */
export type Mover = 'person' | number;

/** A game at this screen. All of it stands in the page's address, so that a link has it and a reload keeps it. */
export interface LocalGame {
  readonly rules: Rules;
  /** The position in one line; absent for the rules' own start. */
  readonly start?: string | undefined;
  readonly moves: readonly string[];
  readonly attacker: Mover;
  readonly defender: Mover;
  /** Varies the engine's play from game to game. */
  readonly seed: number;
}

const WEAKEST = 1;
const STRONGEST = 10;
const USUAL_LEVEL = 3;
const SEEDS = 2 ** 31;

export function newSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

/** The game that a visitor finds: the attacker against an easy engine. */
export function usualGame(): LocalGame {
  return { rules: 'fosdick', moves: [], attacker: 'person', defender: USUAL_LEVEL, seed: newSeed() };
}

/** What tells the game apart from others, to stand in an address. */
export function toQuery(game: LocalGame): string {
  const query = new URLSearchParams();
  query.set('rules', typeof game.rules === 'string' ? game.rules : JSON.stringify(game.rules));
  query.set('attacker', String(game.attacker));
  query.set('defender', String(game.defender));
  query.set('seed', String(game.seed));
  if (game.start !== undefined) {
    query.set('start', game.start.replaceAll(' ', '_'));
  }
  if (game.moves.length > 0) {
    query.set('moves', game.moves.join('_'));
  }
  return query.toString();
}

/** The game of an address; what is missing or makes no sense is as in the usual game. Moves and start are judged by the service. */
export function fromQuery(text: string): LocalGame {
  const query = new URLSearchParams(text);
  const usual = usualGame();
  const start = query.get('start')?.replaceAll('_', ' ');
  const seed = Number(query.get('seed') ?? Number.NaN);
  return {
    rules: rulesOf(query.get('rules')) ?? usual.rules,
    moves: (query.get('moves') ?? '').split('_').filter((move) => move !== ''),
    attacker: moverOf(query.get('attacker')) ?? usual.attacker,
    defender: moverOf(query.get('defender')) ?? usual.defender,
    seed: Number.isInteger(seed) && seed >= 0 && seed < SEEDS ? seed : usual.seed,
    ...(start === undefined ? {} : { start }),
  };
}

export function mover(game: LocalGame, side: Side): Mover {
  return side === 'attacker' ? game.attacker : game.defender;
}

function rulesOf(text: string | null): Rules | undefined {
  if (text === null || !text.startsWith('{')) {
    return text ?? undefined;
  }
  try {
    return JSON.parse(text) as Rules;
  } catch {
    return undefined;
  }
}

function moverOf(text: string | null): Mover | undefined {
  const level = Number(text ?? Number.NaN);
  if (text === 'person') {
    return 'person';
  }
  return Number.isInteger(level) && level >= WEAKEST && level <= STRONGEST ? level : undefined;
}
