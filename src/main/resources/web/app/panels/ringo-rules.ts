import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import type { RuleOptionMeaning, RuleOptions, RuleSet, RuleSets, Rules } from '../client';
import { isAbort, patiently } from '../service/patience';
import { service } from '../service/service';
import { shared } from '../styles';
import { language, say } from '../texts';

declare global {
  interface HTMLElementEventMap {
    'ringo-rules': CustomEvent<Rules>;
  }
}

type OptionName = Exclude<keyof RuleOptions, 'base'>;
/** Options by name. */
export type Options = Record<string, string>;

/**
 * Chooses a rule set, and changes its options; each says what it means.
 *
 * @fires ringo-rules with the rules that were chosen
 */
export class RingoRules extends LitElement {
  static override properties = {
    rules: { attribute: false },
    texts: {},
    known: { state: true },
  };

  declare rules: Rules;
  declare texts: string;
  private declare known: RuleSets | undefined;
  private running: AbortController | undefined;

  constructor() {
    super();
    this.rules = 'fosdick';
    this.texts = '';
  }

  static override styles = [
    shared,
    css`
      summary {
        padding: 0.4rem 0;
        cursor: pointer;
      }
      .option {
        padding: 0.5rem 0;
        border-top: 1px solid var(--soft-line);
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) {
      void this.load();
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('texts')) {
      void this.load();
    }
  }

  override render() {
    const { known } = this;
    if (known === undefined) {
      return html`<p class="muted">${say('loading')}</p>`;
    }
    const set = baseOf(this.rules, known);
    const chosen = optionsOf(this.rules, known);
    return html`<div class="stack">
      <label
        >${say('rules.set')}
        <select id="set" @change=${(event: Event) => this.become((event.target as HTMLSelectElement).value, {})}>
          ${known.rulesets.map(({ id, name }) => html`<option value=${id} ?selected=${id === set.id}>${name}</option>`)}
        </select>
      </label>
      <p>${set.summary}</p>
      <p class="small muted">${say('rules.source')} <cite lang=${set.source.language}>${set.source.title}</cite>. ${set.source.description}</p>
      <details ?open=${typeof this.rules !== 'string'}>
        <summary>${say('rules.options')}</summary>
        ${known.options.map((option) => this.option(option, chosen, set))}
      </details>
    </div>`;
  }

  private option(option: RuleOptionMeaning, chosen: Options, set: RuleSet) {
    const value = chosen[option.name] ?? '';
    const change = (to: string) => this.become(set.id, { ...chosen, [option.name]: to });
    if (option.values === undefined) {
      return html`<div class="option">
        <label
          >${(option.sentence ?? '').replace('{0}', value)}
          <input
            type="number"
            name=${option.name}
            min=${option.minimum ?? nothing}
            max=${option.maximum ?? nothing}
            .value=${value}
            @change=${({ target }: Event) => {
              const input = target as HTMLInputElement;
              if (input.reportValidity() && input.value !== '') {
                change(input.value);
              }
            }}
          />
        </label>
      </div>`;
    }
    return html`<div class="option">
      <select
        name=${option.name}
        aria-label=${option.values.find((meaning) => meaning.value === value)?.sentence ?? option.name}
        @change=${({ target }: Event) => change((target as HTMLSelectElement).value)}
      >
        ${option.values.map(
          (meaning) =>
            html`<option value=${meaning.value} ?selected=${meaning.value === value}>${meaning.sentence}</option>`,
        )}
      </select>
    </div>`;
  }

  private become(base: string, options: Options): void {
    const set = this.known?.rulesets.find(({ id }) => id === base);
    const changed = Object.entries(options).filter(
      ([name, value]) => String(set?.options[name as OptionName].value) !== value,
    );
    const values = changed.map(([name, value]) => [name, this.typed(name, value)]);
    this.rules = changed.length === 0 ? base : { base, ...(Object.fromEntries(values) as RuleOptions) };
    this.dispatchEvent(new CustomEvent<Rules>('ringo-rules', { detail: this.rules }));
  }

  private typed(name: string, value: string): boolean | number | string {
    switch (this.known?.options.find((option) => option.name === name)?.kind) {
      case 'flag':
        return value === 'true';
      case 'integer':
        return Number(value);
      default:
        return value;
    }
  }

  private async load(): Promise<void> {
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    try {
      this.known = await knownRules(signal);
    } catch (failure) {
      if (!isAbort(failure)) {
        throw failure;
      }
    }
  }
}

/** The rule set that these rules are, or are a change of. */
function baseOf(rules: Rules, known: RuleSets): RuleSet {
  const id = typeof rules === 'string' ? rules : (rules.base ?? known.default);
  const found = known.rulesets.find((set) => set.id === id) ?? known.rulesets[0];
  if (found === undefined) {
    throw new Error('the service knows no rule set');
  }
  return found;
}

/** All options of rules, each value as text. */
export function optionsOf(rules: Rules, known: RuleSets): Options {
  const options: Options = {};
  for (const [name, { value }] of Object.entries(baseOf(rules, known).options)) {
    options[name] = String(value);
  }
  if (typeof rules !== 'string') {
    const { base, ...changed } = rules;
    for (const [name, value] of Object.entries(changed)) {
      options[name] = String(value);
    }
  }
  return options;
}

const byLanguage = new Map<string, RuleSets>();

/** The rule sets, in the language of the page. */
export async function knownRules(signal: AbortSignal): Promise<RuleSets> {
  const asked = language();
  const known =
    byLanguage.get(asked) ?? (await patiently(() => service.ruleSets.listRuleSets({}, { signal }), { signal }));
  byLanguage.set(asked, known);
  return known;
}

/** What to call rules in a word or two. */
export function nameOf(rules: Rules, known: RuleSets | undefined): string {
  const id = typeof rules === 'string' ? rules : (rules.base ?? '');
  const name = known?.rulesets.find((set) => set.id === id)?.name ?? id;
  return typeof rules === 'string' ? name : say('rules.changed', { name });
}

customElements.define('ringo-rules', RingoRules);
