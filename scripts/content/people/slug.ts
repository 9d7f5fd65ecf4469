import { hashOf } from '../../cache/hash-of.mjs';
import { nameWords } from './name-words';

/** The longest slug: longer ones are cut, with a hash appended. */
const LONGEST = 80;

/** Converts other scripts to Latin letters: "Иван" → "Ivan". */
export type Transliterate = (text: string) => string;

/** Tells whether a name has letters other than a to z after accents are removed. */
export const needsTransliteration = (name: string): boolean => nameWords(name).some((word) => /[^a-z0-9]/.test(word));

/**
 * Makes the last part of the address of a person's page: the words of the name in lower case, without titles and accents, with hyphens
 * between them. Other scripts are transliterated; if nothing is left, the slug is a hash. It depends on the name alone, so that no other
 * record changes it.
 */
export const personSlug = (name: string, transliterate: Transliterate): string =>
  slugOf(nameWords(name).join(' '), name, transliterate);

/** Makes a slug from a title. */
export const titleSlug = (title: string, transliterate: Transliterate): string =>
  slugOf(title.normalize('NFKD').replace(/[\p{M}'’]/gu, ''), title, transliterate);

function slugOf(words: string, whole: string, transliterate: Transliterate): string {
  const latin = /^[ -~]*$/.test(words) ? words : transliterate(words).replace(/[`'’]/g, '');
  const slug =
    latin
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? '';
  const hash = () => hashOf(whole.normalize('NFC'), 8);
  if (slug === '') return hash();
  return slug.length <= LONGEST ? slug : `${slug.slice(0, LONGEST).replace(/-$/, '')}-${hash()}`;
}
