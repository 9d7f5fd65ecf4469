import { interfaceLanguage } from '.';
import type { WordOverrides } from './overrides';

interface Written {
  readonly language: string;
  readonly digits?: 'latin' | 'arabic';
}

/** The language tag in which a browser says how far a day is: with the digits of the site, in the language of its words, and in Arabic those of `ar.ts`. */
export function relativeLocale({ language, digits }: Written, own?: WordOverrides): string {
  const spoken = interfaceLanguage(language, own);
  const locale = new Intl.Locale(spoken);
  const tag = locale.language === 'ar' && locale.region === undefined ? 'ar-TN' : spoken;
  return digits === undefined
    ? tag
    : new Intl.Locale(tag, { numberingSystem: digits === 'arabic' ? 'arab' : 'latn' }).toString();
}
