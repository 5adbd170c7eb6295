import { LitElement, css, html, nothing } from 'lit';
import { sayRefusal } from '../panels/notice';
import { copyText } from '../panels/clipboard';
import { Refusal } from '../service/refusal';
import { service } from '../service/service';
import { session } from '../service/session';
import { shared } from '../styles';
import { say } from '../texts';

/** Signs in: with a token, or as a new player, whose token is shown this once. */
export class RingoSignIn extends LitElement {
  static override properties = {
    texts: {},
    refused: { state: true },
    secret: { state: true },
    copied: { state: true },
  };

  declare texts: string;
  private declare refused: string | undefined;
  private declare secret: string | undefined;
  private declare copied: boolean;

  constructor() {
    super();
    this.texts = '';
    this.copied = false;
  }

  static override styles = [
    shared,
    css`
      .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
        gap: 1rem;
      }
      .check {
        display: flex;
        gap: 0.5rem;
        align-items: center;
      }
    `,
  ];

  override render() {
    if (this.secret !== undefined) {
      return this.keepIt(this.secret);
    }
    return html`<section class="stack" aria-label=${say('signIn.title')}>
      <p>${say('signIn.why')}</p>
      <div class="ways">
        <form class="card stack" id="new" @submit=${this.onNew}>
          <h2>${say('signIn.new')}</h2>
          <label
            >${say('signIn.name')}
            <input name="name" required minlength="2" maxlength="30" autocomplete="username" spellcheck="false" />
          </label>
          <button class="primary">${say('signIn.create')}</button>
        </form>
        <form class="card stack" id="known" @submit=${this.onToken}>
          <h2>${say('signIn.known')}</h2>
          <label
            >${say('signIn.token')}
            <input name="token" type="password" required minlength="20" maxlength="100" autocomplete="current-password" placeholder="ringo_…" />
          </label>
          <label class="check"><input type="checkbox" name="remember" /> ${say('signIn.remember')}</label>
          <button>${say('signIn.enter')}</button>
        </form>
      </div>
      <p class="refused" role="alert">${this.refused ?? nothing}</p>
    </section>`;
  }

  private keepIt(secret: string) {
    return html`<form class="card stack" id="keep" @submit=${(event: SubmitEvent) => this.onKept(event, secret)}>
      <h2>${say('signIn.keep')}</h2>
      <p>${say('signIn.keepWhy')}</p>
      <label
        >${say('signIn.token')}
        <input id="secret" class="mono" readonly autocomplete="off" .value=${secret} />
      </label>
      <label class="check"><input type="checkbox" name="remember" /> ${say('signIn.remember')}</label>
      <div class="row">
        <button type="button" @click=${() => void this.copy(secret)}>${say(this.copied ? 'copied' : 'copy')}</button>
        <button class="primary">${say('signIn.kept')}</button>
      </div>
    </form>`;
  }

  private async onNew(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get('name') ?? '').trim();
    await this.attempt(async () => {
      const { token } = await service.players.createPlayer({ nameRequest: { name } });
      this.secret = token.secret;
    });
  }

  private async onToken(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const token = String(form.get('token') ?? '').trim();
    await this.attempt(async () => {
      // The token is tried before it is kept.
      await service.account.getMe(async ({ init }) => ({
        headers: { ...init.headers, Authorization: `Bearer ${token}` },
      }));
      session.signIn(token, form.has('remember'));
    });
  }

  private onKept(event: SubmitEvent, secret: string): void {
    event.preventDefault();
    session.signIn(secret, new FormData(event.currentTarget as HTMLFormElement).has('remember'));
    this.secret = undefined;
  }

  private async attempt(action: () => Promise<void>): Promise<void> {
    this.refused = undefined;
    try {
      await action();
    } catch (failure) {
      this.refused = sayRefusal(await Refusal.of(failure));
    }
  }

  private async copy(secret: string): Promise<void> {
    await copyText(secret);
    this.copied = true;
  }
}

customElements.define('ringo-sign-in', RingoSignIn);
