import { grouped } from '../format/grouped';

/** A part of a long list with a page of its own: the names with one initial or in one script, or a portion of them. */
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

/** Marks before a name, and the article of Arabic, which its indexes ignore. */
const BEFORE = /^[^\p{L}\p{N}]*(?:ال(?=\p{Script=Arabic}{2}))?/u;

/**
 * Sorts items by name and splits them by initial. Accents are ignored; names without an initial letter are under "0". A script
 * without an alphabet is one part. An initial with too many names gets several numbered parts.
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
        label: labelOf(letter, language) + number,
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
      const name = nameOf(item).replace(BEFORE, '');
      return { item, name, initial: initialOf(name), letter: firstLetterOf(name) };
    })
    .sort(
      (one, other) =>
        (one.initial === other.initial ? 0 : compare(one.letter, other.letter)) || compare(one.name, other.name),
    )
    .map(({ item }) => item);
}

/** Scripts whose signs are syllables or words, or too many for an index: their names stand under the name of the script (ISO 15924). */
const SCRIPTS: readonly (readonly [code: string, signs: RegExp])[] = [
  ['Hrkt', /[\p{Script=Hira}\p{Script=Kana}]/u],
  ...'Hani Bopo Yiii Ethi Cher Cans Thai Laoo Khmr Mymr Tibt Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
    .split(' ')
    .map((code) => [code, new RegExp(`\\p{Script=${code}}`, 'u')] as const),
];

/** The consonants of Hangul as an index has them, in the order of Unicode, where a syllable begins with one. */
const CONSONANTS = [...'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'];
const FIRST_CONSONANT = 0x1100;

/** Returns the initial of a name without its accent, or the code of its script if that has no alphabet; "0" for a number. */
export function initialOf(name: string): string {
  const letter = firstLetterOf(name);
  if (/[A-Z]/.test(letter)) return letter;
  const [code] = SCRIPTS.find(([, signs]) => signs.test(letter)) ?? [];
  return code ?? CONSONANTS[(letter.codePointAt(0) ?? 0) - FIRST_CONSONANT] ?? letter;
}

/** Writes an initial as a heading: a script by its name in the language. */
export function labelOf(initial: string, language: string): string {
  if (!/^[A-Z][a-z]{3}$/.test(initial)) return initial;
  const name = new Intl.DisplayNames(language, { type: 'script' }).of(initial) ?? initial;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function firstLetterOf(name: string): string {
  // Fast path: most names begin with an ASCII letter.
  const first = name.charAt(0);
  if (/[A-Za-z]/.test(first)) return first.toUpperCase();
  const [letter] = name
    .replace(BEFORE, '')
    .normalize('NFKD')
    .match(/\p{L}|\p{N}/u) ?? ['0'];
  if (/\p{N}/u.test(letter)) return '0';
  // Georgian has capitals, which headings do not use.
  return /\p{Script=Geor}/u.test(letter) ? letter : letter.toUpperCase();
}
