import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import type { PublishedContent } from '../../../shared/model/content';
import { foldedWords } from '../../../shared/search/fold';
import {
  type EntryFile,
  EVERYWHERE,
  type Posting,
  type SearchIndex,
  type VocabularyFile,
  type WordFile,
  writePostings,
} from '../../../shared/search/index-files';
import { wordsOf } from '../../../shared/words';
import { hashOf } from '../../cache/hash-of.mjs';
import type { SiteContent } from '../../content/site-content';
import { type Division, divisionOf, FEW } from './division';
import { type Findable, findables } from './entries';
import { readSynonyms, type Synonyms } from './synonyms';

/** The whole index, divided. */
export interface MadeIndex {
  readonly index: Omit<SearchIndex, 'words'>;
  readonly vocabulary: VocabularyFile;
  readonly words: readonly WordFile[];
  readonly entries: readonly EntryFile[];
}

/** A word that stands in more than this part of very many entries tells nothing. */
const FREQUENT = 1 / 8;

/** The index of a site, with its words. */
interface IndexOfSite extends MadeIndex {
  readonly index: SearchIndex;
}

const known = new WeakMap<PublishedContent, IndexOfSite>();

/** The index of a site, made once. */
export function indexOf(site: Pick<SiteContent, 'content' | 'routes' | 'edition'>): IndexOfSite {
  const found = known.get(site.content);
  if (found) return found;
  const { timeZoneLabel, online } = site.content.conference;
  const { synonyms, kinds, nothing, found: foundWords, more } = wordsOf(site.content).search;
  const made = makeIndex(findables(site), divisionOf(site), readSynonyms(synonyms));
  const words = { kinds, nothing, found: foundWords('{count}'), more: more('{count}') };
  const whole = {
    ...made,
    index: { ...made.index, zone: timeZoneLabel, ...(online && ({ isOnline: true } as const)), words },
  };
  known.set(site.content, whole);
  return whole;
}

/** Makes the index of some entries, which stand in the order of their kinds. */
export function makeIndex(
  all: readonly Findable[],
  { chunk: least, shards, chunks }: Division,
  synonyms: Synonyms = () => [],
): MadeIndex {
  const rows = rowsOf(all, synonyms);
  // The number of files follows from the records. Sections of pages and dates fill them a little more.
  const chunk = Math.max(least, Math.ceil(all.length / chunks));
  const shown = all.map((each) => each.shown);
  const parts = dividedBySize(rows, shards);
  const firsts = parts.map(([row]) => row?.[0] ?? '\uffff');
  const version = hashOf(JSON.stringify([chunk, all.map(({ key }) => key)]), 12);
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
    index: { version, chunk, ranges, shards: firsts },
    vocabulary: { version, words: rows.map(([word]) => word).join(' ') },
    words: parts.map((words, part) => ({ version, range: firsts.slice(part, part + 2), words })),
    entries: Array.from({ length: chunks }, (_, number) => ({
      version,
      entries: shown.slice(number * chunk, (number + 1) * chunk),
    })),
  };
}

const wordsIn = (texts: Findable['title']) => texts.flatMap((text) => foldedWords(text ?? ''));

/** Every word in the order of the alphabet, with its entries. */
function rowsOf(all: readonly Findable[], synonyms: Synonyms): readonly (readonly [word: string, entries: string])[] {
  const postings = new Map<string, Posting[]>();
  all.forEach(({ kind, title, beside }, entry) => {
    const add = (words: readonly string[], isInTitle: boolean) => {
      for (const word of words) {
        const found = postings.get(word);
        if (!found) postings.set(word, [{ entry, isInTitle }]);
        // The last one is this entry's if it has the word already: each is done with before the next.
        else if (found.at(-1)?.entry !== entry) found.push({ entry, isInTitle });
      }
    };
    const titleWords = wordsIn(title);
    const otherWords = wordsIn(beside);
    add(titleWords, true);
    add(otherWords, false);
    // Papers and people are found by their own words: one on embassies is none on visas.
    if (kind === 'page' || kind === 'session') add(synonyms([...titleWords, ...otherWords]), false);
  });
  const most = all.length <= FEW ? Number.POSITIVE_INFINITY : all.length * FREQUENT;
  return [...postings]
    .sort(([one], [other]) => compareCodeUnits(one, other))
    .map(([word, found]) => [word, found.length > most ? EVERYWHERE : writePostings(found)]);
}

/** Of the size of a part, how far from its due place it may end. */
const SLACK = 1 / 10;

/**
 * Parts of about the same size, in order. Each ends before the shortest word that is near its due place: it does so, too, when a few
 * words have come or gone, so that other parts stay as they are.
 */
function dividedBySize<Row extends readonly [word: string, entries: string]>(
  rows: readonly Row[],
  count: number,
): readonly (readonly Row[])[] {
  const size = rows.reduce((sum, row) => sum + sizeOf(row), 0);
  const due = size / count;
  const lengthAt = (row: number) => rows[row]?.[0].length ?? Number.POSITIVE_INFINITY;
  const cuts: number[] = [];
  let best: number | undefined;
  let before = 0;
  for (const [number, row] of rows.entries()) {
    before += sizeOf(row);
    while (cuts.length < count - 1 && before > due * (cuts.length + 1 + SLACK)) {
      cuts.push(best ?? number);
      best = undefined;
    }
    const isNear = before >= due * (cuts.length + 1 - SLACK);
    if (isNear && (best === undefined || lengthAt(number + 1) < lengthAt(best))) best = number + 1;
  }
  return Array.from({ length: count }, (_, part) => rows.slice(part === 0 ? 0 : cuts[part - 1], cuts[part]));
}

/** Letters of a row in its file, with the quotes and brackets around them. */
const sizeOf = (row: readonly string[]) => row.reduce((size, text) => size + text.length, 8);
