import type { MoveValue, Side } from '../client';
import { say } from '../texts';

/** What a position is worth to the attacker, from 0 (lost) to 1 (won). */
export function attackersShare(value: MoveValue, toMove: Side): number {
  switch (value.result) {
    case 'attackerWins':
      return 1;
    case 'defenderWins':
      return 0;
    case 'draw':
      return 0.5;
    default: {
      const score = value.expectedScore ?? 0.5;
      return toMove === 'attacker' ? score : 1 - score;
    }
  }
}

/** A value in words. */
export function sayValue(value: MoveValue, toMove: Side): string {
  if (value.result === 'draw') {
    return say('value.draw');
  }
  if (value.result === 'attackerWins' || value.result === 'defenderWins') {
    const key = value.result === 'attackerWins' ? 'value.attackerWins' : 'value.defenderWins';
    return value.plies === undefined ? say(key) : `${say(key)} ${say('value.inPlies', { n: value.plies })}`;
  }
  return say('value.share', { percent: Math.round(attackersShare(value, toMove) * 100) });
}
