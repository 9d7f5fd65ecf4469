import { memoised } from '../memoise';
import { en } from './en';
import type { WordOverrides } from './overrides';
import { phrases } from './phrases';

/** Lists the labels that words.yaml lacks for a complete interface in its language: "footer.heading". */
export function missingWords(own: WordOverrides): string[] {
  return missingIn(en, own, phrases, '');
}

function missingIn(words: object, own: WordOverrides, names: object, path: string): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]): string[] => {
    const text = own[name];
    // Punctuation is much the same in all languages.
    if (typeof word === 'string') return text === undefined && /\p{L}/u.test(word) ? [path + name] : [];
    const filledIn: unknown = names[name as keyof typeof names];
    // `Intl` makes these.
    if (filledIn === undefined) return [];
    if (typeof word === 'function') return text === undefined ? [path + name] : [];
    const part = typeof text === 'object' ? text : {};
    return missingIn(word as object, part, filledIn as object, `${path}${name}.`); // groups are all that is left
  });
}

const isWithoutGaps = memoised((own: WordOverrides) => missingWords(own).length === 0);

/** Whether words.yaml has every label. */
export const isComplete = (own: WordOverrides | undefined): boolean => own !== undefined && isWithoutGaps(own);
