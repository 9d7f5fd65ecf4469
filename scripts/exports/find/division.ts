import type { PublishedContent } from '../../../shared/model/content';
import type { Route } from '../../../shared/model/route';

/** Kinds of page of which nothing is said, or whose records are found by themselves. */
const NOT_AS_PAGES: ReadonlySet<string> = new Set([
  'session',
  'paper',
  'poster',
  'talk',
  'person',
  'papers-letter',
  'people-letter',
  'payment-result',
  'payment-failure',
  'my-programme',
  'search',
  'error',
]);

/** Whether an address is one that is found as a page. */
export const isFoundAsPage = ({ path, canonical, kind }: Route): boolean =>
  path === canonical && !NOT_AS_PAGES.has(kind);

/** The records and pages that are found. */
interface Counted {
  readonly content: Pick<PublishedContent, 'contributions' | 'sessions'> &
    Partial<Pick<PublishedContent, 'contributors'>>;
  readonly routes: readonly Route[];
}

/** How the index is divided into files. */
export interface Division {
  /** Entries in a file of entries. */
  readonly chunk: number;
  readonly chunks: number;
  readonly shards: number;
}

/** An index that fits into one file of each sort is not divided. */
export const FEW = 600;
/** Files of an index at most: hosts take so many of a site, of which the pages need the most. */
const MOST_FILES = 100;
/** That which is loaded first, and the vocabulary. */
const SINGLE_FILES = 2;
/** Entries whose words share a file, on average: some ten kilobytes of it, compressed. */
const ENTRIES_A_SHARD = 450;
const MOST_SHARDS = 20;
/** Entries in a file where there are many: one is loaded for nearly each that is shown. */
const CHUNK = 20;

/** How many files there are, which follows from the numbers of records before any is looked at. */
export function divisionOf({ content, routes }: Counted): Division {
  const { contributions, sessions, contributors = [] } = content;
  const records = contributions.length + sessions.length + contributors.length;
  const most = records + routes.filter(isFoundAsPage).length;
  if (most <= FEW) return { chunk: FEW, chunks: Math.ceil(most / FEW), shards: 1 };
  const shards = Math.min(MOST_SHARDS, Math.ceil(most / ENTRIES_A_SHARD));
  const chunk = Math.max(CHUNK, Math.ceil(most / (MOST_FILES - SINGLE_FILES - shards)));
  return { chunk, chunks: Math.ceil(most / chunk), shards };
}
