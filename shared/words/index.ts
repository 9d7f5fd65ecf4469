import { fittingWords } from '../format/contributions';
import { arabic, type Digits } from './ar';
import { de } from './de';
import { en, twoDigitDates, type Words } from './en';
import { es } from './es';
import { fr } from './fr';
import { intlWords } from './intl-words';
import { isComplete } from './missing-words';
import { type WordOverrides, withOverrides } from './overrides';
import { pt } from './pt';
import type { WordTexts } from './texts';

export type { Words } from './en';

/** Makes the labels of a language whose file has texts alone; `Intl` makes the rest. */
const fromTexts = (texts: WordTexts) => (tag: string) => withOverrides({ ...en, ...intlWords(tag) }, texts, tag);

/** Language → its labels. To add a language, add a file like `de.ts` and a row here. */
const languages: Readonly<Record<string, (tag: string, digits?: Digits) => Words>> = {
  en: () => en,
  fr: () => fr,
  ar: arabic,
  de: fromTexts(de),
  es: fromTexts(es),
  pt: fromTexts(pt),
};

/** Tags of the languages that have labels. */
export const languagesWithWords: readonly string[] = Object.keys(languages);

/** Whether the product has the labels of a language (BCP 47). */
export const hasWords = (tag: string): boolean => languagesWithWords.includes(languageOf(tag));

/**
 * Returns the language of the labels: the site's, if the product or the conference has all labels in it, else English.
 */
export const interfaceLanguage = (tag: string, own?: WordOverrides): string =>
  hasWords(tag) || isComplete(own) ? tag : 'en';

const languageOf = (tag: string): string => tag.split('-')[0] ?? '';

/** Returns the labels in a language ("fr-TN" falls back to "fr"), else in English. */
export function wordsIn(tag: string, digits?: Digits): Words {
  return languages[languageOf(tag)]?.(tag, digits) ?? en;
}

/** Arabic-speaking countries (ISO 3166), whose names of months differ. */
const ARAB = new Set('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '));

/**
 * Adds the country of the venue to the tag "ar", since it determines the names of months: June is "جوان" in Tunis,
 * "حزيران" in Amman and "يونيو" in Cairo.
 */
export const languageAt = (tag: string, country?: string): string =>
  tag === 'ar' && country !== undefined && ARAB.has(country) ? `ar-${country}` : tag;

/** The content that determines the labels. */
export interface WordChoice {
  readonly conference: {
    readonly language: string;
    readonly digits?: Digits;
    readonly twoDigitDays?: boolean;
    readonly venue?: { readonly countryCode?: string };
  };
  readonly words?: WordOverrides | undefined;
  /** Whatever is presented, if it is known: papers have authors, talks have none. */
  readonly contributions?: readonly { readonly kind: string }[];
}

const known = new WeakMap<WordChoice['conference'], WordChoice & { readonly made: Words }>();

/** Returns the labels of a conference: those of its language with its own overrides, as they fit what is presented. */
export function wordsOf(choice: WordChoice): Words {
  const { conference, words, contributions } = choice;
  const last = known.get(conference);
  if (last && last.words === words && last.contributions === contributions) return last.made;
  const made = makeWords(choice);
  known.set(conference, { conference, words, ...(contributions && { contributions }), made });
  return made;
}

/** Makes the labels of a conference. `change` sees them before they are fitted to what is presented. */
export function makeWords(
  { conference, words: overrides, contributions }: WordChoice,
  change = (words: Words): Words => words,
): Words {
  const { language, digits, twoDigitDays, venue } = conference;
  const isOwn = !hasWords(language) && isComplete(overrides);
  const all = withOverrides(
    isOwn ? { ...en, ...intlWords(language) } : wordsIn(languageAt(language, venue?.countryCode), digits),
    overrides ?? {},
    interfaceLanguage(language, overrides),
  );
  const dated = change(twoDigitDays && languageOf(language) === 'en' ? { ...all, dates: twoDigitDates } : all);
  return contributions ? fittingWords(contributions, dated) : dated;
}
