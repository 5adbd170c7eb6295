import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import type { Game, Me, Move, RuleSets, Side } from '../client';
import { linkTo } from '../game/address';
import type { Origin } from '../game/line';
import { SIDES, other } from '../game/side';
import { sayRefusal, waitingNotice } from '../panels/notice';
import { copyText } from '../panels/clipboard';
import { knownRules, nameOf } from '../panels/ringo-rules';
import { live } from '../service/live';
import { isAbort, patiently, pause, type Waiting } from '../service/patience';
import { Refusal } from '../service/refusal';
import { requestKey } from '../service/request-key';
import { service } from '../service/service';
import { session } from '../service/session';
import { shared } from '../styles';
import { say, sayMoment, type TextKey } from '../texts';
import { goTo, tell } from './tell-page';
import { sayMove, sayOutcome, sayParticipant, saySide } from './words';
import './ringo-sign-in';
import './ringo-table';

/** How often a game is looked at by who is not told of its events. */
const LOOK_AGAIN_MILLIS = 10_000;

/** What a player does to a game: with the version it is meant for, and a key under which it may be sent again. */
type Deed = (about: { id: string; ifMatch: string; idempotencyKey: string }) => Promise<Game>;

/**
 * A correspondence game, by its id: to play, to join, or to look at.
 *
 * @fires ringo-place when another game is to be shown
 */
export class RingoGame extends LitElement {
  static override properties = {
    gameId: {},
    me: { attribute: false },
    texts: {},
    game: { state: true },
    origin: { state: true },
    line: { state: true },
    waiting: { state: true },
    refused: { state: true },
    known: { state: true },
    copied: { state: true },
    busy: { state: true },
    asking: { state: true },
  };

  declare gameId: string;
  declare me: Me | undefined;
  declare texts: string;
  private declare game: Game | undefined;
  private declare origin: Origin;
  private declare line: readonly string[];
  private declare waiting: Waiting | undefined;
  private declare refused: string | undefined;
  private declare known: RuleSets | undefined;
  private declare copied: 'link' | 'record' | undefined;
  private declare busy: boolean;
  private declare asking: 'resign' | undefined;
  private running = new AbortController();
  private stops: (() => void)[] = [];

