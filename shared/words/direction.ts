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

const BEGINS_RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction in which a text is written, by its first letter. */
export const directionOfText = (text: string): Direction => (BEGINS_RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr');

/** Whether a language is written in Arabic letters, as Arabic, Persian and Urdu are. */
export const hasArabicLetters = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Arab';
