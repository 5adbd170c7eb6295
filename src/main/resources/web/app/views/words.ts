import type { GameOutcome, Move, Participant, Side } from '../client';
import { say, type TextKey } from '../texts';

export function saySide(side: Side): string {
  return say(side === 'attacker' ? 'side.attacker' : 'side.defender');
}

export function sayPlace(place: string | undefined): string {
  return place === 'castle' ? say('board.castle') : (place ?? '');
}

/** A move in words, for those who do not see the board. */
export function sayMove(move: Move, side: Side): string {
  if (move.kind === 'pass') {
    return say('told.passes', { side: saySide(side) });
  }
  const values = { side: saySide(side), from: sayPlace(move.from), to: sayPlace(move.to), captured: sayPlace(move.captured) };
  return say(move.captured === undefined ? 'told.moves' : 'told.captures', values);
}

/** How a game has ended. */
export function sayOutcome({ result, reason }: Pick<GameOutcome, 'result' | 'reason'>): string {
  const said = say(`outcome.${result}` as TextKey);
  return reason === undefined ? said : `${said} ${say(`reason.${reason}` as TextKey)}`;
}

export function sayParticipant(participant: Participant | undefined): string {
  switch (participant?.kind) {
    case 'engine':
      return say('player.engine', { level: participant.level ?? 0 });
    case 'deleted':
      return say('player.deleted');
    case 'player':
      return participant.name ?? '';
    default:
      return say('player.none');
  }
}
