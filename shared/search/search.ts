import { editDistance, typosAllowed } from './edit-distance';
import { foldedWords } from './fold';
import {
  ENTRY_KINDS,
  type EntryFile,
  type EntryKind,
  EVERYWHERE,
  entriesAddress,
  indexAddress,
  readPostings,
  type SearchEntry,
  type SearchIndex,
  type VocabularyFile,
  vocabularyAddress,
  type WordFile,
  wordsAddress,
} from './index-files';

/** The results of one kind: the best entries, and the total number. */
export interface ResultGroup {
  readonly kind: EntryKind;
  readonly entries: readonly SearchEntry[];
  readonly count: number;
}

/** Loads and caches a file of the index by its address. Throws on failure. */
export type LoadFile = (address: string) => Promise<unknown>;

/** Maximum number of query words that are used. */
const MOST_WORDS = 8;
/** Maximum number of corrections of a mistyped word. */
const MOST_MEANT = 4;
/**
 * Maximum number of entries to load per kind. An index with large files shows fewer results, and says how many more
 * there are.
 */
const MOST_LOADED = 1000;
/** Minimum number of results per kind. */
const LEAST = 4;
/** Maximum number of word files to load for an unfinished word. */
const MOST_SHARDS = 2;
/** Weight of a word in a title, relative to one elsewhere. */
const TITLE = 2.5;

/** Weights of a whole word, of the beginning of a word, and of a correction. */
const WHOLE = 1;
const BEGINNING = 0.6;
const MEANT = 0.4;

/** Entries with their scores; undefined if the word is nearly everywhere. */
type Scores = ReadonlyMap<number, number> | undefined;

/**
 * Finds the entries with all words of a query, the last of which may be unfinished. If there are none, finds those with
 * the most words. Loads only the index files that it needs. Throws IndexChanged if the site was published meanwhile.
 */
export async function search(query: string, most: number, load: LoadFile): Promise<readonly ResultGroup[]> {
  const words = [...new Set(foldedWords(query))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  // The build made these files together, so each has the form that its address implies.
  const index = (await load(indexAddress)) as SearchIndex;
  const file: LoadOwn = async <File extends { readonly version: string }>(address: string) => {
    const loaded = (await load(address)) as File;
    if (loaded.version !== index.version) throw new IndexChanged();
    return loaded;
  };
  const scores = await Promise.all(words.map((word) => scoresOf(word, index, file)));
  const ranked = rank(scores.filter((each) => each !== undefined));
  const groups = ENTRY_KINDS.map((kind) => {
    const [start, end] = index.ranges[kind];
    const own = ranked.filter((entry) => entry >= start && entry < end);
    const shown = end - start <= MOST_LOADED ? most : Math.max(LEAST, Math.floor(MOST_LOADED / index.chunk));
    return { kind, count: own.length, best: own.slice(0, Math.min(most, shown)) };
  });
  return Promise.all(
    groups
      .filter(({ count }) => count > 0)
      .map(async ({ kind, count, best }) => {
        const entries = best.map(async (entry) => {
          const chunk = Math.floor(entry / index.chunk);
          return (await file<EntryFile>(entriesAddress(chunk))).entries[entry - chunk * index.chunk];
        });
        return { kind, count, entries: (await Promise.all(entries)).filter((entry) => entry !== undefined) };
      }),
  );
}

/** The site was published during a search: load the index again. */
export class IndexChanged extends Error {}

type LoadOwn = <File extends { readonly version: string }>(address: string) => Promise<File>;

/** Scores the entries of a word and of longer words that begin with it; if there are none, those of its corrections. */
async function scoresOf(word: string, index: SearchIndex, file: LoadOwn): Promise<Scores> {
  const found = await wordsFrom(word, index, file);
  const exact = found.find(([each]) => each === word);
  if (exact?.[1] === EVERYWHERE) return undefined;
  const own = found.flatMap(([each, entries]) =>
    entries === EVERYWHERE ? [] : [{ entries, worth: each === word ? WHOLE : BEGINNING * (word.length / each.length) }],
  );
  if (own.length > 0) return best(own, index);
  const slips = typosAllowed(word);
  if (slips === 0) return new Map();
  const vocabulary = (await file<VocabularyFile>(vocabularyAddress)).words.split(' ');
  const meant = vocabulary
    .map((each) => ({ each, distance: distanceTo(word, each, slips) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_MEANT);
  const rows = await Promise.all(
    meant.map(async ({ each, distance }) => {
      const row = (await wordsFrom(each, index, file)).find(([other]) => other === each);
      return row === undefined || row[1] === EVERYWHERE ? [] : [{ entries: row[1], worth: MEANT / distance }];
    }),
  );
  return best(rows.flat(), index);
}

/** Returns the edit distance to a word, or to the beginning of a longer word. */
function distanceTo(typed: string, word: string, most: number): number {
  const whole = editDistance(typed, word, most);
  if (whole <= most || word.length <= typed.length) return whole;
  // A beginning counts as one more typo, so that whole words come first.
  return editDistance(typed, word.slice(0, typed.length), most - 1) + 1;
}

/** Finds the words that begin with a prefix. */
async function wordsFrom(word: string, { shards }: SearchIndex, file: LoadOwn): Promise<WordFile['words']> {
  const after = shards.findIndex((first) => first > word);
  const start = Math.max(0, (after < 0 ? shards.length : after) - 1);
  const numbers = [start];
  for (let next = start + 1; numbers.length < MOST_SHARDS && shards[next]?.startsWith(word); next++) numbers.push(next);
  const files = await Promise.all(
    numbers.map(async (shard) => {
      const { words, range } = await file<WordFile>(wordsAddress(shard));
      if (String(range) !== String(shards.slice(shard, shard + 2))) throw new IndexChanged();
      return words;
    }),
  );
  return files.flatMap((words) => words.filter(([each]) => each.startsWith(word)));
}

/** Scores entries by the best of some words. Rare words weigh more. */
function best(words: readonly { readonly entries: string; readonly worth: number }[], { ranges }: SearchIndex): Scores {
  const all = Math.max(...Object.values(ranges).map(([, end]) => end));
  const scores = new Map<number, number>();
  for (const { entries, worth } of words) {
    const postings = readPostings(entries);
    const rarity = Math.log(1 + all / postings.length);
    for (const { entry, isInTitle } of postings) {
      const score = worth * rarity * (isInTitle ? TITLE : 1);
      if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
    }
  }
  return scores;
}

/** Sorts the entries with all words by score; if there are none, those with the most words. */
function rank(words: readonly Exclude<Scores, undefined>[]): readonly number[] {
  const totals = new Map<number, { count: number; score: number }>();
  for (const scores of words) {
    for (const [entry, score] of scores) {
      const total = totals.get(entry) ?? { count: 0, score: 0 };
      totals.set(entry, { count: total.count + 1, score: total.score + score });
    }
  }
  const most = Math.max(0, ...[...totals.values()].map(({ count }) => count));
  return [...totals]
    .filter(([, { count }]) => count === most)
    .sort(([one, { score: a }], [other, { score: b }]) => b - a || one - other)
    .map(([entry]) => entry);
}
