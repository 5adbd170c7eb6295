import { LitElement, css, html, nothing, svg, type PropertyValues } from 'lit';
import type { AnalysisAnswer, AnalysisLine } from '../client';
import { after, type Origin } from '../game/line';
import { isAbort, patiently, type Waiting } from '../service/patience';
import { Refusal } from '../service/refusal';
import { serverEvents } from '../service/server-events';
import { service, streaming } from '../service/service';
import { shared } from '../styles';
import { say } from '../texts';
import { sayRefusal, waitingNotice } from './notice';
import { attackersShare, sayValue } from './value';
import type { Pointer } from '../board/ringo-board';

declare global {
  interface HTMLElementEventMap {
    'ringo-point': CustomEvent<Pointer | undefined>;
  }
}

const LINES = 3;
const MILLIS = 5000;
const SHOWN_PLIES = 10;

/**
 * What the engine thinks of the position that is shown, live: the answer of each depth replaces the one before.
 *
 * @fires ringo-point at the best move, and at none when that is over
 */
export class RingoAnalysis extends LitElement {
  static override properties = {
    origin: { attribute: false },
    moves: { attribute: false },
    idle: { type: Boolean },
    texts: {},
    on: { state: true },
    answer: { state: true },
    searching: { state: true },
    waiting: { state: true },
    refused: { state: true },
  };

  declare origin: Origin;
  declare moves: readonly string[];
  /** Whether the engine has something else to do. */
  declare idle: boolean;
  declare texts: string;

  private declare on: boolean;
  private declare answer: AnalysisAnswer | undefined;
  private declare searching: boolean;
  private declare waiting: Waiting | undefined;
  private declare refused: string | undefined;
  private running: AbortController | undefined;

  constructor() {
    super();
    this.origin = { rules: 'fosdick' };
    this.moves = [];
    this.idle = false;
    this.texts = '';
    this.on = false;
    this.searching = false;
  }

  static override styles = [
    shared,
    css`
      .bar {
        display: block;
        width: 100%;
        height: 1.1rem;
        border: 1px solid var(--line);
        border-radius: 0.4rem;
      }
      .bar .defender {
        fill: var(--defend);
      }
      .bar .attacker {
        fill: var(--attack);
        transition: width 0.3s;
      }
      @media (prefers-reduced-motion: reduce) {
        .bar .attacker {
          transition: none;
        }
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding: 0.4rem 0;
        border-top: 1px solid var(--soft-line);
        overflow-wrap: anywhere;
      }
      .ends {
        display: flex;
        justify-content: space-between;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated && this.on) {
      void this.follow();
    }
  }

  protected override updated(changed: PropertyValues): void {
    const asked = ['origin', 'moves', 'idle', 'on', 'texts'].some((name) => changed.has(name));
    if (asked && (this.on || changed.get('on') === true)) {
      void this.follow();
    }
  }

  override render() {
    return html`<section class="card" aria-label=${say('analysis.title')}>
      <div class="row">
        <h2>${say('analysis.title')}</h2>
        <button type="button" aria-pressed=${this.on ? 'true' : 'false'} @click=${() => (this.on = !this.on)}>
          ${say(this.on ? 'analysis.stop' : 'analysis.start')}
        </button>
      </div>
      ${this.on ? this.found() : nothing}
    </section>`;
  }

  private found() {
    const { answer } = this;
    return html`${waitingNotice(this.waiting)}
    ${this.refused === undefined ? nothing : html`<p class="refused" role="status">${this.refused}</p>`}
    ${answer === undefined ? nothing : this.show(answer)}
    ${this.searching && answer === undefined ? html`<p class="muted">${say('analysis.searching')}</p>` : nothing}`;
  }

  private show(answer: AnalysisAnswer) {
    const [best] = answer.lines;
    if (best === undefined) {
      return html`<p>${say('analysis.over')}</p>`;
    }
    const { toMove } = answer.position;
    const percent = Math.round(attackersShare(best.value, toMove) * 100);
    return html`<div class="ends small" aria-hidden="true">
        <span>${say('side.attacker')}</span><span>${say('side.defender')}</span>
      </div>
      <svg
        class="bar"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="meter"
        aria-label=${say('analysis.bar')}
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${percent}
        aria-valuetext=${sayValue(best.value, toMove)}
      >
        ${svg`<rect class="defender" width="100" height="10"></rect><rect class="attacker" width=${percent} height="10"></rect>`}
      </svg>
      <p class="depth small muted">
        ${say('analysis.depth', { depth: answer.search.depth, nodes: answer.search.nodes })}
      </p>
      <ol class="lines">
        ${answer.lines.map((line) => this.line(line, answer))}
      </ol>`;
  }

  private line(line: AnalysisLine, { position }: AnalysisAnswer) {
    const [first, ...rest] = line.principalVariation.slice(0, SHOWN_PLIES);
    const more = line.principalVariation.length > SHOWN_PLIES ? ' …' : '';
    return html`<li>
      <strong class="mono">${first}</strong> <span class="mono muted">${rest.join(' ')}${more}</span>
      <div class="small">${sayValue(line.value, position.toMove)}</div>
    </li>`;
  }

  /** Leaves the search that is going on, and begins the one that is wanted now. */
  private async follow(): Promise<void> {
    this.running?.abort();
    this.waiting = undefined;
    this.refused = undefined;
    this.answer = undefined;
    this.searching = false;
    this.point();
    if (!this.on || this.idle) {
      return;
    }
    const { signal } = (this.running = new AbortController());
    this.searching = true;
    try {
      await patiently(() => this.read(signal), { signal, waits: (waiting) => (this.waiting = waiting) });
    } catch (failure) {
      if (signal.aborted || isAbort(failure)) {
        return;
      }
      this.refused = sayRefusal(await Refusal.of(failure));
    }
    this.searching = false;
  }

  private async read(signal: AbortSignal): Promise<void> {
    const request = { ...after(this.origin, this.moves), lines: LINES, limits: { timeMs: MILLIS } };
    const { raw } = await service.engine.analysePositionRaw({ analysisRequest: request }, streaming(signal));
    this.waiting = undefined;
    if (raw.body === null) {
      return;
    }
    for await (const { data } of serverEvents(raw.body)) {
      signal.throwIfAborted();
      this.answer = JSON.parse(data) as AnalysisAnswer;
      this.point();
    }
  }

  private point(): void {
    const move = this.answer?.lines[0]?.move;
    const pointer = move === undefined ? undefined : { from: move.from, to: move.to };
    this.dispatchEvent(new CustomEvent<Pointer | undefined>('ringo-point', { detail: pointer }));
  }
}

customElements.define('ringo-analysis', RingoAnalysis);
