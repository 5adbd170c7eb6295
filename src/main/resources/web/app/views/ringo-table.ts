import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import type { Board, LegalMovesAnswer, Move, Side } from '../client';
import type { Attempt, Pointer } from '../board/ringo-board';
import { after, lookAt, type Origin } from '../game/line';
import type { First } from '../panels/ringo-moves';
import { sayRefusal, waitingNotice } from '../panels/notice';
import { isAbort, patiently, type Waiting } from '../service/patience';
import { Refusal } from '../service/refusal';
import { service } from '../service/service';
import { shared } from '../styles';
import { say } from '../texts';
import { tell } from './tell-page';
import { sayPlace } from './words';
import '../board/ringo-board';
import '../panels/ringo-analysis';
import '../panels/ringo-hint';
import '../panels/ringo-moves';
import '../panels/ringo-explained';
import '../panels/ringo-position';

declare global {
  interface HTMLElementEventMap {
    'ringo-play': CustomEvent<Move>;
    'ringo-look': CustomEvent<LegalMovesAnswer>;
  }
}

const QUARTER = 90;
const FULL = 360;

/**
 * Where a game is played or looked at: the board, the moves to step through, help, and the position as text. What may be played is asked
 * of the service, and so is why something may not.
 *
 * Slots: `standing` and `actions` below the board, `status` above the moves.
 *
 * @fires ringo-play with the legal move that the player has made
 * @fires ringo-look with the position at the end of the line, when it is known
 */
export class RingoTable extends LitElement {
  static override properties = {
    origin: { attribute: false },
    moves: { attribute: false },
    mine: { attribute: false },
    helps: { type: Boolean },
    engineBusy: { type: Boolean },
    side: {},
    texts: {},
    board: { state: true },
    at: { state: true },
    shown: { state: true },
    first: { state: true },
    waiting: { state: true },
    refused: { state: true },
    hinted: { state: true },
    analysed: { state: true },
    turned: { state: true },
    choice: { state: true },
  };

  declare origin: Origin;
  /** All moves of the game so far. */
  declare moves: readonly string[];
  /** The sides that the player moves; none of a game that is only looked at. */
  declare mine: readonly Side[];
  /** Whether hints and analysis are offered. */
  declare helps: boolean;
  /** Whether the engine is thinking about a move of its own. */
  declare engineBusy: boolean;
  declare texts: string;

  private declare board: Board | undefined;
  /** After how many plies the position that is shown is. */
  private declare at: number;
  private declare shown: LegalMovesAnswer | undefined;
  private declare first: First;
  private declare waiting: Waiting | undefined;
  private declare refused: string | undefined;
  private declare hinted: Pointer | undefined;
  private declare analysed: Pointer | undefined;
  private declare turned: number;
  private declare choice: readonly Move[] | undefined;
  private running: AbortController | undefined;

  constructor() {
    super();
    this.origin = { rules: 'fosdick' };
    this.moves = [];
    this.mine = [];
    this.helps = false;
    this.engineBusy = false;
    this.texts = '';
    this.at = 0;
    this.first = { side: 'attacker', turn: 1 };
    this.turned = 0;
  }

