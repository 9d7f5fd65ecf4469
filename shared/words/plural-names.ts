import { NUMBERS } from './missing-words';
import type { Forms } from './texts';

/** Returns what is counted for each plural form of the language of the page, for scripts that count. */
export function pluralNames(nameOf: (count: number) => string, language: string): Forms {
  const rules = new Intl.PluralRules(language);
  return { other: nameOf(100), ...Object.fromEntries(NUMBERS.map((number) => [rules.select(number), nameOf(number)])) };
}
