/** Right-to-left scripts in use today (Unicode, Script_Extensions). */
const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** The base direction of a text. */
export type Direction = 'ltr' | 'rtl';

/** Returns the direction of a language by its usual script: "ar", "fa", "he", "ur" and "ku-Arab" are `rtl`. */
export const directionOf = (tag: string): Direction =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr';

const BEGINS_RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Returns the direction of a text by its first letter. */
export const directionOfText = (text: string): Direction => (BEGINS_RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr');

/** Whether a language uses Arabic letters, as Arabic, Persian and Urdu do. */
export const hasArabicLetters = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Arab';
