/** Folder of the search index. Visitors load only the files for the words that they type. */
export const SEARCH_FOLDER = '/search-data';

/** The file that announces the search to browsers (https://github.com/dewitt/opensearch). */
export const OPEN_SEARCH = '/opensearch.xml';

/** Kinds of results, in the order in which they are shown. */
export const ENTRY_KINDS = ['session', 'paper', 'person', 'page'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What is said beside results, in the language of the site. */
export interface ResultWords {
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly nothing: string;
  /** With the placeholder {count}, as `more`. */
  readonly found: string;
  readonly more: string;
}

/** The file that is loaded first. It describes the other files. */
export interface SearchIndex {
  /**
   * Changes when an entry gets another number. All files must have the same version; else the browser loads them again.
   * It does not depend on the words of entries, so that a corrected word changes only some files.
   */
  readonly version: string;
  /** Entries per file. */
  readonly chunk: number;
  /** For each kind: its first entry, and the one after its last. */
  readonly ranges: Readonly<Record<EntryKind, readonly [start: number, end: number]>>;
  /** The time zone of the conference. */
  readonly zone?: string;
  /** Whether results always name the zone, since people take part from elsewhere. */
  readonly isOnline?: true;
  /** First word of each file of words, sorted by code units. */
  readonly shards: readonly string[];
  readonly words: ResultWords;
}

/**
 * An entry as shown: title, address, people, time and place; the key of its star, if it can be starred; and the language of
 * its title where it is not the page's.
 */
export type SearchEntry = readonly [
  title: string,
  path: string,
  detail: string,
  where: string,
  star?: string,
  language?: string,
];

/** A range of entries. */
export interface EntryFile {
  readonly version: string;
  readonly entries: readonly SearchEntry[];
}

/**
 * Sorted words with their entries. Entries are differences between numbers in base 36. Each number is twice the entry's
 * number, plus one if the word is in its title. A word of very many entries has "*" instead: it does not narrow the
 * search.
 */
export interface WordFile {
  readonly version: string;
  /** Its first word, and that of the next file, as in the index: a word may have moved to another file. */
  readonly range: readonly string[];
  readonly words: readonly (readonly [word: string, entries: string])[];
}

/** All words, for the correction of typos. */
export interface VocabularyFile {
  readonly version: string;
  /** Separated by spaces. */
  readonly words: string;
}

/** An occurrence of a word in an entry. */
export interface Posting {
  readonly entry: number;
  readonly isInTitle: boolean;
}

/** In place of the entries of a word that very many entries contain. */
export const EVERYWHERE = '*';

/** Encodes sorted postings. */
export function writePostings(postings: readonly Posting[]): string {
  let last = 0;
  return postings
    .map(({ entry, isInTitle }) => {
      const number = entry * 2 + (isInTitle ? 1 : 0);
      const step = number - last;
      last = number;
      return step.toString(36);
    })
    .join(' ');
}

/** Decodes postings. */
export function readPostings(written: string): Posting[] {
  let number = 0;
  return written.split(' ').map((step) => {
    number += Number.parseInt(step, 36);
    return { entry: number >> 1, isInTitle: number % 2 === 1 };
  });
}

export const indexAddress = `${SEARCH_FOLDER}/index.json`;
export const vocabularyAddress = `${SEARCH_FOLDER}/vocabulary.json`;
export const wordsAddress = (shard: number): string => `${SEARCH_FOLDER}/words-${shard}.json`;
export const entriesAddress = (chunk: number): string => `${SEARCH_FOLDER}/entries-${chunk}.json`;
