import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import type { Side } from '../client';
import { shared } from '../styles';
import { say } from '../texts';

/** Who is to move at the start, and in which turn. */
export interface First {
  readonly side: Side;
  readonly turn: number;
}

declare global {
  interface HTMLElementEventMap {
    'ringo-view': CustomEvent<number>;
  }
}

/**
 * The moves of a game, to step through.
 *
 * @fires ringo-view with the number of plies after which the position is to be shown
 */
export class RingoMoves extends LitElement {
  static override properties = {
    moves: { attribute: false },
    first: { attribute: false },
    at: { type: Number },
    texts: {},
  };

  declare moves: readonly string[];
  declare first: First;
  /** After how many plies the position that is shown is. */
  declare at: number;
  declare texts: string;

  constructor() {
    super();
    this.moves = [];
    this.first = { side: 'attacker', turn: 1 };
    this.at = 0;
    this.texts = '';
  }

  static override styles = [
    shared,
    css`
      ol {
        display: grid;
        grid-template-columns: auto 1fr 1fr;
        gap: 0.1rem 0.35rem;
        max-height: 13rem;
        margin: 0 0 0.5rem;
        padding: 0;
        overflow-y: auto;
        list-style: none;
      }
      li {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
        align-items: center;
      }
      .number {
        color: var(--muted);
        text-align: end;
      }
      li button {
        min-height: 1.8rem;
        padding: 0.1rem 0.4rem;
        border-color: transparent;
        background: none;
        text-align: start;
      }
      li button[aria-current] {
        background: var(--accent);
        color: var(--accent-ink);
      }
      .steps {
        display: grid;
        grid-template-columns: repeat(4, 1fr);
        gap: 0.5rem;
      }
      .steps button {
        padding: 0;
        font-size: 1.3rem;
        line-height: 1;
      }
    `,
  ];

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('at') || changed.has('moves')) {
      const list = this.renderRoot.querySelector('ol');
      const current = this.renderRoot.querySelector<HTMLElement>('[aria-current]');
      if (list !== null && current !== null) {
        list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
      }
    }
  }

  override render() {
    const last = this.moves.length;
    const step = (label: string, sign: string, to: number) => html`<button
      type="button"
      aria-label=${label}
      title=${label}
      ?disabled=${to === this.at || to < 0 || to > last}
      @click=${() => this.show(to)}
    >
      ${sign}
    </button>`;
    return html`<section class="card" aria-label=${say('moves.title')}>
      <h2>${say('moves.title')}</h2>
      ${last === 0 ? html`<p class="muted">${say('moves.none')}</p>` : html`<ol tabindex="0">${this.turns()}</ol>`}
      <div class="steps">
        ${step(say('moves.first'), '«', 0)} ${step(say('moves.previous'), '‹', this.at - 1)}
        ${step(say('moves.next'), '›', this.at + 1)} ${step(say('moves.last'), '»', last)}
      </div>
    </section>`;
  }

  private turns() {
    const shift = this.first.side === 'defender' ? 1 : 0;
    const turns = Math.ceil((this.moves.length + shift) / 2);
    return Array.from({ length: turns }, (_, turn) => {
      const ply = 2 * turn - shift;
      return html`<li>
        <span class="number">${this.first.turn + turn}.</span>
        ${ply < 0 ? html`<span>…</span>` : this.move(ply)} ${this.move(ply + 1)}
      </li>`;
    });
  }

  private move(ply: number) {
    const text = this.moves[ply];
    if (text === undefined) {
      return nothing;
    }
    return html`<button
      type="button"
      class="mono"
      aria-current=${ply + 1 === this.at ? 'step' : nothing}
      @click=${() => this.show(ply + 1)}
    >
      ${text}
    </button>`;
  }

  private show(ply: number): void {
    this.dispatchEvent(new CustomEvent<number>('ringo-view', { detail: ply }));
  }
}

customElements.define('ringo-moves', RingoMoves);
