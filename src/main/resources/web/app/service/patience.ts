import { Refusal } from './refusal';

/** What a request waits for, to tell whoever waits with it. */
export interface Waiting {
  readonly seconds: number;
  /** Whether the service answered that it is busy; else it did not answer. */
  readonly busy: boolean;
}

export interface Patience {
  /** Ends the waiting: who asked has gone. */
  readonly signal: AbortSignal;
  /** Called when the waiting begins, and with nothing when it is over. */
  readonly waits?: (waiting: Waiting | undefined) => void;
}

const LONGEST_PAUSE_SECONDS = 15;

/**
 * Calls until the service grants or refuses for good, for as long as somebody waits for it: a service that is busy says when to come again
 * (`Retry-After`), one that cannot be reached is asked at growing intervals.
 *
 * @throws Refusal that does not pass by waiting
 */
export async function patiently<T>(call: () => Promise<T>, { signal, waits }: Patience): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await call();
      signal.throwIfAborted();
      waits?.(undefined);
      return answer;
    } catch (failure) {
      signal.throwIfAborted();
      const refusal = await Refusal.of(failure);
      if (!refusal.passes) {
        waits?.(undefined);
        throw refusal;
      }
      const seconds = refusal.retryAfterSeconds ?? Math.min(2 ** attempt, LONGEST_PAUSE_SECONDS);
      waits?.({ seconds, busy: refusal.status !== undefined });
      await pause(seconds * 1000, signal);
    }
  }
}

/** Waits. Throws what the signal was aborted with. */
export function pause(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, millis);
    signal.addEventListener('abort', abort, { once: true });
  });
}

/** Whether this is only the end of waiting for what nobody wants any more. */
export function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError';
}
