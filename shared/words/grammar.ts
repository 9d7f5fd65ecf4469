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

/** The plural forms of a word; `other` is the default. */
type Forms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** Returns a function that selects the plural form for a number. */
export function pluralsIn(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
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
