import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import type { LegalMovesAnswer, Move, RuleSets, Side } from '../client';
import { linkTo } from '../game/address';
import { after } from '../game/line';
import { mover, usualGame, type LocalGame, type Mover } from '../game/local-game';
import { record } from '../game/record';
import { SIDES, other } from '../game/side';
import { sayRefusal, waitingNotice } from '../panels/notice';
import { copyText } from '../panels/clipboard';
import { knownRules, nameOf } from '../panels/ringo-rules';
import { isAbort, patiently, type Waiting } from '../service/patience';
import { Refusal } from '../service/refusal';
import { service } from '../service/service';
import { shared } from '../styles';
import { say } from '../texts';
import type { RingoNewGame } from './ringo-new-game';
import type { RingoTable } from './ringo-table';
import { goTo, tell } from './tell-page';
import { sayMove, sayOutcome, saySide } from './words';
import './ringo-new-game';
import './ringo-table';

/**
 * A game at this screen: against the engine, between two people, or the engine against itself.
 *
 * @fires ringo-place whenever the game has changed, for the page's address
 */
export class RingoPlay extends LitElement {
  static override properties = {
    game: { attribute: false },
    texts: {},
    end: { state: true },
    waiting: { state: true },
    refused: { state: true },
    thinking: { state: true },
    known: { state: true },
    copied: { state: true },
  };

  declare game: LocalGame;
  declare texts: string;
  /** The position after all moves, as far as it is known. */
  private declare end: LegalMovesAnswer | undefined;
  private declare waiting: Waiting | undefined;
  private declare refused: string | undefined;
  private declare thinking: boolean;
  private declare known: RuleSets | undefined;
  private declare copied: 'link' | 'record' | undefined;
  private running: AbortController | undefined;

  constructor() {
    super();
    this.game = usualGame();
    this.texts = '';
    this.thinking = false;
  }

