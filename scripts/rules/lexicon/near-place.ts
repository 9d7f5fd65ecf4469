import { distance } from 'fastest-levenshtein';
import { citiesIn } from './cities';
import type { Flaw } from './flaw';
import type { Venue } from './known-places';
import { wordsNear } from './words-near';

/** The same word with one letter in place of another, its first and last ones left alone: "Hammanet". */
const isOtherLetter = (word: string, city: string): boolean =>
  word.length === city.length &&
  word.length >= LONG &&
  word[0] === city[0] &&
  word.at(-1) === city.at(-1) &&
  distance(word, city) === 1;
const LONG = 7;

/** A letter that is doubled in the one and not in the other: "Hamamet". */
const hasOtherDouble = (word: string, city: string): boolean =>
  word.length !== city.length && singled(word) === singled(city);
const singled = (word: string) => word.toLowerCase().replace(/(\p{L})\1/gu, '$1');

/** A word with a capital that is the city with a letter lost, added or exchanged: "Montevido". */
export function nearPlace({ city }: Venue): (text: string) => Flaw | undefined {
  const own: readonly string[] = city.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  const near = wordsNear(own);
  return (text) => {
    for (const found of text.matchAll(/(?<![\p{L}./@-])\p{Lu}\p{Ll}{6,}(?!\p{L})/gu)) {
      const [word] = found;
      const meant = own.includes(word)
        ? undefined
        : (near(word) ?? own.find((each) => isOtherLetter(word, each) || hasOtherDouble(word, each)));
      if (meant === undefined || citiesIn(word).some((each) => each.name === word)) continue;
      const message = `"${word}" is "${meant}" in conference.yaml, but for a letter.`;
      return {
        start: found.index,
        end: found.index + word.length,
        message,
        hint: `Did you mean "${meant}"?`,
        mend: meant,
      };
    }
    return undefined;
  };
}