  constructor() {
    super();
    this.gameId = '';
    this.texts = '';
    this.origin = { rules: 'fosdick' };
    this.line = [];
    this.busy = false;
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
        overflow-wrap: anywhere;
      }
      .outcome,
      .turn {
        font-weight: 600;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.stops = [
      live.listen({
        happened: ({ game, version }) => {
          if (game === this.gameId && version > (this.game?.version ?? 0)) {
            void this.load();
          }
        },
        resumed: () => void this.load(),
        changed: () => this.requestUpdate(),
      }),
      session.onChange(() => void this.load()),
    ];
    void this.follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running.abort();
    this.stops.forEach((stop) => stop());
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('texts')) {
      void knownRules(new AbortController().signal).then((known) => (this.known = known));
    }
    if (changed.has('gameId') && changed.get('gameId') !== undefined && changed.get('gameId') !== '') {
      this.game = undefined;
      void this.follow();
    }
  }

  override render() {
    const { game } = this;
    const refused = this.refused === undefined ? nothing : html`<p class="refused" role="alert">${this.refused}</p>`;
    if (game === undefined) {
      return html`<h1>${say('game.title')}</h1>
        ${waitingNotice(this.waiting)} ${refused}
        ${this.refused === undefined ? html`<p class="muted">${say('loading')}</p>` : this.signIn()}`;
    }
    const mine = this.mySides(game);
    return html`<h1 class="hidden">${say('game.title')}</h1>
      <ringo-table
        .origin=${this.origin}
        .moves=${this.line}
        .mine=${game.state === 'active' && !this.busy ? mine : []}
        .helps=${helps(game)}
        .texts=${this.texts}
        @ringo-play=${({ detail }: CustomEvent<Move>) => void this.play(detail)}
      >
        <section slot="status" class="card" aria-label=${say('status.title')}>
          <dl>
            <dt>${say('rules.set')}</dt>
            <dd>${nameOf(game.rules, this.known)}</dd>
            ${SIDES.map(
              (side) => html`<dt>${saySide(side)}</dt>
                <dd>${sayParticipant(game.seats[side])} ${mine.includes(side) ? html`<em>${say('game.you')}</em>` : nothing}</dd>`,
            )}
            ${game.deadline === undefined
              ? nothing
              : html`<dt>${say('game.deadlineTitle')}</dt>
                  <dd><time datetime=${game.deadline}>${sayMoment(game.deadline)}</time></dd>`}
          </dl>
          ${helps(game) ? nothing : html`<p class="small muted">${say('game.noHelp')}</p>`}
          ${game.state === 'waiting' ? this.signIn() : nothing}
        </section>
        <div slot="standing" id="standing">
          ${this.standing(game, mine)} ${waitingNotice(this.waiting)} ${refused}
          ${live.state === 'waiting' ? html`<p class="muted">${say('live.waiting')}</p>` : nothing}
        </div>
        <div slot="actions" class="row">
          ${this.actions(game, mine)}
          <button type="button" @click=${() => void this.copyLink()}>
            ${say(this.copied === 'link' ? 'copied' : 'play.copyLink')}
          </button>
          <button type="button" @click=${() => void this.copyRecord()}>
            ${say(this.copied === 'record' ? 'copied' : 'play.copyRecord')}
          </button>
        </div>
      </ringo-table>
      ${this.resigning()}`;
  }

  private signIn() {
    return session.token === undefined ? html`<ringo-sign-in .texts=${this.texts}></ringo-sign-in>` : nothing;
  }

  private standing(game: Game, mine: readonly Side[]) {
    if (game.state === 'waiting') {
      return html`<p>${say('game.waiting')}</p>`;
    }
    if (game.state !== 'active') {
      return html`<p class="outcome">${sayOutcome(game.outcome)}</p>`;
    }
    const { toMove } = game.position;
    const offer = game.drawOffer === undefined ? nothing : html`<p>${say('game.drawOffered', { side: saySide(game.drawOffer.by) })}</p>`;
    return mine.includes(toMove)
      ? html`<p class="turn">${say('games.yourTurn')}</p>${offer}`
      : html`<p>${say('status.toMove', { side: saySide(toMove) })}</p>${offer}`;
  }

  /** What this player may do to the game now. */
  private actions(game: Game, mine: readonly Side[]) {
    const button = (key: TextKey, deed: () => void, primary = false) =>
      html`<button type="button" class=${primary ? 'primary' : ''} ?disabled=${this.busy} @click=${deed}>${say(key)}</button>`;
    const act = (key: TextKey, deed: Deed, primary = false) => button(key, () => void this.act(deed), primary);
    const { me } = this;
    if (game.state === 'waiting') {
      if (me === undefined) {
        return nothing;
      }
      if (game.creator.id === me.id) {
        return act('game.abort', (about) => service.games.abortGame(about));
      }
      const invited = game.invited?.id === me.id;
      return html`${game.invited === undefined || invited
        ? act('game.join', (about) => service.games.joinGame(about), true)
        : nothing}
      ${invited ? act('game.decline', (about) => service.games.declineGame(about)) : nothing}`;
    }
    const [side] = mine;
    if (side === undefined) {
      return nothing;
    }
    if (game.state === 'finished') {
      return button('game.rematch', () => void this.rematch(), true);
    }
    if (game.state !== 'active') {
      return nothing;
    }
    return html`${this.drawActions(game, side, act)}
    ${game.moves.length < 2
      ? act('game.abort', (about) => service.games.abortGame(about))
      : button('game.resign', () => (this.asking = 'resign'))}`;
  }

  private drawActions(game: Game, side: Side, act: (key: TextKey, deed: Deed) => unknown) {
    if (game.seats[other(side)]?.kind !== 'player') {
      return nothing;
    }
    const remove: Deed = ({ id, ifMatch }) => service.games.removeDrawOffer({ id, ifMatch });
    if (game.drawOffer === undefined) {
      return act('game.offerDraw', (about) => service.games.offerDraw(about));
    }
    return game.drawOffer.by === side
      ? act('game.withdrawDraw', remove)
      : html`${act('game.acceptDraw', (about) => service.games.acceptDraw(about))} ${act('game.declineDraw', remove)}`;
  }

  private resigning() {
    return html`<dialog
      aria-labelledby="resign-title"
      @close=${({ target }: Event) => {
        this.asking = undefined;
        if ((target as HTMLDialogElement).returnValue === 'resign') {
          void this.act((about) => service.games.resignGame(about));
        }
      }}
    >
      <h2 id="resign-title">${say('game.resignSure')}</h2>
      <form method="dialog" class="row">
        <button value="resign" class="primary">${say('game.resign')}</button>
        <button value="">${say('cancel')}</button>
      </form>
    </dialog>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const dialog = this.renderRoot?.querySelector('dialog');
    if (changed.has('asking') && this.asking !== undefined && dialog?.open === false) {
      dialog.returnValue = '';
      dialog.showModal();
    }
  }

  private mySides(game: Game): Side[] {
    const { me } = this;
    return me === undefined ? [] : SIDES.filter((side) => game.seats[side]?.id === me.id);
  }

  private async play(move: Move): Promise<void> {
    await this.act((about) => service.games.playMove({ ...about, moveRequest: { move: move.text } }));
  }

  private async act(deed: Deed): Promise<void> {
    const { game } = this;
    if (game === undefined || this.busy) {
      return;
    }
    const about = { id: game.id, ifMatch: `"${game.version}"`, idempotencyKey: requestKey() };
    this.refused = undefined;
    this.busy = true;
    try {
      this.become(await patiently(() => deed(about), this.patience()));
    } catch (failure) {
      await this.refuse(failure);
      // Whatever it was that has changed: show how things stand.
      await this.load();
    } finally {
      this.busy = false;
    }
  }

  private async rematch(): Promise<void> {
    const idempotencyKey = requestKey();
    try {
      const { id } = await patiently(() => service.games.rematchGame({ id: this.gameId, idempotencyKey }), this.patience());
      goTo(this, { view: 'game', id });
    } catch (failure) {
      await this.refuse(failure);
    }
  }

  /** Shows the game, and looks at it again now and then where no event stream tells of it. */
  private async follow(): Promise<void> {
    this.running.abort();
    const { signal } = (this.running = new AbortController());
    await this.load();
    while (!signal.aborted) {
      await pause(LOOK_AGAIN_MILLIS, signal).catch(() => undefined);
      const playing = this.game?.state === 'waiting' || this.game?.state === 'active';
      const told = live.state === 'live' && this.game !== undefined && this.mySides(this.game).length > 0;
      if (!signal.aborted && playing && !told && !document.hidden) {
        await this.load();
      }
    }
  }

  private async load(): Promise<void> {
    const { signal } = this.running;
    try {
      this.become(await patiently(() => service.games.getGame({ id: this.gameId }, { signal }), this.patience()));
    } catch (failure) {
      await this.refuse(failure);
    }
  }

  private become(game: Game): void {
    const before = this.game;
    if (game.id !== this.gameId || (before !== undefined && game.version < before.version)) {
      return;
    }
    if (before === undefined || before.start !== game.start) {
      this.origin = { rules: game.rules, start: game.start };
      this.line = [];
      this.refused = undefined;
    }
    if (game.moves.length !== this.line.length) {
      this.line = game.moves.map(({ text }) => text);
    }
    this.game = game;
    this.tellOf(game, before);
  }

  private tellOf(game: Game, before: Game | undefined): void {
    if (before === undefined) {
      return;
    }
    const last = game.moves.at(-1);
    if (last !== undefined && game.moves.length > before.moves.length) {
      const move = before.legalMoves?.find(({ text }) => text === last.text);
      tell(this, move === undefined ? `${saySide(last.side)}: ${last.text}` : sayMove(move, last.side));
    }
    if (game.state === 'finished' && before.state !== 'finished') {
      tell(this, sayOutcome(game.outcome));
    }
  }

  private async refuse(failure: unknown): Promise<void> {
    if (!isAbort(failure)) {
      this.refused = sayRefusal(await Refusal.of(failure));
      tell(this, this.refused);
    }
  }

  private patience() {
    return { signal: this.running.signal, waits: (waiting: Waiting | undefined) => (this.waiting = waiting) };
  }

  private async copyLink(): Promise<void> {
    await this.copy('link', linkTo({ view: 'game', id: this.gameId }));
  }

  private async copyRecord(): Promise<void> {
    try {
      const { raw } = await service.games.getGameRecordRaw({ id: this.gameId }, async ({ init }) => ({
        headers: { ...init.headers, Accept: 'text/plain' },
      }));
      await this.copy('record', await raw.text());
    } catch (failure) {
      await this.refuse(failure);
    }
  }

  private async copy(what: 'link' | 'record', text: string): Promise<void> {
    await copyText(text);
    this.copied = what;
    setTimeout(() => (this.copied = undefined), 1500);
  }
}

/** Whether hints and analysis are offered: not while two people play each other. */
function helps(game: Game): boolean {
  const kinds = SIDES.map((side) => game.seats[side]?.kind);
  return game.state === 'finished' || game.state === 'aborted' || kinds.includes('engine');
}

customElements.define('ringo-game', RingoGame);
