import { hashOf } from '../../cache/hash-of.mjs';
import { nameWords } from './name-words';

/** The longest address: longer ones are cut, and told apart by a hash. */
const LONGEST = 80;

/** Writes letters of other scripts in Latin ones: "Иван" as "Ivan". */
export type Transliterate = (text: string) => string;

/** Whether a name has letters beside those of English, once its accents are taken away. */
export const needsTransliteration = (name: string): boolean => nameWords(name).some((word) => /[^a-z0-9]/.test(word));

/**
 * The last part of the address of somebody's page, which follows from the name alone, so that no other entry ever changes it:
 * its words without titles and accents, in small letters, with hyphens between them. Letters of other scripts are written in
 * Latin ones; where nothing is left of a name, its hash stands.
 */
export const personSlug = (name: string, transliterate: Transliterate): string =>
  slugOf(nameWords(name).join(' '), name, transliterate);

/** The same of a title. */
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
