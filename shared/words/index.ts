import { arabic, type Digits } from './ar';
import { en, type Words } from './en';
import { fr } from './fr';
import { intlWords } from './intl-words';
import { isComplete } from './missing-words';
import { type WordOverrides, withOverrides } from './overrides';

export type { Words } from './en';

/** Language → its words. A new language is one file of the shape of `en.ts`, and a row here. */
const languages: Readonly<Record<string, (tag: string, digits?: Digits) => Words>> = {
  en: () => en,
  fr: () => fr,
  ar: arabic,
};

/** The languages that have words, by their tags. */
export const languagesWithWords: readonly string[] = Object.keys(languages);

/** Whether the words of the interface are there in a language (BCP 47). */
export const hasWords = (tag: string): boolean => languagesWithWords.includes(languageOf(tag));

/**
 * The language that the interface speaks on a site in some language: English where nobody has written its words yet, neither the product
 * nor, all of them, the conference.
 */
export const interfaceLanguage = (tag: string, own?: WordOverrides): string =>
  hasWords(tag) || isComplete(own) ? tag : 'en';

const languageOf = (tag: string): string => tag.split('-')[0] ?? '';

/** The words in a language ("fr-TN" falls back on "fr"); in English where nobody has written them yet. */
export function wordsIn(tag: string, digits?: Digits): Words {
  return languages[languageOf(tag)]?.(tag, digits) ?? en;
}

/** Countries in which Arabic is written, each with its own names of the months (ISO 3166). */
const ARAB = new Set('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '));

/**
 * The tag of a site's language with the country of the venue, where it names none and the country matters: June is "جوان" in Tunis,
 * "حزيران" in Amman and "يونيو" in Cairo.
 */
export const languageAt = (tag: string, country?: string): string =>
  tag === 'ar' && country !== undefined && ARAB.has(country) ? `ar-${country}` : tag;

/** The parts of the content that decide on its words. */
export interface WordChoice {
  readonly conference: {
    readonly language: string;
    readonly digits?: Digits;
    readonly venue?: { readonly countryCode?: string };
  };
  readonly words?: WordOverrides | undefined;
}

const known = new WeakMap<WordChoice['conference'], { readonly overrides: WordOverrides | undefined; words: Words }>();

/** The words of a conference: those of its language, and in their place those that it has written itself. */
export function wordsOf({ conference, words: overrides }: WordChoice): Words {
  const made = known.get(conference);
  if (made && made.overrides === overrides) return made.words;
  const { language, digits, venue } = conference;
  const isOwn = !hasWords(language) && isComplete(overrides);
  const words = withOverrides(
    isOwn ? { ...en, ...intlWords(language) } : wordsIn(languageAt(language, venue?.countryCode), digits),
    overrides ?? {},
    interfaceLanguage(language, overrides),
  );
  known.set(conference, { overrides, words });
  return words;
}
