import { typosAllowed, typosIn } from './edit-distance';
import { foldedWords } from './fold';
import {
  ENTRY_KINDS,
  type EntryFile,
  type EntryKind,
  EVERYWHERE,
  entriesAddress,
  indexAddress,
  type Posting,
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
/** Minimum number of results per kind, and maximum number of pages that have the words only in their text. */
const LEAST = 4;
/** Maximum number of word files to load for an unfinished word. */
const MOST_SHARDS = 2;
/** Weight of a word in a title, relative to one elsewhere. */
const TITLE = 2.5;

/** Weights of a whole word, of the beginning of a word, and of a correction. */
const WHOLE = 1;
const BEGINNING = 0.6;
const MEANT = 0.4;

/** Of what the best entry tells, how much one needs that lacks a word. */
const PARTIAL = 0.6;

/** Letters that each half of a word has at least that is looked for as two. */
const HALF = 2;

/** Letters from which the correction of a word is no accident: of random letters, none are near a word. */
const SURE = 6;

/** How well an entry fits a word, and whether its title has the word. */
interface Fit {
  readonly score: number;
  readonly isInTitle: boolean;
}

/** Entries that have a word, what the word tells, and whether the word itself or its correction is sure to be meant. */
interface Scores {
  readonly entries: ReadonlyMap<number, Fit>;
  /** More, the rarer it is: "how" is in many titles, and tells less than "visa" in a text. */
  readonly told: number;
  readonly isSure: boolean;
}

/**
 * Finds the entries with all words of a query, the last of which may be unfinished. If there are none, finds those with
 * the words that tell most. Entries with all words in their titles come first. So do their kinds, pages last; other
 * kinds are in the order of their best entries. Loads only the index files that it needs. Throws IndexChanged if the
 * site was published meanwhile.
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
    const own = ranked.filter(({ entry }) => entry >= start && entry < end);
    const shown = end - start <= MOST_LOADED ? most : Math.max(LEAST, Math.floor(MOST_LOADED / index.chunk));
    // What is shown of other kinds has most of their words; the text of a page is not shown.
    const fitting = kind === 'page' ? own.filter(({ isInTitle }) => isInTitle).length + LEAST : own.length;
    return { kind, count: own.length, best: own.slice(0, Math.min(most, shown, fitting)) };
  });
  return Promise.all(
    groups
      .filter(({ count }) => count > 0)
      .sort(({ best: [one] }, { best: [other] }) =>
        one && other && !(one.isInTitle && other.isInTitle) ? byFit(one, other) : 0,
      )
      .map(async ({ kind, count, best }) => {
        const entries = best.map(async ({ entry }) => {
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

/**
 * Scores the entries of a word and of longer words that begin with it; if there are none, those of the two words that it
 * joins, or else of its corrections. Returns undefined if the word is nearly everywhere.
 */
async function scoresOf(word: string, index: SearchIndex, file: LoadOwn): Promise<Scores | undefined> {
  const beginning = await wordsFrom(word, index, file);
  const exact = beginning.find(([each]) => each === word);
  if (exact?.[1] === EVERYWHERE) return undefined;
  const own = beginning.flatMap(([each, entries]) =>
    entries === EVERYWHERE
      ? []
      : [{ postings: readPostings(entries), worth: each === word ? WHOLE : BEGINNING * (word.length / each.length) }],
  );
  if (own.length > 0) return { ...best(own, index), isSure: true };
  const slips = typosAllowed(word);
  if (slips === 0) return { entries: new Map(), told: 0, isSure: true };
  const vocabulary = (await file<VocabularyFile>(vocabularyAddress)).words.split(' ');
  const joined = await Promise.all(halvesOf(word, vocabulary).map((pair) => titlesWithBoth(pair, index, file)));
  const found = joined.filter((postings) => postings.length > 0).map((postings) => ({ postings, worth: WHOLE }));
  if (found.length > 0) return { ...best(found, index), isSure: true };
  const meant = vocabulary
    .map((each) => ({ each, distance: typosIn(word, each, slips) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_MEANT);
  const rows = await Promise.all(
    meant.map(async ({ each, distance }) => {
      const postings = await postingsOf(each, index, file);
      return { postings, worth: MEANT / distance };
    }),
  );
  return { ...best(rows, index), isSure: word.length >= SURE };
}

/** The two words of which each typed word may be made: "ben" and "youssef", of whom some write "Benyoussef". */
function halvesOf(word: string, vocabulary: readonly string[]): readonly (readonly [string, string])[] {
  const known = new Set(vocabulary);
  const places = Array.from({ length: Math.max(0, word.length - 2 * HALF + 1) }, (_, place) => place + HALF);
  return places
    .map((place) => [word.slice(0, place), word.slice(place)] as const)
    .filter(([first, second]) => known.has(first) && known.has(second));
}

/** The occurrences of the second word in titles that have both. */
async function titlesWithBoth([first, second]: readonly [string, string], index: SearchIndex, file: LoadOwn) {
  const titlesWith = async (word: string) => (await postingsOf(word, index, file)).filter(({ isInTitle }) => isInTitle);
  const having = new Set((await titlesWith(first)).map(({ entry }) => entry));
  return (await titlesWith(second)).filter(({ entry }) => having.has(entry));
}

/** The occurrences of a word; none if it stands everywhere. */
async function postingsOf(word: string, index: SearchIndex, file: LoadOwn): Promise<readonly Posting[]> {
  const entries = (await wordsFrom(word, index, file)).find(([each]) => each === word)?.[1];
  return entries === undefined || entries === EVERYWHERE ? [] : readPostings(entries);
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
function best(
  words: readonly { readonly postings: readonly Posting[]; readonly worth: number }[],
  { ranges }: SearchIndex,
): Pick<Scores, 'entries' | 'told'> {
  const all = Math.max(...Object.values(ranges).map(([, end]) => end));
  const scores = new Map<number, Fit>();
  for (const { postings, worth } of words) {
    const rarity = Math.log(1 + all / postings.length);
    for (const { entry, isInTitle } of postings) {
      const before = scores.get(entry) ?? { score: 0, isInTitle: false };
      const score = worth * rarity * (isInTitle ? TITLE : 1);
      scores.set(entry, { score: Math.max(before.score, score), isInTitle: before.isInTitle || isInTitle });
    }
  }
  return { entries: scores, told: Math.log(1 + all / scores.size) ** 2 };
}

interface Ranked extends Fit {
  readonly entry: number;
}

/** Puts entries with all words in their titles first: what somebody types is mostly a name. */
const byFit = (one: Fit, other: Fit): number =>
  Number(other.isInTitle) - Number(one.isInTitle) || other.score - one.score;

/** Sorts the entries with all words; if there are none, those with the words that tell most. */
function rank(words: readonly Scores[]): readonly Ranked[] {
  const whole = totalsOf(words).filter(({ count }) => count === words.length);
  if (whole.length > 0) return whole.sort((one, other) => byFit(one, other) || one.entry - other.entry);
  const some = totalsOf(words.filter(({ isSure }) => isSure)).sort(
    (one, other) => other.told - one.told || other.score - one.score || one.entry - other.entry,
  );
  const most = some[0]?.told ?? 0;
  return some
    .filter(({ told }) => told >= most * PARTIAL)
    .map(({ entry, told }) => ({ entry, score: told, isInTitle: false }));
}

interface Total extends Ranked {
  readonly count: number;
  readonly told: number;
}

/** For each entry, how many of some words it has, the sum of their scores, and of what they tell. */
function totalsOf(words: readonly Scores[]): Total[] {
  const totals = new Map<number, Total>();
  for (const { entries, told } of words) {
    for (const [entry, { score, isInTitle }] of entries) {
      const before = totals.get(entry) ?? { count: 0, score: 0, told: 0, isInTitle: true };
      totals.set(entry, {
        entry,
        count: before.count + 1,
        score: before.score + score,
        told: before.told + told,
        isInTitle: before.isInTitle && isInTitle,
      });
    }
  }
  return [...totals.values()];
}
