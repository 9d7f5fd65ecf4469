/** Lists things as a language does. */
export interface Lists {
  /** Empty items are left out. */
  readonly text: (items: readonly (string | undefined)[]) => string;
  /** The items and what stands between them, in order. */
  readonly parts: (
    items: Iterable<string>,
  ) => readonly { readonly type: 'element' | 'literal'; readonly value: string }[];
  /** The separators between items that are not text alone. */
  readonly between: string;
}

/** The lists of a language: `unit` is "A, B, C", `conjunction` is "A, B, and C". */
export function listsIn(locale: string, type: 'unit' | 'conjunction'): Lists {
  const format = new Intl.ListFormat(locale, { type });
  return {
    text: (items) => format.format(items.filter((item): item is string => item !== undefined && item !== '')),
    parts: (items) => format.formatToParts(items),
    between: format.formatToParts(['A', 'B', 'C']).find(({ type }) => type === 'literal')?.value ?? ', ',
  };
}

/** A word in its forms; `other` is used where a language has no form of its own for a number. */
type Forms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** Chooses the form of a word that a language uses for a number of things. */
export function pluralsIn(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Lists with a comma between all items, for languages in which `Intl` puts a word before the last one. */
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
