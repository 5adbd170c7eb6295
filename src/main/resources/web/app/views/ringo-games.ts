import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { GameRequest, GameSummary, Level, Me, Rules, RuleSets } from '../client';
import { addressOf } from '../game/address';
import { sayRefusal, waitingNotice } from '../panels/notice';
import { knownRules, nameOf } from '../panels/ringo-rules';
import { live } from '../service/live';
import { isAbort, patiently, type Waiting } from '../service/patience';
import { Refusal } from '../service/refusal';
import { requestKey } from '../service/request-key';
import { service } from '../service/service';
import { session } from '../service/session';
import { shared } from '../styles';
import { say, sayMoment } from '../texts';
import { knownLevels } from './ringo-new-game';
import { goTo } from './tell-page';
import { sayOutcome, sayParticipant, saySide } from './words';
import './ringo-sign-in';

/** Offered times for each move, as the service writes them. */
const TIMES = ['P1D', 'P3D', 'P7D'] as const;
const DAYS: Readonly<Record<(typeof TIMES)[number], number>> = { P1D: 1, P3D: 3, P7D: 7 };
const LISTED = 50;
const AGAIN_MILLIS = 300;

/** Correspondence games: those of who is signed in, whose turn it is, and those that wait for an opponent; kept up to date by the event stream. */
export class RingoGames extends LitElement {
  static override properties = {
    texts: {},
    me: { attribute: false },
    turns: { state: true },
    mine: { state: true },
    open: { state: true },
    waiting: { state: true },
    refused: { state: true },
    rules: { state: true },
    known: { state: true },
    levels: { state: true },
    opponent: { state: true },
    creating: { state: true },
  };

