import type { PublishedContent } from '../../../shared/model/content';
import { wordsIn, wordsOf } from '../../../shared/words';
import { shownBy } from '../../renderer/support/shown-by';

const en = wordsIn('en');

/** Every text of a language's interface; phrases, which are functions, are left to the pseudo-language. */
const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words.trim()];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
};

/** Finds the English words of the interface that a page in another language shows. */
export function englishWordsOn(content: Omit<PublishedContent, 'acceptedWarnings'>): (html: string) => string[] {
  const own = new Set([...textsIn(wordsOf(content)), ...textsIn(content)]);
  const english = textsIn(en).filter((text) => /[a-z]{2}/i.test(text) && !own.has(text));
  return (html) => {
    const shown = new Set(shownBy(html));
    return english.filter((text) => shown.has(text));
  };
}

/** The same text twice in a row between commas: a room that is also the venue, a country that an affiliation names. */
const TWICE = /(?:^|[,،] )(.{3,})[,،] \1(?:$|[,،])/u;

/** The texts of a page that list something twice in a row. */
export const listedTwice = (html: string): string[] => shownBy(html).filter((text) => TWICE.test(text));
