/** The folder of the index: a few small files, of which a visitor loads those that hold the words that were typed. */
export const SEARCH_FOLDER = '/search-data';

/** The file by which browsers learn of the search (https://github.com/dewitt/opensearch). */
export const OPEN_SEARCH = '/opensearch.xml';

/** The kinds of things to find, in the order in which they are shown. */
export const ENTRY_KINDS = ['session', 'paper', 'person', 'page'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The file that is loaded first: how the rest is divided. */
export interface SearchIndex {
  /**
   * Changes whenever an entry gets another number: all files are of one version, or are asked for again. The words of
   * an entry are no part of it, so that a word that is fixed changes the files in which it stands, and not all of
   * them.
   */
  readonly version: string;
  /** Entries in each file of entries. */
  readonly chunk: number;
  /** Of each kind: its first entry, and the one after its last. */
  readonly ranges: Readonly<Record<EntryKind, readonly [start: number, end: number]>>;
  /** The first word of each file of words, in the order of the alphabet (code units). */
  readonly shards: readonly string[];
}

/** An entry as it is shown: title, address, who or what, when and where; and what it is starred as, if it can be. */
export type SearchEntry = readonly [title: string, path: string, detail: string, where: string, star?: string];

/** Entries that follow each other. */
export interface EntryFile {
  readonly version: string;
  readonly entries: readonly SearchEntry[];
}

/**
 * Words in order, and the entries that have each: differences between numbers in base 36, each number twice that of the entry
 * and one more where the word is of its title. A word of very many entries has "*": it tells nothing.
 */
export interface WordFile {
  readonly version: string;
  /** Its first word, and that of the next file, as the index has them: words may have moved from one file to another. */
  readonly range: readonly string[];
  readonly words: readonly (readonly [word: string, entries: string])[];
}

/** Every word, without the entries: to find the one that was meant. */
export interface VocabularyFile {
  readonly version: string;
  /** With a space between them. */
  readonly words: string;
}

/** A word of an entry. */
export interface Posting {
  readonly entry: number;
  readonly isInTitle: boolean;
}

export const EVERYWHERE = '*';

/** Writes the entries of a word, each once, in order. */
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

/** Reads them again. */
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
