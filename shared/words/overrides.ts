import { directionOf } from './direction';
import type { Words } from './en';
import { listsIn, pluralsIn } from './grammar';
import { isCounted, phrases } from './phrases';

/** The conference's own labels, in groups as in `en.ts`. Phrases have placeholders: `{city}`. */
export interface WordOverrides {
  readonly [name: string]: string | WordOverrides | undefined;
}

/** Lists the placeholders of a phrase, in order. */
export const namesIn = (phrase: string): string[] => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Replaces labels by those of the conference. */
export function withOverrides(words: Words, overrides: WordOverrides, language: string): Words {
  if (Object.keys(overrides).length === 0) return words;
  const replaced = (part: object, own: WordOverrides, names: object): object => {
    const entries = Object.entries(part).map(([name, word]: [string, unknown]) => {
      const text = own[name];
      if (text === undefined) return [name, word];
      const filledIn: unknown = names[name as keyof typeof names];
      if (typeof word === 'function') return [name, phraseOf(text, filledIn as readonly string[], language)];
      if (typeof text === 'string') return [name, text];
      return [name, replaced(word as object, text, (filledIn ?? {}) as object)];
    });
    return Object.fromEntries(entries);
  };
  // The schema of words.yaml derives from the labels and placeholders, so each replacement has the type of the
  // original.
  return replaced(words, overrides, phrases) as Words;
}

/** Makes the function that fills in a phrase. */
function phraseOf(text: string | WordOverrides, names: readonly string[], language: string) {
  const plural = pluralsIn(language);
  const conjunction = listsIn(language, 'conjunction');
  const isolated = (value: unknown) =>
    typeof value === 'string' && directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : String(value);
  const written = (value: unknown) => (Array.isArray(value) ? conjunction.text(value.map(String)) : isolated(value));
  return (...values: readonly unknown[]): string => {
    const [first] = values;
    const count = Array.isArray(first) ? first.length : Number(first);
    const chosen = typeof text === 'string' ? text : isCounted(names) ? plural(count, text as PluralTexts) : '';
    return chosen.replace(/\{(\w+)\}/g, (_, name: string) => written(values[names.indexOf(name)]));
  };
}

type PluralTexts = Parameters<ReturnType<typeof pluralsIn>>[1];
