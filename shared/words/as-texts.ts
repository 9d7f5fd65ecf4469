import type { WordOverrides } from './overrides';
import { isCounted, PLURAL_FORMS, phrases } from './phrases';

/** Labels as texts, in groups as in words.yaml. A phrase has its placeholders. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** A phrase, whose values `phrases` lists. */
type Phrase = (...values: readonly unknown[]) => string;

/** A number in a phrase while its text is made: for each plural form another one. */
const NUMBERS = [1, 2, 3, 11, 0, 5, 100];

/** Returns the labels of a language as texts, without those that `own` has. */
export function asTexts(words: object, language: string, own: WordOverrides = {}, known: object = phrases): Texts {
  const rules = new Intl.PluralRules(language);
  /** Values of an Arabic phrase are isolated again when they are filled in. */
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
  const textOf = (word: Phrase, names: readonly string[]): string | Texts => {
    const placeholders = names.map((name) => `{${name}}`);
    const [first = ''] = placeholders;
    // Dates are a list.
    if (!isCounted(names)) return plain(word(...(names[0] === 'dates' ? [placeholders] : placeholders)));
    const numbers = new Map(NUMBERS.map((number) => [rules.select(number), number]).toReversed() as [string, number][]); // pairs
    return Object.fromEntries(
      PLURAL_FORMS.flatMap((form) => {
        const number = numbers.get(form);
        const value = names[0] === 'numbers' ? Array.from({ length: number ?? 0 }, () => 0) : number;
        if (number === undefined) return [];
        const text = plain(word(value, ...placeholders.slice(1)));
        return [[form, names[0] === 'numbers' ? text.replace(/0.*0|0/, first) : text.replace(String(number), first)]];
      }),
    );
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, word]: [string, unknown]): [string, string | Texts][] => {
      const [mine, filledIn]: [unknown, unknown] = [own[name], Reflect.get(known, name)];
      if (typeof word === 'string') return mine === undefined ? [[name, word]] : [];
      // `Intl` makes these.
      if (filledIn === undefined) return [];
      if (typeof word === 'function')
        return mine === undefined ? [[name, textOf(word as Phrase, filledIn as readonly string[])]] : [];
      const part = asTexts(
        word as object,
        language,
        typeof mine === 'object' ? (mine as WordOverrides) : {},
        filledIn as object,
      ); // groups are all that is left
      return Object.keys(part).length === 0 ? [] : [[name, part]];
    }),
  );
}
