import type { PlayEvent } from '../client';
import { pause } from './patience';
import { Refusal } from './refusal';
import { serverEvents } from './server-events';
import { service, streaming } from './service';
import { session } from './session';

/** `off` where nobody is signed in, `waiting` while the stream is cut. */
export type LiveState = 'off' | 'live' | 'waiting';

interface Listener {
  /** Something happened in one of the player's games. */
  readonly happened?: (event: PlayEvent) => void;
  /** The stream was cut for a while, or was never there: what is shown may be old. */
  readonly resumed?: () => void;
  readonly changed?: () => void;
}

/** The service says something every 15 seconds at most. */
const SILENCE_MILLIS = 40_000;
const LONGEST_PAUSE_MILLIS = 30_000;

/** What happens in the games of who is signed in, as it happens: read from the event stream, which is taken up again wherever it is cut. */
class Live {
  private readonly listeners = new Set<Listener>();
  private running: AbortController | undefined;
  private last = 0;
  private present: LiveState = 'off';

  constructor() {
    session.onChange(() => this.follow());
    this.follow();
  }

  get state(): LiveState {
    return this.present;
  }

  /** Listens until what is returned is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private follow(): void {
    this.running?.abort();
    this.running = undefined;
    this.last = 0;
    this.become('off');
    if (session.token !== undefined) {
      this.running = new AbortController();
      void this.run(this.running.signal);
    }
  }

  private async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        await this.read(signal, () => (failures = 0));
      } catch (failure) {
        if (signal.aborted) {
          return;
        }
        // Whatever else it was, a cut or a busy service, is mended by coming again.
        const refusal = await Refusal.of(failure).catch(() => undefined);
        if (refusal?.status === 401) {
          session.signOut();
          return;
        }
      }
      this.become('waiting');
      await pause(Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MILLIS), signal).catch(() => undefined);
    }
  }

  /** Reads one stream to its end. */
  private async read(signal: AbortSignal, begun: () => void): Promise<void> {
    const stream = new AbortController();
    const end = () => stream.abort();
    signal.addEventListener('abort', end, { once: true });
    let watch = setTimeout(end, SILENCE_MILLIS);
    try {
      const { raw } = await service.events.listMyEventsRaw({ after: this.last }, streaming(stream.signal));
      begun();
      this.become('live');
      this.tell((listener) => listener.resumed?.());
      if (raw.body === null) {
        return;
      }
      const heard = () => {
        clearTimeout(watch);
        watch = setTimeout(end, SILENCE_MILLIS);
      };
      for await (const { data } of serverEvents(raw.body, heard)) {
        const event = JSON.parse(data) as PlayEvent;
        this.last = event.number;
        this.tell((listener) => listener.happened?.(event));
      }
    } finally {
      clearTimeout(watch);
      signal.removeEventListener('abort', end);
    }
  }

  private become(state: LiveState): void {
    if (state !== this.present) {
      this.present = state;
      this.tell((listener) => listener.changed?.());
    }
  }

  private tell(say: (listener: Listener) => void): void {
    for (const listener of this.listeners) {
      say(listener);
    }
  }
}

export const live = new Live();