  declare texts: string;
  declare me: Me | undefined;
  private declare turns: readonly GameSummary[];
  private declare mine: readonly GameSummary[];
  private declare open: readonly GameSummary[];
  private declare waiting: Waiting | undefined;
  private declare refused: string | undefined;
  private declare rules: Rules;
  private declare known: RuleSets | undefined;
  private declare levels: readonly Level[];
  private declare opponent: 'open' | 'player' | 'engine';
  private declare creating: boolean;
  private running: AbortController | undefined;
  /** Of its own, as what is shown may be loaded anew meanwhile. */
  private making: AbortController | undefined;
  private stops: (() => void)[] = [];
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.texts = '';
    this.turns = [];
    this.mine = [];
    this.open = [];
    this.rules = 'fosdick';
    this.levels = [];
    this.opponent = 'open';
    this.creating = false;
  }

  static override styles = [
    shared,
    css`
      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
        gap: 1rem;
        align-items: start;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        border-top: 1px solid var(--soft-line);
      }
      li a {
        display: block;
        padding: 0.6rem 0.2rem;
        color: var(--ink);
        text-decoration: none;
      }
      li a:hover strong {
        text-decoration: underline;
      }
      .turn {
        color: var(--good);
        font-weight: 600;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    const reload = () => this.reloadSoon();
    this.stops = [live.listen({ happened: reload, resumed: reload }), session.onChange(reload)];
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
    this.making?.abort();
    clearTimeout(this.again);
    this.stops.forEach((stop) => stop());
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('texts')) {
      const { signal } = new AbortController();
      void knownRules(signal).then((known) => (this.known = known));
      void knownLevels(signal).then((levels) => (this.levels = levels));
    }
  }

  override render() {
    const signedIn = session.token !== undefined;
    return html`<div class="stack">
      <h1>${say('games.title')}</h1>
      ${waitingNotice(this.waiting)}
      ${this.refused === undefined ? nothing : html`<p class="refused" role="alert">${this.refused}</p>`}
      ${signedIn ? nothing : html`<ringo-sign-in .texts=${this.texts}></ringo-sign-in>`}
      ${signedIn
        ? html`<div class="columns">
            ${this.list('turns', say('games.turns'), say('games.noTurns'), this.turns)}
            ${this.list('mine', say('games.mine'), say('games.noMine'), this.mine)} ${this.creator()}
            ${this.list('open', say('games.open'), say('games.noOpen'), this.open)}
          </div>`
        : nothing}
    </div>`;
  }

  private list(id: string, title: string, none: string, games: readonly GameSummary[]) {
    return html`<section class="card" id=${id} aria-label=${title}>
      <h2>${title}</h2>
      ${games.length === 0 ? html`<p class="muted">${none}</p>` : nothing}
      <ul>
        ${repeat(
          games,
          ({ id: game }) => game,
          (game) => this.entry(game),
        )}
      </ul>
    </section>`;
  }

  private entry(game: GameSummary) {
    const { attacker, defender } = game.seats;
    const myTurn = this.turns.some(({ id }) => id === game.id);
    return html`<li>
      <a href=${addressOf({ view: 'game', id: game.id })}>
        <strong>${saySide('attacker')}: ${sayParticipant(attacker)} – ${saySide('defender')}: ${sayParticipant(defender)}</strong>
        <div class="small">
          ${nameOf(game.rules, this.known)} · ${say('games.plies', { n: game.ply })} ·
          ${game.state === 'active' || game.state === 'waiting'
            ? say(game.state === 'active' ? 'games.active' : 'games.waiting')
            : sayOutcome(game.outcome)}
          ${myTurn ? html`<span class="turn">${say('games.yourTurn')}</span>` : nothing}
        </div>
        ${game.deadline === undefined
          ? nothing
          : html`<div class="small muted">${say('game.deadline', { time: sayMoment(game.deadline) })}</div>`}
      </a>
    </li>`;
  }

  private creator() {
    return html`<form class="card stack" id="create" aria-label=${say('create.title')} @submit=${this.onCreate}>
      <h2>${say('create.title')}</h2>
      <label
        >${say('create.opponent')}
        <select name="opponent" @change=${({ target }: Event) => (this.opponent = (target as HTMLSelectElement).value as 'open')}>
          <option value="open">${say('create.anyone')}</option>
          <option value="player">${say('create.player')}</option>
          <option value="engine">${say('create.engine')}</option>
        </select>
      </label>
      ${this.opponent === 'player'
        ? html`<label>${say('create.name')} <input name="name" required minlength="2" maxlength="30" autocomplete="off" spellcheck="false" /></label>`
        : nothing}
      ${this.opponent === 'engine'
        ? html`<label
            >${say('create.level')}
            <select name="level">
              ${this.levels.map(({ level, name }) => html`<option value=${level}>${level} – ${name}</option>`)}
            </select>
          </label>`
        : nothing}
      <label
        >${say('create.side')}
        <select name="side">
          <option value="random">${say('create.random')}</option>
          <option value="attacker">${saySide('attacker')}</option>
          <option value="defender">${saySide('defender')}</option>
        </select>
      </label>
      <label
        >${say('create.time')}
        <select name="time">
          <option value="">${say('create.noTime')}</option>
          ${TIMES.map((time) => html`<option value=${time} ?selected=${time === 'P3D'}>${say('create.days', { n: DAYS[time] })}</option>`)}
        </select>
      </label>
      <label
        >${say('create.visibility')}
        <select name="visibility">
          <option value="public">${say('create.public')}</option>
          <option value="private">${say('create.private')}</option>
        </select>
      </label>
      <ringo-rules
        .rules=${this.rules}
        .texts=${this.texts}
        @ringo-rules=${({ detail }: CustomEvent<Rules>) => (this.rules = detail)}
      ></ringo-rules>
      <button class="primary" ?disabled=${this.creating}>${say('create.create')}</button>
    </form>`;
  }

  private async onCreate(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(form.get(name) ?? '');
    const request: GameRequest = {
      rules: this.rules,
      side: text('side') as NonNullable<GameRequest['side']>,
      visibility: text('visibility') as NonNullable<GameRequest['visibility']>,
      opponent: {
        kind: this.opponent,
        ...(this.opponent === 'player' ? { name: text('name').trim() } : {}),
        ...(this.opponent === 'engine' ? { level: Number(text('level')) } : {}),
      },
      ...(text('time') === '' ? {} : { timePerMove: text('time') }),
    };
    const idempotencyKey = requestKey();
    const { signal } = (this.making = new AbortController());
    this.refused = undefined;
    this.creating = true;
    try {
      const { id } = await patiently(() => service.games.createGame({ gameRequest: request, idempotencyKey }), {
        signal,
        waits: (waiting) => (this.waiting = waiting),
      });
      goTo(this, { view: 'game', id });
    } catch (failure) {
      if (!isAbort(failure)) {
        this.refused = sayRefusal(await Refusal.of(failure));
      }
    } finally {
      this.creating = false;
    }
  }

  /** Several events that come together are one reason to load. */
  private reloadSoon(): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.load(), AGAIN_MILLIS);
  }

  private async load(): Promise<void> {
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    const patience = { signal, waits: (waiting: Waiting | undefined) => (this.waiting = waiting) };
    try {
      if (session.token === undefined) {
        this.turns = this.mine = this.open = [];
        return;
      }
      const [{ myGames, games }, limit] = [service, LISTED];
      this.turns = (await patiently(() => myGames.listMyTurns({ limit }, { signal }), patience)).games;
      this.mine = (await patiently(() => myGames.listMyGames({ limit }, { signal }), patience)).games;
      this.open = (await patiently(() => games.listGames({ state: 'waiting', limit }, { signal }), patience)).games;
    } catch (failure) {
      if (!isAbort(failure)) {
        this.refused = sayRefusal(await Refusal.of(failure));
      }
    }
  }
}

customElements.define('ringo-games', RingoGames);
