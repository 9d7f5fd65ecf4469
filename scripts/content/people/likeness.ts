import { transliterated } from '../../../shared/search/transliterated';
import { isEastAsian } from './east-asian';
import { isShortFor, nicknameOf } from './nicknames';

type Words = readonly string[];

/** A way in which two spellings of one name differ. */
interface LikenessRow {
  /** Forms of a name: only names that share a form are compared. */
  readonly forms: (words: Words) => Iterable<string>;
  /** Tells whether two names that share a form may be one person; the name with fewer words comes first. */
  readonly mayBeOne: (shorter: Words, longer: Words) => boolean;
  /** Also for East Asian names, where most other differences mean another person. */
  readonly everywhere?: boolean;
  /** Only if a single person can be meant. */
  readonly onlyOne?: boolean;
}

const first = (words: Words) => words[0] ?? '';
const last = (words: Words) => words.at(-1) ?? '';
const middle = (words: Words) => words.slice(1, -1);

const isInitial = (word: string) => word.length === 1;

/** Tells whether two words are equal, or one is the initial of the other. */
const agree = (one: string, other: string) =>
  one === other || (isInitial(one) && other.startsWith(one)) || (isInitial(other) && one.startsWith(other));

/** Tells whether the longer name has all words of the shorter one in order, written out or as initials. */
function isWithin(shorter: Words, longer: Words): boolean {
  let found = 0;
  for (const word of longer) if (found < shorter.length && agree(shorter[found] ?? '', word)) found++;
  return found === shorter.length;
}

/** Tells whether the length of a name allows a comparison by letters: shorter names are too similar to others, and longer texts are not names. */
const isLong = (words: Words) => {
  const { length } = words.join(' ');
  return length >= 10 && length <= 120;
};

const writtenOut = (words: Words) => words.length > 1 && !words.every(isInitial);

/** Yields a name, and the name without each of its letters: two names that differ in one letter share one of these forms. */
function* withoutOneLetter(words: Words): Generator<string> {
  if (!isLong(words)) return;
  const name = words.join(' ');
  yield name;
  for (let index = 0; index < name.length; index++) yield name.slice(0, index) + name.slice(index + 1);
}

/** Tells whether two words may differ by a typo. "Samir" and "Samira", "Maas" and "Haas", "Joan" and "Juan" are different names. */
function isTypo(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = [one.slice(0, -1), other.slice(0, -1)];
  return (
    one[0] === other[0] && Math.min(one.length, other.length) >= 5 && ![other, long].includes(short) && one !== long
  );
}

/** Small words before a family name. If two names differ only in a letter of one of these, one of them is wrong. */
const PREPOSITIONS = new Set('da das de del den der di do dos du la las le los van vom von'.split(' '));
const arePreposition = (one: string, other: string) => PREPOSITIONS.has(one) && PREPOSITIONS.has(other);

/** Tells whether the first name is the one in use: "Q. Vera Liao" is called Vera, so she is not Qisheng Liao. */
const isCalledByFirst = (longer: Words, shorter: Words) =>
  !isInitial(first(longer)) || middle(longer).every((word) => isInitial(word) || shorter.includes(word));

const table = {
  order: { forms: (words) => [[...words].sort().join(' ')], mayBeOne: () => true },
  spaces: { forms: (words) => [words.join('')], mayBeOne: (words) => words.join('').length > 5, everywhere: true },
  'middle name': {
    forms: (words) => (isInitial(first(words)) || words.length < 2 ? [] : [`${first(words)} ${last(words)}`]),
    mayBeOne: (shorter, longer) =>
      isWithin(middle(shorter), middle(longer)) &&
      (!isEastAsian(longer) || shorter.length === longer.length || middle(longer).every(isInitial)),
    everywhere: true,
  },
  'second family name': {
    forms: (words) => (isInitial(first(words)) || words.length < 2 ? [] : [words.slice(0, 2).join(' ')]),
    mayBeOne: (shorter, longer) => shorter.every((word, index) => word === longer[index]),
  },
  'first given name': {
    forms: (words) => (writtenOut(words) ? [words.slice(-2).join(' ')] : []),
    mayBeOne: (shorter, longer) => longer.slice(-shorter.length).join(' ') === shorter.join(' '),
  },
  letter: {
    forms: withoutOneLetter,
    mayBeOne: (one, other) =>
      one.length === other.length &&
      one.every((word, index) => isTypo(word, other[index] ?? '') || arePreposition(word, other[index] ?? '')),
  },
  transliteration: {
    forms: (words) => (isLong(words) ? [words.map(transliterated).join(' ')] : []),
    mayBeOne: () => true,
  },
  nickname: {
    forms: (words) => (words.length < 2 ? [] : [`${nicknameOf(first(words)).slice(0, 3)} ${last(words)}`]),
    mayBeOne: (shorter, longer) =>
      isShortFor(first(shorter), first(longer)) &&
      (isWithin(middle(shorter), middle(longer)) || isWithin(middle(longer), middle(shorter))),
  },
  initials: {
    forms: (words) => (words.length > 1 && last(words).length > 2 ? [`${first(words)[0]} ${last(words)}`] : []),
    mayBeOne: (shorter, longer) =>
      isInitial(first(shorter)) !== isInitial(first(longer)) &&
      isWithin(shorter, longer) &&
      isCalledByFirst(longer, shorter),
    everywhere: true,
    onlyOne: true,
  },
} as const satisfies Readonly<Record<string, LikenessRow>>;

/** A kind of similarity between two names. */
export type Likeness = keyof typeof table;

/** All likenesses, the most reliable and frequent first. */
export const likenesses: readonly (readonly [Likeness, LikenessRow])[] = Object.entries(table) as [
  Likeness, // Object.entries widens to string
  LikenessRow,
][];
