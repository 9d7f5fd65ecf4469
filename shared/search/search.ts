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

/** The results of a kind: the best entries, and their number. */
export interface ResultGroup {
  readonly kind: EntryKind;
  readonly entries: readonly SearchEntry[];
  readonly count: number;
}

/** Loads a file of the index by its address; keeps it, and throws where it cannot be had. */
export type LoadFile = (address: string) => Promise<unknown>;

/** The most words that count: more of them say nothing more. */
const MOST_WORDS = 8;
/** Words that a mistyped one may stand for. */
const MOST_MEANT = 4;
/** Entries that the results of one kind may load. An index in large files shows fewer results, and says how many more there are. */
const MOST_LOADED = 1000;
/** Results of a kind that are shown in any case. */
const LEAST = 4;
/** Files of words that one word that is not ended may lead to. */
const MOST_SHARDS = 2;
/** The worth of a word in a title, as a multiple of one elsewhere. */
const TITLE = 2.5;

/** Where what was typed stands in a word: all of it, its beginning, or nearly. */
const WHOLE = 1;
const BEGINNING = 0.6;
const MEANT = 0.4;

/** The entries that have a word, with what it is worth; `undefined`: it stands nearly everywhere. */
type Scores = ReadonlyMap<number, number> | undefined;

/**
 * Finds what has all words that were typed, the last of which may not be ended; where nothing has them all, what has most.
 * Loads no more of the index than it needs.
 */
export async function search(query: string, most: number, load: LoadFile): Promise<readonly ResultGroup[]> {
  const words = [...new Set(foldedWords(query))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  // The files were made together, so each has the form that its address says.
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

/** The site was published anew while it was searched: the index has to be loaded again. */
export class IndexChanged extends Error {}

type LoadOwn = <File extends { readonly version: string }>(address: string) => Promise<File>;

/** The entries of a word, of those that begin with it, and, where there are none, of those that it may stand for. */
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

/** How far what was typed is from a word, or from the beginning of a longer one. */
function distanceTo(typed: string, word: string, most: number): number {
  const whole = editDistance(typed, word, most);
  if (whole <= most || word.length <= typed.length) return whole;
  // A beginning counts as one slip more, so that whole words come first.
  return editDistance(typed, word.slice(0, typed.length), most - 1) + 1;
}

/** The words that begin with what was typed. */
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

/** Of each entry the best that any of some words is worth in it; a rare word is worth more than a frequent one. */
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

/** The entries that have every word, the best first; where there are none, those that have most of them. */
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
