import type { Conference } from '#content';
import { interfaceLanguage } from '.';
import type { SomeTexts } from './texts';

/**
 * Returns the locale in which a browser formats distances in days: the language of the labels, with the digits of the
 * site.
 */
export function relativeLocale({ language, digits }: Pick<Conference, 'language' | 'digits'>, own?: SomeTexts): string {
  const spoken = interfaceLanguage(language, own);
  const locale = new Intl.Locale(spoken);
  const tag = locale.language === 'ar' && locale.region === undefined ? 'ar-TN' : spoken;
  return digits === undefined
    ? tag
    : new Intl.Locale(tag, { numberingSystem: digits === 'arabic' ? 'arab' : 'latn' }).toString();
}
