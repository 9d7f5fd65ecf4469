import { en } from './en';

/** Every word of the interface that does not stand in the data, in one language. */
export type Words = typeof en;

/** Language tag → its words. A new language is one file of this shape, and a row here. */
const languages: Readonly<Record<string, Words>> = { en };

/** The words in a language (BCP 47: "fr-TN" falls back on "fr"); in English where nobody has written them yet. */
export function wordsIn(tag: string): Words {
  const [language = ''] = tag.split('-');
  return languages[tag] ?? languages[language] ?? en;
}
