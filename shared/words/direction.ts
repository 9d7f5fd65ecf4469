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

const LETTERS_FROM_THE_RIGHT =
  /[\p{scx=Adlm}\p{scx=Arab}\p{scx=Hebr}\p{scx=Nkoo}\p{scx=Rohg}\p{scx=Syrc}\p{scx=Thaa}]/u;

/** Whether a text may run in another direction than the text around it: then it has to be isolated (`bdi`). */
export const mayRunOtherwise = (text: string, around: Direction): boolean =>
  around === 'rtl' || LETTERS_FROM_THE_RIGHT.test(text);

/** Whether a language uses Arabic letters, as Arabic, Persian and Urdu do. */
export const hasArabicLetters = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Arab';
