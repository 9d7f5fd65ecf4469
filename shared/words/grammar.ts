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

/** The digits of numbers: 0123456789, or ٠١٢٣٤٥٦٧٨٩. */
export type Digits = 'latin' | 'arabic';

/** Writes the digits of a text. */
export const inDigits = (text: string, digits: Digits): string =>
  digits === 'latin' ? text : text.replace(/[0-9]/g, (digit) => String.fromCharCode('٠'.charCodeAt(0) + Number(digit)));
