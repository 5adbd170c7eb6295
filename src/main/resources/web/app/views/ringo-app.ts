import { LitElement, css, html, nothing } from 'lit';
import type { Me } from '../client';
import { addressOf, placeOf, type Place } from '../game/address';
import { live } from '../service/live';
import { isAbort, patiently } from '../service/patience';
import { service } from '../service/service';
import { session } from '../service/session';
import { shared } from '../styles';
import { LANGUAGES, language, say, setLanguage, type Language } from '../texts';
import './ringo-game';
import './ringo-games';
import './ringo-play';

/** The page: where it leads, who is signed in, in which language; and the one place from which things are said to screen readers. */
export class RingoApp extends LitElement {
  static override properties = {
    place: { state: true },
    me: { state: true },
    texts: { state: true },
    told: { state: true },
    turns: { state: true },
  };

  private declare place: Place;
  private declare me: Me | undefined;
  /** The language, which every part shows itself in. */
  private declare texts: Language;
  private declare told: string;
  /** How many games wait for this player's move. */
  private declare turns: number;
  private running: AbortController | undefined;
  private stops: (() => void)[] = [];

  constructor() {
    super();
    this.place = placeOf(location.hash);
    this.texts = language();
    this.told = '';
    this.turns = 0;
  }

  static override styles = [
    shared,
    css`
      header,
      footer,
      main {
        max-width: 78rem;
        margin: 0 auto;
        padding: 0.6rem 1rem;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
        border-bottom: 1px solid var(--soft-line);
      }
      .name {
        font-size: 1.25rem;
        font-weight: 700;
        color: var(--ink);
        text-decoration: none;
      }
      nav {
        display: flex;
        gap: 0.25rem;
        margin-inline-end: auto;
      }
      nav a {
        padding: 0.4rem 0.6rem;
        border-radius: 0.5rem;
        text-decoration: none;
      }
      nav a[aria-current] {
        background: var(--card);
        box-shadow: inset 0 -2px var(--accent);
        color: var(--ink);
      }
      header select {
        width: auto;
      }
      @media (max-width: 40rem) {
        header {
          gap: 0.25rem 0.5rem;
        }
        .name {
          order: -2;
          margin-inline-end: auto;
        }
        .language {
          order: -1;
        }
        nav {
          flex-basis: 100%;
          order: 1;
        }
        main {
          padding: 0.5rem 0.25rem;
        }
      }
      .badge {
        display: inline-block;
        min-width: 1.4rem;
        padding: 0 0.35rem;
        border-radius: 1rem;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: 0.85rem;
        text-align: center;
      }
      footer {
        margin-top: 1.5rem;
        border-top: 1px solid var(--soft-line);
      }
      footer ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1.25rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.onHash);
    this.addEventListener('ringo-place', this.onPlace);
    this.addEventListener('ringo-tell', this.onTell);
    const count = () => void this.countTurns();
    this.stops = [
      session.onChange(() => void this.loadMe()),
      live.listen({ happened: count, resumed: count, changed: () => this.requestUpdate() }),
    ];
    this.name();
    void this.loadMe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.onHash);
    this.stops.forEach((stop) => stop());
    this.running?.abort();
  }

  override render() {
    const { view } = this.place;
    const link = (text: string, address: string, current: boolean) =>
      html`<a href=${address} aria-current=${current ? 'page' : nothing}>${text}</a>`;
    return html`<header>
        <a class="name" href="#/">Ringo</a>
        <nav aria-label=${say('nav.title')}>
          ${link(say('nav.play'), '#/play', view === 'play')} ${link(say('nav.games'), '#/games', view !== 'play')}
          ${this.turns > 0
            ? html`<span class="badge" title=${say('nav.turns', { n: this.turns })}
                >${this.turns}<span class="hidden"> ${say('nav.turns', { n: this.turns })}</span></span
              >`
            : nothing}
        </nav>
        ${this.account()}
        <label class="language">
          <span class="hidden">${say('nav.language')}</span>
          <select id="language" @change=${this.onLanguage}>
            ${LANGUAGES.map(
              ({ tag, name }) => html`<option value=${tag} lang=${tag} ?selected=${tag === this.texts}>${name}</option>`,
            )}
          </select>
        </label>
      </header>
      <main>${this.view()}</main>
      <footer class="small">
        <ul>
          <li><a href="/v1/board.svg?paper=a4&amp;start=true&amp;pieces=true">${say('footer.print')}</a></li>
          <li><a href="/q/swagger-ui">${say('footer.contract')}</a></li>
        </ul>
      </footer>
      <div class="hidden" role="status" aria-live="polite" id="told">${this.told}</div>`;
  }

  private account() {
    const { me } = this;
    if (me === undefined) {
      return nothing;
    }
    return html`<span class="row" id="account">
      <strong>${me.name}</strong>
      ${live.state === 'waiting' ? html`<span class="small muted">${say('live.cut')}</span>` : nothing}
      <button type="button" @click=${() => session.signOut()}>${say('nav.signOut')}</button>
    </span>`;
  }

  private view() {
    const { place, me, texts } = this;
    switch (place.view) {
      case 'play':
        return html`<ringo-play .game=${place.game} .texts=${texts}></ringo-play>`;
      case 'games':
        return html`<ringo-games .me=${me} .texts=${texts}></ringo-games>`;
      case 'game':
        return html`<ringo-game .gameId=${place.id} .me=${me} .texts=${texts}></ringo-game>`;
    }
  }

  private readonly onHash = (): void => {
    this.place = placeOf(location.hash);
  };

  /** A game that goes on keeps its address; another place is a step in the browser's history. */
  private readonly onPlace = ({ detail }: CustomEvent<Place>): void => {
    const address = addressOf(detail);
    if (detail.view === 'play') {
      history.replaceState(null, '', address);
    } else {
      history.pushState(null, '', address);
    }
    this.place = detail;
  };

  private readonly onTell = ({ detail }: CustomEvent<string>): void => {
    // The same words twice are told twice.
    this.told = detail === this.told ? `${detail} ` : detail;
  };

  private onLanguage({ target }: Event): void {
    setLanguage((target as HTMLSelectElement).value as Language);
    this.texts = language();
    this.name();
  }

  private name(): void {
    document.documentElement.lang = this.texts;
    document.title = say('page.title');
  }

  private async loadMe(): Promise<void> {
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    if (session.token === undefined) {
      this.me = undefined;
      this.turns = 0;
      return;
    }
    try {
      this.me = await patiently(() => service.account.getMe({ signal }), { signal });
      await this.countTurns();
    } catch (failure) {
      if (!isAbort(failure)) {
        // The token is no good any more.
        session.signOut();
      }
    }
  }

  private async countTurns(): Promise<void> {
    const signal = this.running?.signal;
    if (signal === undefined || session.token === undefined) {
      return;
    }
    try {
      this.turns = (await patiently(() => service.myGames.listMyTurns({}, { signal }), { signal })).games.length;
    } catch (failure) {
      if (!isAbort(failure)) {
        this.turns = 0;
      }
    }
  }
}

customElements.define('ringo-app', RingoApp);
