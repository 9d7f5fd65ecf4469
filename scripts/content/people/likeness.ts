import { isEastAsian } from './east-asian';
import { isShortFor, nicknameOf } from './nicknames';
import { transliterated } from './transliterated';

type Words = readonly string[];

/** A way in which two spellings of one name differ. */
interface LikenessRow {
  /** The form that two such names share: only names that share one are compared. */
  readonly forms: (words: Words) => Iterable<string>;
  /** Of two names that share a form, the one with fewer words first. */
  readonly mayBeOne: (shorter: Words, longer: Words) => boolean;
  /** Holds for the short names of East Asia too, where nearly any other difference makes another person. */
  readonly everywhere?: boolean;
  /** Counts only where a single person can be meant. */
  readonly onlyOne?: boolean;
}

const first = (words: Words) => words[0] ?? '';
const last = (words: Words) => words.at(-1) ?? '';
const middle = (words: Words) => words.slice(1, -1);

const isInitial = (word: string) => word.length === 1;

/** A word and its initial, or the same word. */
const agree = (one: string, other: string) =>
  one === other || (isInitial(one) && other.startsWith(one)) || (isInitial(other) && one.startsWith(other));

/** All words of the shorter name stand in the longer one, in their order, written out or as initials. */
function isWithin(shorter: Words, longer: Words): boolean {
  let found = 0;
  for (const word of longer) if (found < shorter.length && agree(shorter[found] ?? '', word)) found++;
  return found === shorter.length;
}

/** Names with less letters are too near to others, and no name has more. */
const isLong = (words: Words) => {
  const { length } = words.join(' ');
  return length >= 10 && length <= 120;
};

const writtenOut = (words: Words) => words.length > 1 && !words.every(isInitial);

/** A name, and the name with each letter left out in turn: two that differ in one letter have one of them in common. */
function* withoutOneLetter(words: Words): Generator<string> {
  if (!isLong(words)) return;
  const name = words.join(' ');
  yield name;
  for (let index = 0; index < name.length; index++) yield name.slice(0, index) + name.slice(index + 1);
}

/** "Samir" and "Samira", "Maas" and "Haas", "Joan" and "Juan": other names, rather than slips. */
function isSlip(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = [one.slice(0, -1), other.slice(0, -1)];
  return (
    one[0] === other[0] && Math.min(one.length, other.length) >= 5 && ![other, long].includes(short) && one !== long
  );
}

/** Small words before a family name; of two names that differ in a letter of one alone, one of the two is wrong. */
const PREPOSITIONS = new Set('da das de del den der di do dos du la las le los van vom von'.split(' '));
const arePreposition = (one: string, other: string) => PREPOSITIONS.has(one) && PREPOSITIONS.has(other);

/** "Q. Vera Liao" is called Vera, and is no Qisheng Liao. */
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
      one.every((word, index) => isSlip(word, other[index] ?? '') || arePreposition(word, other[index] ?? '')),
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

/** How two names are alike. */
export type Likeness = keyof typeof table;

/** The one table of likenesses; the commonest that are true come first. */
export const likenesses: readonly (readonly [Likeness, LikenessRow])[] = Object.entries(table) as [
  Likeness, // Object.entries widens to string
  LikenessRow,
][];
