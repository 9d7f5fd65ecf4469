/** Formats lists in a language. */
export interface Lists {
  /** Empty items are skipped. */
  readonly text: (items: readonly (string | undefined)[]) => string;
  /** The items and the separators between them, in order. */
  readonly parts: (
    items: Iterable<string>,
  ) => readonly { readonly type: 'element' | 'literal'; readonly value: string }[];
  /** The separator, for items that are not text. */
  readonly between: string;
}

/** Returns the list formatter of a language: `unit` is "A, B, C", `conjunction` is "A, B, and C". */
export function listsIn(locale: string, type: 'unit' | 'conjunction'): Lists {
  const format = new Intl.ListFormat(locale, { type });
  return {
    text: (items) => format.format(items.filter((item): item is string => item !== undefined && item !== '')),
    parts: (items) => format.formatToParts(items),
    between: format.formatToParts(['A', 'B', 'C']).find(({ type }) => type === 'literal')?.value ?? ', ',
  };
}

/** Returns a list formatter with commas only, for languages in which `Intl` adds a word before the last item. */
export function separatedBy(comma: string): Lists {
  return {
    text: (items) => items.filter(Boolean).join(comma),
    parts: (items) =>
      [...items].flatMap((value, index) => [
        ...(index > 0 ? [{ type: 'literal', value: comma } as const] : []),
        { type: 'element', value } as const,
      ]),
    between: comma,
  };
}

/** The digits of numbers, from zero to nine. */
export const DIGITS = { latin: '0123456789', arabic: '٠١٢٣٤٥٦٧٨٩' } as const;

export type Digits = keyof typeof DIGITS;

/** Writes the digits of a text. */
export const inDigits = (text: string, digits: Digits): string =>
  digits === 'latin' ? text : text.replace(/[0-9]/g, (digit) => DIGITS[digits].charAt(Number(digit)));

/** Begins a text with a capital, as at the beginning of a line. */
export const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Writes a text in small letters, as in a sentence; acronyms keep their capitals. */
export const inSmall = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}+(?![\p{L}\p{N}]))/gu, (letter) => letter.toLowerCase());

/**
 * Makes the spaces of a French text before high punctuation and inside of quotation marks those that French has there,
 * which break no line: a narrow one (U+202F), and a whole one (U+00A0) before a colon.
 */
export const frenchSpaces = (text: string): string =>
  text.replace(/(«)\s+|\s+(?=[;!?»])/g, '$1\u202f').replace(/\s+(?=:(?:\s|$))/g, '\u00a0');