  static override styles = [
    shared,
    css`
      .table {
        display: grid;
        gap: 1rem;
        grid-template-columns: minmax(0, 1fr);
      }
      .board {
        position: relative;
        width: 100%;
        max-width: min(100%, 46rem);
        margin: 0 auto;
      }
      .turn {
        position: absolute;
        inset-block-start: 0;
        inset-inline-end: 0;
        width: 2.75rem;
        padding: 0;
        font-size: 1.2rem;
      }
      .standing,
      .said {
        min-height: 1.5rem;
        margin: 0.25rem 0.5rem 0;
        text-align: center;
      }
      .row {
        justify-content: center;
      }
      ringo-board {
        width: 100%;
      }
      @media (min-width: 58rem) {
        .table {
          grid-template-columns: minmax(0, 1fr) 23rem;
        }
        .left {
          position: sticky;
          top: 0.75rem;
          align-self: start;
        }
        .board {
          max-width: min(100%, calc(100dvh - 11rem));
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.loadBoard();
    if (this.hasUpdated) {
      void this.look();
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
  }

  /** Shows the end of the line. */
  showLatest(): void {
    this.at = this.moves.length;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const was = changed.get('moves') as readonly string[] | undefined;
    if (changed.has('moves') && (this.at > this.moves.length || was === undefined || this.at >= was.length)) {
      this.at = this.moves.length;
    }
    if (changed.has('origin') && !same(changed.get('origin') as Origin | undefined, this.origin)) {
      this.at = this.moves.length;
      this.shown = undefined;
    }
    if (changed.has('moves') || changed.has('origin') || changed.has('at')) {
      this.refused = undefined;
      this.hinted = undefined;
      this.choice = undefined;
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('moves') || changed.has('origin') || changed.has('at')) {
      void this.look();
    }
    const dialog = this.renderRoot.querySelector<HTMLDialogElement>('#choice');
    if (changed.has('choice') && this.choice !== undefined && dialog?.open === false) {
      dialog.showModal();
    }
  }

  override render() {
    const line = this.line();
    const atEnd = this.at === this.moves.length;
    const able = this.able();
    return html`<div class="table">
      <div class="left">
        <div class="board">
          <ringo-board
            .board=${this.board}
            .position=${this.shown?.position}
            .moves=${able ? (this.shown?.moves ?? []) : []}
            .mover=${able ? this.shown?.position.toMove : undefined}
            .last=${lastOf(line)}
            .hint=${this.hinted ?? this.analysed}
            .turned=${this.turned}
            .label=${say('board.label')}
            .texts=${this.texts}
            @ringo-attempt=${this.onAttempt}
          ></ringo-board>
          <button
            type="button"
            class="turn"
            aria-label=${say('board.turn')}
            title=${say('board.turn')}
            @click=${() => (this.turned = (this.turned + QUARTER) % FULL)}
          >
            ↻
          </button>
        </div>
        <div class="standing" role="status"><slot name="standing"></slot></div>
        <p class="said" role="alert">
          ${this.refused === undefined ? nothing : html`<span class="refused">${this.refused}</span>`}
          ${!atEnd ? html`<span class="muted">${say('moves.past')}</span>` : nothing}
        </p>
        ${waitingNotice(this.waiting)}
        <div class="row">
          ${able && this.shown?.moves.some(({ kind }) => kind === 'pass') === true
            ? html`<button type="button" @click=${this.pass}>${say('play.pass')}</button>`
            : nothing}
          <slot name="actions"></slot>
        </div>
      </div>
      <div class="stack">
        <slot name="status"></slot>
        <ringo-moves
          .moves=${this.moves}
          .first=${this.first}
          .at=${this.at}
          .texts=${this.texts}
          @ringo-view=${({ detail }: CustomEvent<number>) => (this.at = detail)}
        ></ringo-moves>
        ${this.helps
          ? html`<ringo-hint
                .origin=${this.origin}
                .moves=${line}
                .able=${this.shown?.outcome.result === 'ongoing' && !this.engineBusy}
                .texts=${this.texts}
                @ringo-point=${({ detail }: CustomEvent<Pointer>) => (this.hinted = detail)}
              ></ringo-hint>
              <ringo-analysis
                .origin=${this.origin}
                .moves=${line}
                .idle=${this.engineBusy}
                .texts=${this.texts}
                @ringo-point=${({ detail }: CustomEvent<Pointer | undefined>) => (this.analysed = detail)}
              ></ringo-analysis>`
          : nothing}
        <ringo-position
          .notation=${this.shown?.notation ?? ''}
          .rules=${this.origin.rules}
          .able=${able}
          .texts=${this.texts}
          @ringo-type=${({ detail }: CustomEvent<string>) => void this.tryText(detail)}
        ></ringo-position>
        <ringo-explained .rules=${this.origin.rules} .texts=${this.texts}></ringo-explained>
      </div>
      ${this.chooser()}
    </div>`;
  }

  private chooser() {
    return html`<dialog id="choice" aria-labelledby="choice-title" @close=${() => (this.choice = undefined)}>
      <h2 id="choice-title">${say('choice.title')}</h2>
      <form method="dialog" class="row">
        ${(this.choice ?? []).map(
          (move) => html`<button @click=${() => this.play(move)}>${say('choice.captures', { place: sayPlace(move.captured) })}</button>`,
        )}
        <button class="plain">${say('cancel')}</button>
      </form>
    </dialog>`;
  }

  private line(): readonly string[] {
    return this.at === this.moves.length ? this.moves : this.moves.slice(0, this.at);
  }

  /** Whether the player may move now. */
  private able(): boolean {
    const { shown } = this;
    return (
      shown !== undefined &&
      this.at === this.moves.length &&
      shown.outcome.result === 'ongoing' &&
      this.mine.includes(shown.position.toMove)
    );
  }

  private async loadBoard(): Promise<void> {
    try {
      this.board ??= await knownBoard();
    } catch (failure) {
      this.refused = sayRefusal(await Refusal.of(failure));
    }
  }

  /** Asks for the position that is to be shown. */
  private async look(): Promise<void> {
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    const patience = { signal, waits: (waiting: Waiting | undefined) => (this.waiting = waiting) };
    try {
      const line = this.line();
      const start = await lookAt(this.origin, [], patience);
      this.first = { side: start.position.toMove, turn: start.position.turn };
      const shown = line.length === 0 ? start : await lookAt(this.origin, line, patience);
      this.shown = shown;
      if (this.at === this.moves.length) {
        this.dispatchEvent(new CustomEvent<LegalMovesAnswer>('ringo-look', { detail: shown }));
      }
    } catch (failure) {
      if (!isAbort(failure)) {
        this.refused = sayRefusal(await Refusal.of(failure));
      }
    }
  }

  private onAttempt({ detail: { from, to, moves } }: CustomEvent<Attempt>): void {
    const [move] = moves;
    if (moves.length > 1) {
      this.choice = moves;
    } else if (move !== undefined) {
      this.play(move);
    } else {
      const taken = [...(this.shown?.position.attackers ?? []), ...(this.shown?.position.defenders ?? [])].includes(to);
      void this.tryText(`${from}${taken ? 'x' : '-'}${to}`);
    }
  }

  private readonly pass = (): void => {
    const pass = this.shown?.moves.find(({ kind }) => kind === 'pass');
    if (pass !== undefined) {
      this.play(pass);
    }
  };

  private play(move: Move): void {
    this.refused = undefined;
    this.dispatchEvent(new CustomEvent<Move>('ringo-play', { detail: move }));
  }

  /** Plays a move that was typed, or says in the service's words why it is not allowed. */
  private async tryText(text: string): Promise<void> {
    const move = this.shown?.moves.find((legal) => legal.text === text);
    if (move !== undefined && this.able()) {
      this.play(move);
      return;
    }
    const signal = this.running?.signal ?? new AbortController().signal;
    const request = after(this.origin, [...this.line(), text]);
    try {
      const { played } = await patiently(() => service.positions.playMoves({ positionRequest: request }, { signal }), {
        signal,
        waits: (waiting) => (this.waiting = waiting),
      });
      // Another way to write a legal move, such as with the captured cell in parentheses.
      const meant = played.at(-1)?.move;
      if (meant !== undefined && this.able()) {
        this.play(meant);
      }
    } catch (failure) {
      if (!isAbort(failure)) {
        this.refused = sayRefusal(await Refusal.of(failure));
        tell(this, this.refused);
      }
    }
  }
}

function same(a: Origin | undefined, b: Origin): boolean {
  return a !== undefined && a.start === b.start && JSON.stringify(a.rules) === JSON.stringify(b.rules);
}

/** From where to where the last move of a line went. */
function lastOf(line: readonly string[]): Pointer | undefined {
  const [, from, to] = /^(\w+)[-x](\w+)/.exec(line.at(-1) ?? '') ?? [];
  return from === undefined ? undefined : { from, to };
}

let board: Promise<Board> | undefined;

function knownBoard(): Promise<Board> {
  const { signal } = new AbortController();
  board ??= patiently(() => service.board.getBoard({}, { signal }), { signal });
  return board;
}

customElements.define('ringo-table', RingoTable);
