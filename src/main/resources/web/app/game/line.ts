import type { LegalMovesAnswer, PositionRequest, Rules } from '../client';
import { patiently, type Patience } from '../service/patience';
import { service } from '../service/service';

/** Where a line of moves begins. */
export interface Origin {
  readonly rules: Rules;
  readonly start?: string | undefined;
}

const MOST_KEPT = 200;

/** Positions that were asked for, oldest first: to step through a game asks for each of them once. */
const kept = new Map<string, LegalMovesAnswer>();

/** How the requests of the service name the position after these moves. */
export function after({ rules, start }: Origin, moves: readonly string[]): PositionRequest {
  return { rules, moves: [...moves], ...(start === undefined ? {} : { notation: start }) };
}

/** The position after these moves, its outcome and its legal moves. */
export async function lookAt(origin: Origin, moves: readonly string[], patience: Patience): Promise<LegalMovesAnswer> {
  const request = after(origin, moves);
  const key = JSON.stringify(request);
  const known = kept.get(key);
  if (known !== undefined) {
    return known;
  }
  const answer = await patiently(
    () => service.positions.listLegalMoves({ positionRequest: request }, { signal: patience.signal }),
    patience,
  );
  kept.set(key, answer);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) {
      break;
    }
    kept.delete(oldest);
  }
  return answer;
}
