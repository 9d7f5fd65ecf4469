/** Academic and civil titles that may stand before a name, or after it. */
const TITLES = new Set(
  'prof professor pr dr doctor doc mr mrs ms miss mme mlle m eng ing engr phd hon sir assoc asst em emeritus'.split(
    ' ',
  ),
);

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ـ: '', // Arabic tatweel, which only stretches a word
};

/**
 * The words of a name in plain small letters, without titles. Accents, letter case, apostrophes, hyphens and full stops
 * are spelling and not identity: "Jean-Claude N'Diaye", "jean claude n’diaye" and "NDIAYE, Jean-Claude" have the same words.
 */
export function nameWords(name: string): string[] {
  // Most names are plain ASCII, which is quicker to take apart.
  const isPlain = /^[ -~]*$/.test(name);
  const plain = (isPlain ? name.toLowerCase() : withoutMarks(name)).replace(/['’ʼ‘`´]/g, '');
  const words: string[] = plain.match(isPlain ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
  // A full stop or comma ends a title as well. A name that consists of titles alone keeps them.
  const withoutTitles = words.filter((word) => word.length === 1 || !TITLES.has(word));
  return withoutTitles.length === 0 ? words : withoutTitles;
}

const withoutMarks = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłßæœđðþħıـ]/g, (letter) => PLAIN[letter] ?? letter);

/** The key that all spellings of one full name share, whatever the order of its words. */
export const personKey = (name: string): string => inOrder(nameWords(name)).join(' ');

/** Sorts the words. Most names have two, for which sort() would take longer to set up than to sort. */
function inOrder(words: string[]): string[] {
  const [first = '', second = ''] = words;
  if (words.length === 2) return first <= second ? words : [second, first];
  return words.sort();
}

const isAbbreviated = (words: readonly string[]) =>
  words.some((word) => word.length === 1) && words.some((word) => word.length > 1);

/** Names with more words than this are not matched by their initials: they can be shortened in too many ways. */
const MOST_WORDS = 5;

/** A name taken apart. */
interface ReadName {
  /** The same for all spellings of one full name. */
  readonly key: string;
  /** In alphabetical order. */
  readonly words: readonly string[];
  readonly isAbbreviated: boolean;
}

/** Takes names apart, each spelling once, however many rules ask for it. */
export class NameReader {
  readonly #read = new Map<string, ReadName>();

  read(name: string): ReadName {
    const known = this.#read.get(name);
    if (known !== undefined) return known;
    const words = inOrder(nameWords(name));
    const made = { key: words.join(' '), words, isAbbreviated: isAbbreviated(words) };
    this.#read.set(name, made);
    return made;
  }
}

/**
 * Knows who is who among many names: spellings of one name are one person, and so is a name with initials and the
 * only full name that it can stand for.
 */
export class People {
  readonly #names: Iterable<string>;
  readonly #reader: NameReader;
  #shortened: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(names: Iterable<string>, reader = new NameReader()) {
    this.#names = names;
    this.#reader = reader;
  }

  /** The same text for all spellings of one person. */
  identityOf(name: string): string {
    const { key, words, isAbbreviated } = this.#reader.read(name);
    return isAbbreviated ? this.#meantBy(key, words) : key;
  }

  #meantBy(key: string, words: readonly string[]): string {
    this.#shortened ??= shortForms(this.#wordsByKey());
    const meant = this.#shortened.get(shortForm(words)) ?? [];
    return meant.length === 1 ? (meant[0] ?? key) : key;
  }

  #wordsByKey(): ReadonlyMap<string, readonly string[]> {
    const byKey = new Map<string, readonly string[]>();
    for (const name of this.#names) {
      const { key, words } = this.#reader.read(name);
      byKey.set(key, words);
    }
    return byKey;
  }
}

/** The written-out words, then the initials: the same for "N. Haddad" and "Haddad N". */
function shortForm(words: readonly string[]): string {
  const full = words.filter((word) => word.length > 1).sort();
  const initials = words.filter((word) => word.length === 1).sort();
  return `${full.join(' ')}|${initials.join(' ')}`;
}

/** Every way to shorten some words of a full name to initials → the names that can be meant. */
function shortForms(names: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const [key, words] of names) {
    if (words.length < 2 || words.length > MOST_WORDS || words.some((word) => word.length === 1)) continue;
    const found = new Set<string>();
    // Each bit says whether a word is shortened: never none, never all.
    for (let bits = 1; bits < 2 ** words.length - 1; bits++) {
      found.add(shortForm(words.map((word, index) => (bits & (1 << index) ? word.charAt(0) : word))));
    }
    for (const form of found) {
      const others = forms.get(form);
      if (others) others.push(key);
      else forms.set(form, [key]);
    }
  }
  return forms;
}
