import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import type { Level, Rules, Side } from '../client';
import { newSeed, type LocalGame, type Mover } from '../game/local-game';
import { lookAt } from '../game/line';
import { SIDES } from '../game/side';
import { sayRefusal } from '../panels/notice';
import { isAbort, patiently } from '../service/patience';
import { Refusal } from '../service/refusal';
import { service } from '../service/service';
import { shared } from '../styles';
import { language, say } from '../texts';
import { sayOutcome, saySide } from './words';
import '../panels/ringo-rules';

declare global {
  interface HTMLElementEventMap {
    'ringo-new': CustomEvent<LocalGame>;
  }
}

/**
 * Asks what game to play at this screen: by which rules, from where, and who moves the pieces.
 *
 * @fires ringo-new with the game
 */
export class RingoNewGame extends LitElement {
  static override properties = {
    texts: {},
    rules: { state: true },
    levels: { state: true },
    refused: { state: true },
  };

  declare texts: string;
  private declare rules: Rules;
  private declare levels: readonly Level[];
  private declare refused: string | undefined;
  private movers: Record<Side, Mover> = { attacker: 'person', defender: 1 };

  constructor() {
    super();
    this.texts = '';
    this.rules = 'fosdick';
    this.levels = [];
  }

  static override styles = [
    shared,
    css`
      .sides {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
        gap: 0.75rem;
      }
    `,
  ];

  /** Opens, with this game's choices. */
  open(game: LocalGame): void {
    this.rules = game.rules;
    this.movers = { attacker: game.attacker, defender: game.defender };
    this.refused = undefined;
    this.requestUpdate();
    this.dialog()?.showModal();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('texts')) {
      void this.load();
    }
  }

  override render() {
    return html`<dialog aria-labelledby="title">
      <form class="stack" @submit=${this.onSubmit}>
        <h2 id="title">${say('new.title')}</h2>
        <div class="sides">
          ${SIDES.map(
            (side) => html`<label
              >${saySide(side)}
              <select name=${side}>
                <option value="person" ?selected=${this.movers[side] === 'person'}>${say('new.person')}</option>
                ${this.levels.map(
                  ({ level, name }) =>
                    html`<option value=${level} ?selected=${this.movers[side] === level}>
                      ${say('new.level', { level, name })}
                    </option>`,
                )}
              </select>
            </label>`,
          )}
        </div>
        <ringo-rules
          .rules=${this.rules}
          .texts=${this.texts}
          @ringo-rules=${({ detail }: CustomEvent<Rules>) => (this.rules = detail)}
        ></ringo-rules>
        <label
          >${say('new.start')}
          <input name="start" class="mono" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" placeholder="1AAAAAAA/8/8/8/8/1D1D1D1D 0 A" />
        </label>
        <p class="refused" role="alert">${this.refused ?? nothing}</p>
        <div class="row">
          <button class="primary">${say('new.begin')}</button>
          <button type="button" @click=${() => this.dialog()?.close()}>${say('cancel')}</button>
        </div>
      </form>
    </dialog>`;
  }

  private dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  private async onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const mover = (side: Side): Mover => {
      const chosen = String(form.get(side));
      return chosen === 'person' ? 'person' : Number(chosen);
    };
    const start = String(form.get('start') ?? '').trim();
    const origin = { rules: this.rules, ...(start === '' ? {} : { start }) };
    try {
      const { outcome } = await lookAt(origin, [], { signal: new AbortController().signal });
      if (outcome.result !== 'ongoing') {
        this.refused = sayOutcome(outcome);
        return;
      }
    } catch (failure) {
      this.refused = sayRefusal(await Refusal.of(failure));
      return;
    }
    this.dialog()?.close();
    const game = { ...origin, moves: [], attacker: mover('attacker'), defender: mover('defender'), seed: newSeed() };
    this.dispatchEvent(new CustomEvent<LocalGame>('ringo-new', { detail: game }));
  }

  private async load(): Promise<void> {
    this.levels = await knownLevels(new AbortController().signal);
  }
}

const byLanguage = new Map<string, readonly Level[]>();

/** The levels of the engine, in the language of the page; none if that was given up. */
export async function knownLevels(signal: AbortSignal): Promise<readonly Level[]> {
  const asked = language();
  try {
    const known =
      byLanguage.get(asked) ?? (await patiently(() => service.engine.listLevels({}, { signal }), { signal })).levels;
    byLanguage.set(asked, known);
    return known;
  } catch (failure) {
    if (isAbort(failure)) {
      return [];
    }
    throw failure;
  }
}

customElements.define('ringo-new-game', RingoNewGame);
