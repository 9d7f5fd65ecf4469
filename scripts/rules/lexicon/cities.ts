import { plainWords } from '../../content/plain-words';
import { CITIES, SEVERAL } from './city-names';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Name in plain small letters → codes of countries. Made when first asked for. */
function countriesByCity(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known !== undefined) return known;
  const made = new Map<string, Set<string>>();
  const add = (name: string, code: string) => {
    const key = plainWords(name).join(' ');
    const codes = made.get(key);
    if (codes) codes.add(code);
    else made.set(key, new Set([code]));
  };
  for (const [code, names] of Object.entries(CITIES)) for (const name of names.split(', ')) add(name, code);
  for (const [name, codes] of Object.entries(SEVERAL)) for (const code of codes.split(' ')) add(name, code);
  known = made;
  return made;
}

/** No name of a city has more words. */
const MOST_WORDS = 4;

/** A city that a text names. */
export interface NamedCity {
  readonly name: string;
  /** Codes of the countries that have a city of the name. */
  readonly countries: ReadonlySet<string>;
}

/** The known cities and regions that a text names, the longest names first: "New York" is not York. */
export function citiesIn(text: string): readonly NamedCity[] {
  const words = text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const plain = words.map((word) =>
    /^\p{Ll}/u.test(word) && !/^(?:de|do|la|le|en|es|sur|del|al|el)$/.test(word) ? '' : plainWords(word).join(''),
  );
  const found: NamedCity[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const part = plain.slice(at, at + length);
      if (part.includes('')) continue;
      const countries = countriesByCity().get(part.join(' '));
      if (countries === undefined) continue;
      found.push({ name: words.slice(at, at + length).join(' '), countries });
      at += length - 1;
      break;
    }
  }
  return found;
}
