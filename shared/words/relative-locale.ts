import type { Conference } from '#content';
import { interfaceLanguage, languageAt } from '.';
import type { SomeTexts } from './texts';

/**
 * Returns the locale in which a browser formats dates and distances in days: the language of the labels, with the months
 * and digits of the site.
 */
export function relativeLocale(
  { language, digits, venue }: Pick<Conference, 'language' | 'digits' | 'venue'>,
  own?: SomeTexts,
): string {
  const spoken = languageAt(interfaceLanguage(language, own), venue?.countryCode);
  const locale = new Intl.Locale(spoken);
  const tag = locale.language === 'ar' && locale.region === undefined ? 'ar-TN' : spoken;
  return digits === undefined
    ? tag
    : new Intl.Locale(tag, { numberingSystem: digits === 'arabic' ? 'arab' : 'latn' }).toString();
}
