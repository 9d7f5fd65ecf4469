import { fittingWords } from '../format/contributions';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { wordsFrom } from './fill';
import { fr } from './fr';
import type { Digits } from './grammar';
import { type DateWriting, intlWords } from './intl-words';
import { isComplete } from './missing-words';
import { pt } from './pt';
import { spelledIn } from './spelling';
import type { SomeTexts, Words, WordTexts } from './texts';

export type { Words } from './texts';

/** Language → its labels. To add a language, add a file like `de.ts` and a row here. */
const languages: Readonly<Record<string, WordTexts>> = { en, fr, ar, de, es, pt };

/** Tags of the languages that have labels. */
export const languagesWithWords: readonly string[] = Object.keys(languages);

/** Whether the product has the labels of a language (BCP 47). */
export const hasWords = (tag: string): boolean => languagesWithWords.includes(languageOf(tag));

/**
 * Returns the language of the labels: the site's, if the product or the conference has all labels in it, else English.
 */
export const interfaceLanguage = (tag: string, own?: SomeTexts): string =>
  hasWords(tag) || isComplete(own) ? tag : 'en';

const languageOf = (tag: string): string => tag.split('-')[0] ?? '';

/** Returns the texts of a language, else the English ones. */
export const textsIn = (tag: string): WordTexts => languages[languageOf(tag)] ?? en;

interface Writing extends DateWriting {
  readonly digits?: Digits | undefined;
  readonly own?: SomeTexts | undefined;
}

/**
 * Returns the labels in a language ("fr-TN" falls back to "fr"), else in English, in the spelling of its region; those that the
 * conference has of its own replace them. The names of months and, by default, the digits of Arabic depend on the tag's region. Without a region they
 * are those of the Maghreb: جانفي، فيفري …, and Latin digits. Egypt has Arabic digits.
 */
export function wordsIn(tag: string, { digits, own, ...dates }: Writing = {}): Words {
  const spoken = interfaceLanguage(tag, own);
  const locale = spoken === 'ar' ? 'ar-TN' : spoken;
  const usual = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'arab' ? 'arabic' : 'latin';
  const written = languageOf(locale) === 'ar' ? (digits ?? usual) : 'latin';
  return wordsFrom(
    [own ?? {}, ...spelledIn(spoken), textsIn(spoken)],
    locale,
    written,
    intlWords(locale, written, dates),
  );
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
    readonly dayEnds?: string;
    readonly venue?: { readonly countryCode?: string };
  };
  readonly words?: SomeTexts | undefined;
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
  { conference, words: own, contributions }: WordChoice,
  change = (words: Words): Words => words,
): Words {
  const { language, digits, twoDigitDays, dayEnds, venue } = conference;
  const all = change(wordsIn(languageAt(language, venue?.countryCode), { digits, twoDigitDays, dayEnds, own }));
  return contributions ? fittingWords(contributions, all) : all;
}
