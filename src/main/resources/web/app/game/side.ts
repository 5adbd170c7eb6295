import type { Side } from '../client';

export const SIDES: readonly Side[] = ['attacker', 'defender'];

export function other(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}
