import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { ru } from './ru';

/** A noun with a number needs a form for each class of numbers (CLDR plural rules). */
export type Forms = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

/** What every language says. */
export type Texts = { readonly [key in keyof typeof en]: (typeof en)[key] extends string ? string : Forms };

export type TextKey = keyof typeof en;
export type Language = 'en' | 'de' | 'fr' | 'ru' | 'cs';

const ALL: { readonly [language in Language]: Texts } = { en, de, fr, ru, cs };

/** The languages, each in its own words. */
export const LANGUAGES: readonly { readonly tag: Language; readonly name: string }[] = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'fr', name: 'Français' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'cs', name: 'Čeština' },
];

const CHOSEN = 'ringo.language';

let current: Language = preferred();

/** The language of the page. */
export function language(): Language {
  return current;
}

/** Changes the language, also for later visits. Whoever shows texts has to show them anew. */
export function setLanguage(tag: Language): void {
  current = tag;
  try {
    localStorage.setItem(CHOSEN, tag);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The text of the page, with its placeholders `{name}` filled in; a form of a noun is chosen by `{n}`. */
export function say(key: TextKey, values: { readonly [name: string]: string | number } = {}): string {
  const text: string | Forms = ALL[current][key];
  const form =
    typeof text === 'string' ? text : (text[new Intl.PluralRules(current).select(Number(values['n']))] ?? text.other);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? new Intl.NumberFormat(current).format(value) : (value ?? whole);
  });
}

/** A moment, in words. */
export function sayMoment(instant: string): string {
  return new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}

function preferred(): Language {
  for (const tag of [chosen(), ...navigator.languages]) {
    const found = LANGUAGES.find((known) => known.tag === tag?.slice(0, 2).toLowerCase());
    if (found !== undefined) {
      return found.tag;
    }
  }
  return 'en';
}

function chosen(): string | undefined {
  try {
    return localStorage.getItem(CHOSEN) ?? undefined;
  } catch {
    return undefined;
  }
}
