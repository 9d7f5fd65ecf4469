/** Scripts that are written from right to left (Unicode, Script_Extensions); those of languages in use today. */
const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

export type Direction = 'ltr' | 'rtl';

/** The direction in which a language is written, by its usual script: "ar", "fa", "he", "ur" and "ku-Arab" are `rtl`. */
export const directionOf = (tag: string): Direction =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr';

/** Whether a language is written in Arabic letters, as Arabic, Persian and Urdu are. */
export const hasArabicLetters = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Arab';
