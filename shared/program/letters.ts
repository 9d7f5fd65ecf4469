import { grouped } from '../format/grouped';

/** A part of a long list that has a page of its own: what begins with one letter, or some of it where that is much. */
export interface LetterPart<Item> {
  /** The last part of its address. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
}

/** Entries that a page of a list may have: a phone should not load thousands to find one. */
const MOST = { papers: 200, people: 500 } as const;

type List = keyof typeof MOST;

/** Whether a list is too long for one page. */
export const isLong = (list: List, count: number): boolean => count > MOST[list];

/**
 * A list in the order of its names, parted by their first letters. Accents do not count; what begins with no letter stands
 * under "0". A letter with more entries than a page may have is several parts, each with a number.
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

/** The items in the order in which a dictionary of the language has their names, by initials first: accents and signs before a name do not count. */
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

/** The letter under which a name stands, without its accents; "0" where it begins with a number. */
export function initialOf(name: string): string {
  // Most names begin with a plain letter, and there are thousands.
  const first = name.charAt(0);
  if (/[A-Za-z]/.test(first)) return first.toUpperCase();
  const [letter] = name.normalize('NFKD').match(/\p{L}|\p{N}/u) ?? ['0'];
  return /\p{N}/u.test(letter) ? '0' : letter.toUpperCase();
}
