import { LitElement, css, html, type PropertyValues } from 'lit';
import type { RuleOptionMeaning, RuleSets, Rules } from '../client';
import { shared } from '../styles';
import { say } from '../texts';
import { knownRules, optionsOf } from './ringo-rules';

/** The rules of a game as sentences. */
export class RingoExplained extends LitElement {
  static override properties = {
    rules: { attribute: false },
    texts: {},
    known: { state: true },
  };

  declare rules: Rules;
  declare texts: string;
  private declare known: RuleSets | undefined;

  constructor() {
    super();
    this.rules = 'fosdick';
    this.texts = '';
  }

  static override styles = [
    shared,
    css`
      summary {
        cursor: pointer;
      }
      summary h2 {
        display: inline;
      }
      ul {
        margin: 0;
        padding-inline-start: 1.2rem;
      }
    `,
  ];

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('texts')) {
      void knownRules(new AbortController().signal).then((known) => (this.known = known));
    }
  }

  override render() {
    return html`<details class="card">
      <summary><h2>${say('rules.title')}</h2></summary>
      <p>${say('rules.basics')}</p>
      <ul>
        ${this.sentences().map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
    </details>`;
  }

  private sentences(): string[] {
    if (this.known === undefined) {
      return [];
    }
    const chosen = optionsOf(this.rules, this.known);
    return this.known.options.map((option) => sentenceOf(option, chosen[option.name] ?? ''));
  }
}

/** The rule that an option with this value makes, in words. */
export function sentenceOf({ values, sentence }: RuleOptionMeaning, value: string): string {
  return values === undefined
    ? (sentence ?? '').replace('{0}', value)
    : (values.find((meaning) => meaning.value === value)?.sentence ?? '');
}

customElements.define('ringo-explained', RingoExplained);
