import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import type { HintAnswer } from '../client';
import { after, type Origin } from '../game/line';
import { isAbort, patiently, type Waiting } from '../service/patience';
import { Refusal } from '../service/refusal';
import { service } from '../service/service';
import { shared } from '../styles';
import { say, type TextKey } from '../texts';
import { sayRefusal, waitingNotice } from './notice';
import { sayValue } from './value';
import type { Pointer } from '../board/ringo-board';

const GRADES: readonly TextKey[] = ['hint.grade1', 'hint.grade2', 'hint.grade3', 'hint.grade4'];

/**
 * Help with the next move, by grades: what to look at, which piece, which move, and why.
 *
 * @fires ringo-point at the piece or the move, and at none when that is over
 */
export class RingoHint extends LitElement {
  static override properties = {
    origin: { attribute: false },
    moves: { attribute: false },
    able: { type: Boolean },
    texts: {},
    answer: { state: true },
    waiting: { state: true },
    refused: { state: true },
    asking: { state: true },
  };

  declare origin: Origin;
  declare moves: readonly string[];
  /** Whether there is a move to help with. */
  declare able: boolean;
  declare texts: string;

  private declare answer: HintAnswer | undefined;
  private declare waiting: Waiting | undefined;
  private declare refused: string | undefined;
  private declare asking: number | undefined;
  private running: AbortController | undefined;

  constructor() {
    super();
    this.origin = { rules: 'fosdick' };
    this.moves = [];
    this.able = false;
    this.texts = '';
  }

  static override styles = [
    shared,
    css`
      ul {
        margin: 0;
        padding-inline-start: 1.2rem;
      }
      .grades {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
        gap: 0.5rem;
        margin-bottom: 0.5rem;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('origin') || changed.has('moves') || changed.has('texts')) {
      this.running?.abort();
      this.answer = undefined;
      this.waiting = undefined;
      this.refused = undefined;
      this.asking = undefined;
    }
  }

  override render() {
    const grade = this.answer?.grade ?? 0;
    return html`<section class="card" aria-label=${say('hint.title')}>
      <h2>${say('hint.title')}</h2>
      <div class="grades">
        ${GRADES.map(
          (key, index) => html`<button
            type="button"
            ?disabled=${!this.able || this.asking !== undefined}
            aria-pressed=${grade === index + 1 ? 'true' : 'false'}
            @click=${() => void this.ask(index + 1)}
          >
            ${say(key)}
          </button>`,
        )}
      </div>
      ${waitingNotice(this.waiting)}
      ${this.refused === undefined ? nothing : html`<p class="refused">${this.refused}</p>`}
      <div role="status">${this.answer === undefined ? nothing : this.show(this.answer)}</div>
    </section>`;
  }

  private show(answer: HintAnswer) {
    return html`${answer.themes.map(({ text }) => html`<p>${text}</p>`)}
    ${answer.piece === undefined ? nothing : html`<p>${answer.piece.text}</p>`}
    ${answer.move === undefined
      ? nothing
      : html`<p>
          <strong class="mono">${answer.move.text}</strong>
          ${answer.value === undefined ? nothing : html`– ${sayValue(answer.value, answer.position.toMove)}`}
        </p>`}
    ${answer.reasons === undefined
      ? nothing
      : html`<ul>
          ${answer.reasons.map(({ text }) => html`<li>${text}</li>`)}
        </ul>`}
    ${answer.alternatives === undefined || answer.alternatives.length === 0
      ? nothing
      : html`<h3>${say('hint.alternatives')}</h3>
          <ul>
            ${answer.alternatives.map(
              ({ move, cost }) => html`<li><strong class="mono">${move.text}</strong> – ${cost.text}</li>`,
            )}
          </ul>`}`;
  }

  private async ask(grade: number): Promise<void> {
    const { signal } = (this.running = new AbortController());
    this.refused = undefined;
    this.asking = grade;
    const request = { ...after(this.origin, this.moves), grade };
    try {
      this.answer = await patiently(() => service.engine.hintMove({ hintRequest: request }, { signal }), {
        signal,
        waits: (waiting) => (this.waiting = waiting),
      });
      this.asking = undefined;
      const { move, piece } = this.answer;
      this.point(move === undefined ? { from: piece?.cell } : { from: move.from, to: move.to });
    } catch (failure) {
      if (signal.aborted || isAbort(failure)) {
        return;
      }
      this.asking = undefined;
      this.refused = sayRefusal(await Refusal.of(failure));
    }
  }

  private point(pointer: Pointer): void {
    this.dispatchEvent(new CustomEvent<Pointer>('ringo-point', { detail: pointer }));
  }
}

customElements.define('ringo-hint', RingoHint);
