import { grouped } from '../format/grouped';

/** A part of a long list with a page of its own: the names with one initial, or a portion of them. */
export interface LetterPart<Item> {
  /** Last part of its address. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
}

/** Maximum number of entries per page, so that phones need not load thousands. */
const MOST = { papers: 200, people: 500 } as const;

type List = keyof typeof MOST;

/** Whether a list is too long for one page. */
export const isLong = (list: List, count: number): boolean => count > MOST[list];

/**
 * Sorts items by name and splits them by initial. Accents are ignored; names without an initial letter are under "0".
 * An initial with too many names gets several numbered parts.
 */
export function lettersOf<Item>(
  list: List,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  language: string,
): LetterPart<Item>[] {
  const most = MOST[list];
  const groups = grouped(inOrderOfNames(items, nameOf, language), (item) => initialOf(nameOf(item)));
  return [...groups].flatMap(([letter, group]) =>
    Array.from({ length: Math.ceil(group.length / most) }, (_, index) => {
      const number = index === 0 ? '' : `-${index + 1}`;
      return {
        id: letter.toLowerCase() + number,
        label: letter + number,
        items: group.slice(index * most, (index + 1) * most),
      };
    }),
  );
}

/**
 * Sorts items by name as a dictionary of the language does, by initial first. Ignores accents and leading punctuation.
 */
export function inOrderOfNames<Item>(items: readonly Item[], nameOf: (item: Item) => string, language: string): Item[] {
  const { compare } = new Intl.Collator(language);
  return items
    .map((item) => {
      const name = nameOf(item).replace(/^[^\p{L}\p{N}]+/u, '');
      return { item, name, initial: initialOf(name) };
    })
    .sort(
      (one, other) =>
        (one.initial === other.initial ? 0 : compare(one.initial, other.initial)) || compare(one.name, other.name),
    )
    .map(({ item }) => item);
}

/** Returns the initial of a name without its accent; "0" for a number. */
export function initialOf(name: string): string {
  // Fast path: most names begin with an ASCII letter.
  const first = name.charAt(0);
  if (/[A-Za-z]/.test(first)) return first.toUpperCase();
  const [letter] = name.normalize('NFKD').match(/\p{L}|\p{N}/u) ?? ['0'];
  return /\p{N}/u.test(letter) ? '0' : letter.toUpperCase();
}
