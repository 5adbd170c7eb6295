import { LitElement, css, html, nothing } from 'lit';
import type { Rules } from '../client';
import { shared } from '../styles';
import { say } from '../texts';
import { copyText } from './clipboard';

declare global {
  interface HTMLElementEventMap {
    'ringo-type': CustomEvent<string>;
  }
}

/**
 * The position as text and as a picture, and a field to type a move into.
 *
 * @fires ringo-type with a move that was typed
 */
export class RingoPosition extends LitElement {
  static override properties = {
    notation: {},
    rules: { attribute: false },
    able: { type: Boolean },
    texts: {},
    copied: { state: true },
  };

  declare notation: string;
  declare rules: Rules;
  /** Whether a move may be typed. */
  declare able: boolean;
  declare texts: string;
  private declare copied: boolean;

  constructor() {
    super();
    this.notation = '';
    this.rules = 'fosdick';
    this.able = false;
    this.texts = '';
    this.copied = false;
  }

  static override styles = [
    shared,
    css`
      .pair {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.5rem;
        align-items: end;
        margin-bottom: 0.5rem;
      }
    `,
  ];

  override render() {
    const picture = `/v1/positions/image.svg?position=${this.notation.replaceAll(' ', '_')}`;
    return html`<section class="card" aria-label=${say('position.title')}>
      <h2>${say('position.title')}</h2>
      <form class="pair" @submit=${this.onType}>
        <label
          >${say('position.type')}
          <input name="move" class="mono" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="20" placeholder="b6-b5" ?disabled=${!this.able} />
        </label>
        <button ?disabled=${!this.able}>${say('position.play')}</button>
      </form>
      <div class="pair">
        <label
          >${say('position.text')}
          <input id="notation" class="mono" readonly .value=${this.notation} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        </label>
        <button type="button" @click=${() => void this.copy()}>${say(this.copied ? 'copied' : 'copy')}</button>
      </div>
      ${this.notation === '' ? nothing : html`<a href=${picture} target="_blank" rel="noopener">${say('position.picture')}</a>`}
    </section>`;
  }

  private onType(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = String(new FormData(form).get('move') ?? '').trim();
    if (text !== '') {
      form.reset();
      this.dispatchEvent(new CustomEvent<string>('ringo-type', { detail: text }));
    }
  }

  private async copy(): Promise<void> {
    await copyText(this.notation);
    this.copied = true;
    setTimeout(() => (this.copied = false), 1500);
  }
}

customElements.define('ringo-position', RingoPosition);
