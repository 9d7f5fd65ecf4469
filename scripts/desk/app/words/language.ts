import { useSyncExternalStore } from 'react';
import { directionOf } from '../../../../shared/words/direction';
import { followers } from '../followers';

/** The languages of the desk. */
export const LANGUAGES = { en: 'English', fr: 'Français', ar: 'العربية' } as const;

export type Language = keyof typeof LANGUAGES;

/** A text with its forms for numbers (CLDR); `{n}` is the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The words of a part of the desk in every language. */
export type InLanguages<Texts> = Readonly<
  Record<Language, { readonly [Name in keyof Texts]: Texts[Name] extends string ? string : Plural }>
>;

const STORED = 'desk-language';

const changes = followers();
let current: Language = firstLanguage();
apply();

function firstLanguage(): Language {
  const wanted = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag): tag is Language => tag !== null && Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}

function apply(): void {
  document.documentElement.lang = current;
  document.documentElement.dir = directionOf(current);
}

/** Shows the desk in a language from now on. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
  current = language;
  apply();
  changes.call();
}

/** Calls a function whenever another language is chosen. */
export const whenChosen = changes.add;

/** The language of the desk now. */
export const languageNow = (): Language => current;

/** Returns the language of the desk, and follows it. */
export const useLanguage = (): Language => useSyncExternalStore(whenChosen, languageNow);

/** Returns the words of a part of the desk, in its language. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];

/** Returns the words outside of a component. */
export const wordsNow = <Words>(words: Readonly<Record<Language, Words>>): Words => words[current];

/** Puts values into a text: `{name}` becomes the value of that name. In Arabic, values keep their own direction. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const isolated = current === 'ar';
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return isolated && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);
  });
}

/** Chooses the form of a text for a number, and puts the number in. */
export const counted = (text: Plural, n: number): string =>
  fill(text[new Intl.PluralRules(current).select(n)] ?? text.other, { n });