  static override styles = [
    shared,
    css`
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0 0.75rem;
        margin: 0;
      }
      [slot='actions'] {
        justify-content: center;
      }
      dd {
        margin: 0;
      }
      .outcome {
        font-weight: 600;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) {
      this.running?.abort();
      this.thinking = false;
      this.waiting = undefined;
      this.refused = undefined;
      this.end = undefined;
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('texts')) {
      void knownRules(new AbortController().signal).then((known) => (this.known = known));
    }
  }

  override render() {
    const { game } = this;
    return html`<h1 class="hidden">${say('play.title')}</h1>
      <ringo-table
        .origin=${game}
        .moves=${game.moves}
        .mine=${SIDES.filter((side) => mover(game, side) === 'person')}
        .helps=${true}
        .engineBusy=${this.thinking}
        .texts=${this.texts}
        @ringo-play=${({ detail }: CustomEvent<Move>) => this.play(detail)}
        @ringo-look=${({ detail }: CustomEvent<LegalMovesAnswer>) => this.reached(detail)}
      >
        <section slot="status" class="card" aria-label=${say('status.title')}>
          <dl>
            <dt>${say('rules.set')}</dt>
            <dd>${nameOf(game.rules, this.known)}</dd>
            ${SIDES.map(
              (side) => html`<dt>${saySide(side)}</dt>
                <dd>${sayMover(mover(game, side))}</dd>`,
            )}
          </dl>
        </section>
        <div slot="standing">
          ${this.status()} ${waitingNotice(this.waiting)}
          ${this.refused === undefined ? nothing : html`<p class="refused" role="alert">${this.refused}</p>`}
        </div>
        <div slot="actions" class="row">
          <button type="button" class="primary" @click=${this.openNew}>${say('play.new')}</button>
          <button type="button" ?disabled=${game.moves.length === 0} @click=${this.takeBack}>${say('play.takeBack')}</button>
          <button type="button" @click=${() => void this.copy('link', linkTo({ view: 'play', game }))}>
            ${say(this.copied === 'link' ? 'copied' : 'play.copyLink')}
          </button>
          <button type="button" ?disabled=${this.end === undefined} @click=${() => void this.copy('record', this.record())}>
            ${say(this.copied === 'record' ? 'copied' : 'play.copyRecord')}
          </button>
        </div>
      </ringo-table>
      <ringo-new-game
        .texts=${this.texts}
        @ringo-new=${({ detail }: CustomEvent<LocalGame>) => this.become(detail)}
      ></ringo-new-game>`;
  }

  private status() {
    const { end } = this;
    if (end === undefined) {
      return html`<p class="muted">${say('loading')}</p>`;
    }
    if (end.outcome.result !== 'ongoing') {
      return html`<p class="outcome">${sayOutcome(end.outcome)}</p>`;
    }
    const { toMove } = end.position;
    const engine = mover(this.game, toMove) !== 'person';
    return html`<p>${say(engine ? 'status.thinks' : 'status.toMove', { side: saySide(toMove) })}</p>`;
  }

  private readonly openNew = (): void => {
    this.renderRoot.querySelector<RingoNewGame>('ringo-new-game')?.open(this.game);
  };

  /** Takes back the last move, and the engine's answer with it. */
  private readonly takeBack = (): void => {
    const { game, end } = this;
    const last = end === undefined ? undefined : other(end.position.toMove);
    const answered = last !== undefined && mover(game, last) !== 'person' && mover(game, other(last)) === 'person';
    const back = answered && game.moves.length > 1 ? 2 : 1;
    this.become({ ...game, moves: game.moves.slice(0, -back) });
    this.renderRoot.querySelector<RingoTable>('ringo-table')?.showLatest();
  };

  private play(move: Move): void {
    const { end, game } = this;
    if (end !== undefined) {
      tell(this, sayMove(move, end.position.toMove));
      this.become({ ...game, moves: [...game.moves, move.text] });
    }
  }

  private become(game: LocalGame): void {
    this.game = game;
    goTo(this, { view: 'play', game });
  }

  private reached(end: LegalMovesAnswer): void {
    this.end = end;
    if (end.outcome.result !== 'ongoing') {
      tell(this, sayOutcome(end.outcome));
      return;
    }
    const level = mover(this.game, end.position.toMove);
    if (level !== 'person' && !this.thinking) {
      void this.letEngineMove(level, end.position.toMove);
    }
  }

  /** The engine's move; waits for as long as the engine is busy with others. */
  private async letEngineMove(level: number, side: Side): Promise<void> {
    const { game } = this;
    const { signal } = (this.running = new AbortController());
    this.thinking = true;
    const request = { ...after(game, game.moves), level, seed: game.seed };
    try {
      const { move } = await patiently(
        () => service.engine.suggestMove({ suggestionRequest: request }, { signal }),
        { signal, waits: (waiting) => (this.waiting = waiting) },
      );
      this.thinking = false;
      if (move !== undefined) {
        tell(this, sayMove(move, side));
        this.become({ ...game, moves: [...game.moves, move.text] });
      }
    } catch (failure) {
      if (!isAbort(failure)) {
        this.thinking = false;
        this.refused = sayRefusal(await Refusal.of(failure));
      }
    }
  }

  private record(): string {
    const { game, end } = this;
    if (end === undefined) {
      return '';
    }
    const plies = game.moves.length;
    const started: Side = plies % 2 === 0 ? end.position.toMove : other(end.position.toMove);
    // A turn ends with the defender's move.
    const turns = Math.floor((plies + (started === 'defender' ? 1 : 0)) / 2);
    return record({ ...game, first: { side: started, turn: end.position.turn - turns }, outcome: end.outcome });
  }

  private async copy(what: 'link' | 'record', text: string): Promise<void> {
    await copyText(text);
    this.copied = what;
    setTimeout(() => (this.copied = undefined), 1500);
  }
}

function sayMover(who: Mover): string {
  return who === 'person' ? say('new.person') : say('player.engine', { level: who });
}

customElements.define('ringo-play', RingoPlay);
