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
  // Most names have none of the letters that take long to look at.
  const isPlain = /^[ -~]*$/.test(name);
  const plain = (isPlain ? name.toLowerCase() : withoutMarks(name)).replace(/['’ʼ‘`´]/g, '');
  const words: string[] = plain.match(isPlain ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
  // A full stop or comma ends a title as well; of a name that is all titles nothing would be left.
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

/** What two spellings of one full name have in common, whatever the order of its words. */
export const personKey = (name: string): string => nameWords(name).sort().join(' ');

const isAbbreviated = (words: readonly string[]) =>
  words.some((word) => word.length === 1) && words.some((word) => word.length > 1);

/** Full names of more words than this are not looked for by their initials: too many ways to shorten them. */
const MOST_WORDS = 5;

/**
 * Knows who is who among many names: spellings of one name are one person, and so is a name with initials and the
 * only full name that it can stand for.
 */
export class People {
  readonly #keys = new Map<string, string>();
  readonly #words = new Map<string, readonly string[]>();
  readonly #identities = new Map<string, string>();
  #shortened: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(names: Iterable<string>) {
    for (const name of names) this.#keyOf(name);
  }

  /** The same text for all spellings of one person. */
  identityOf(name: string): string {
    const known = this.#identities.get(name);
    if (known !== undefined) return known;
    const key = this.#keyOf(name);
    const words = this.#words.get(key) ?? [];
    const identity = isAbbreviated(words) ? this.#meantBy(key, words) : key;
    this.#identities.set(name, identity);
    return identity;
  }

  #meantBy(key: string, words: readonly string[]): string {
    this.#shortened ??= shortForms(this.#words);
    const meant = this.#shortened.get(shortForm(words)) ?? [];
    return meant.length === 1 ? (meant[0] ?? key) : key;
  }

  #keyOf(name: string): string {
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const words = nameWords(name).sort();
    const key = words.join(' ');
    this.#keys.set(name, key);
    this.#words.set(key, words);
    return key;
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
