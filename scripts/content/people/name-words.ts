import { plainWords } from '../plain-words';
import { keptByText } from '../texts/kept-by-text';
import { withoutBehalf } from './organisations';
import { withoutTitles } from './titles';

/** Academic and civil titles, which may be anywhere in a name, as in "BEN ALI, Dr Amel". */
const TITLES = new Set(
  'prof professor pr dr doctor doc mr mrs ms miss mme mlle m eng ing engr phd hon sir assoc asst em emeritus'.split(
    ' ',
  ),
);

/** Words after a comma that are not given names. */
const SUFFIXES = new Set('jr sr ii iii iv'.split(' '));

/**
 * Splits a name into words in plain lower case, in order, without titles. Accents, letter case, apostrophes, hyphens and full stops do not
 * matter: "Jean-Claude N'Diaye", "jean claude n’diaye" and "NDIAYE, Jean-Claude" have the same words. The order matters: "Yu Hong" and
 * "Hong Yu" are two people.
 */
export function nameWords(written: string): string[] {
  const { name: alone } = withoutBehalf(written);
  const name = withoutTitles(alone || written);
  const [first = '', ...others] = /[,،،，]/.test(name) ? name.split(/[,،，]/) : [name];
  const family = plainWords(first);
  const parts = others.map(plainWords);
  const given = parts.filter((part) => !part.every((word) => TITLES.has(word) || SUFFIXES.has(word)));
  const suffixes = parts.filter((part) => !given.includes(part));
  const words = [...given.flat(), ...family, ...suffixes.flat()];
  // A name that consists only of titles keeps them.
  const plain = words.filter((word) => word.length === 1 || !TITLES.has(word));
  return plain.length === 0 ? words : plain;
}

/** Arabic letters that are interchangeable at the end of a word, and letters of Persian keyboards. */
const ALIKE: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/** Returns a key that all spellings of one full name share. Addresses of pages keep the original letters. */
export const personKey = keptByText(
  (name) =>
    nameWords(name)
      .join(' ')
      .replace(/[ىیةک]/g, (letter) => ALIKE[letter] ?? letter),
  { most: 20_000, longest: 100 },
);
