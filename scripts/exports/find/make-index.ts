import { foldedWords } from '../../../renderer/find/fold';
import {
  ANYWHERE,
  type EntryFile,
  type FindIndex,
  type Posting,
  type VocabularyFile,
  type WordFile,
  writtenPostings,
} from '../../../renderer/find/index-files';
import { compareCodeUnits } from '../../../renderer/format/compare-code-units';
import { hashOf } from '../../cache/hash-of.mjs';
import type { Content } from '../../content/content';
import type { SiteContent } from '../export';
import { type Division, divisionOf, FEW } from './division';
import { type Findable, findables } from './entries';

/** The whole index, divided. */
export interface MadeIndex {
  readonly index: FindIndex;
  readonly vocabulary: VocabularyFile;
  readonly words: readonly WordFile[];
  readonly entries: readonly EntryFile[];
}

/** A word that stands in more than this part of very many entries tells nothing. */
const FREQUENT = 1 / 8;

const known = new WeakMap<Content, MadeIndex>();

/** The index of a site, made once. */
export function indexOf(site: Pick<SiteContent, 'content' | 'routes' | 'edition'>): MadeIndex {
  const made = known.get(site.content) ?? makeIndex(findables(site), divisionOf(site));
  known.set(site.content, made);
  return made;
}

/** Makes the index of some entries, which stand in the order of their kinds. */
export function makeIndex(all: readonly Findable[], { chunk, shards, chunks }: Division): MadeIndex {
  const rows = rowsOf(all);
  const shown = all.map((each) => each.shown);
  const version = hashOf(JSON.stringify([shown, rows]), 12);
  const parts = dividedBySize(rows, shards);
  const rangeOf = (kind: Findable['kind']) => {
    const start = Math.max(
      0,
      all.findIndex((each) => each.kind === kind),
    );
    return [start, start + all.filter((each) => each.kind === kind).length] as const;
  };
  const ranges = {
    session: rangeOf('session'),
    paper: rangeOf('paper'),
    person: rangeOf('person'),
    page: rangeOf('page'),
  };
  return {
    index: { version, chunk, ranges, shards: parts.map(([first]) => first?.[0] ?? '\uffff') },
    vocabulary: { version, words: rows.map(([word]) => word).join(' ') },
    words: parts.map((words) => ({ version, words })),
    entries: Array.from({ length: chunks }, (_, number) => ({
      version,
      entries: shown.slice(number * chunk, (number + 1) * chunk),
    })),
  };
}

/** Every word in the order of the alphabet, with its entries. */
function rowsOf(all: readonly Findable[]): readonly (readonly [word: string, entries: string])[] {
  const postings = new Map<string, Posting[]>();
  all.forEach(({ title, beside }, entry) => {
    const own = new Set(title.flatMap((text) => foldedWords(text ?? '')));
    const others = new Set(beside.flatMap((text) => foldedWords(text ?? '')));
    const add = (word: string, isInTitle: boolean) => {
      const found = postings.get(word);
      if (found) found.push({ entry, isInTitle });
      else postings.set(word, [{ entry, isInTitle }]);
    };
    for (const word of own) add(word, true);
    for (const word of others) if (!own.has(word)) add(word, false);
  });
  const most = all.length <= FEW ? Number.POSITIVE_INFINITY : all.length * FREQUENT;
  return [...postings]
    .sort(([one], [other]) => compareCodeUnits(one, other))
    .map(([word, found]) => [word, found.length > most ? ANYWHERE : writtenPostings(found)]);
}

/** Parts of about the same size, in order. */
function dividedBySize<Row extends readonly string[]>(
  rows: readonly Row[],
  count: number,
): readonly (readonly Row[])[] {
  const sizeOf = (row: Row) => row.reduce((size, text) => size + text.length, 8);
  const total = rows.reduce((size, row) => size + sizeOf(row), 0);
  const parts: Row[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const row of rows) {
    parts[Math.min(count - 1, Math.floor((before * count) / Math.max(1, total)))]?.push(row);
    before += sizeOf(row);
  }
  return parts;
}
