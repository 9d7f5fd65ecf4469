import { plainWords } from '../plain-words';
import { keptByText } from '../texts/kept-by-text';
import { withoutTitles } from './titles';

/** Academic and civil titles that may stand anywhere in a name, as in "BEN ALI, Dr Amel". */
const TITLES = new Set(
  'prof professor pr dr doctor doc mr mrs ms miss mme mlle m eng ing engr phd hon sir assoc asst em emeritus'.split(
    ' ',
  ),
);

/** Words that may follow a comma without being a given name. */
const SUFFIXES = new Set('jr sr ii iii iv'.split(' '));

/**
 * The words of a name in plain small letters and in their order, without titles. Accents, letter case, apostrophes,
 * hyphens and full stops are spelling and not identity: "Jean-Claude N'Diaye", "jean claude n’diaye" and "NDIAYE,
 * Jean-Claude" have the same words. The order is identity: "Yu Hong" and "Hong Yu" are two people.
 */
export function nameWords(written: string): string[] {
  const name = withoutTitles(written);
  const [first = '', ...others] = /[,،،，]/.test(name) ? name.split(/[,،，]/) : [name];
  const family = plainWords(first);
  const parts = others.map(plainWords);
  const given = parts.filter((part) => !part.every((word) => TITLES.has(word) || SUFFIXES.has(word)));
  const suffixes = parts.filter((part) => !given.includes(part));
  const words = [...given.flat(), ...family, ...suffixes.flat()];
  // A full stop or comma ends a title as well. A name that consists of titles alone keeps them.
  const plain = words.filter((word) => word.length === 1 || !TITLES.has(word));
  return plain.length === 0 ? words : plain;
}

/** Arabic letters that are written for each other at the end of a word, and those of Persian keyboards. */
const ALIKE: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/** The key that all spellings of one full name share; addresses of pages keep the letters as they are written. */
export const personKey = keptByText(
  (name) =>
    nameWords(name)
      .join(' ')
      .replace(/[ىیةک]/g, (letter) => ALIKE[letter] ?? letter),
  { most: 20_000, longest: 100 },
);
