import type { Content } from '../../content/content';
import type { Route } from '../../content/link/route';

/** Kinds of page of which nothing is said, or whose records are found by themselves. */
const NOT_AS_PAGES: ReadonlySet<string> = new Set([
  'session',
  'paper',
  'poster',
  'person',
  'papers-letter',
  'people-letter',
  'payment-result',
  'payment-failure',
  'search',
  'error',
]);

/** Whether an address is one that is found as a page. */
export const isFoundAsPage = ({ path, canonical, kind }: Route): boolean =>
  path === canonical && !NOT_AS_PAGES.has(kind);

/** The records and pages that are found. */
interface Counted {
  readonly content: Pick<Content, 'papers' | 'posters' | 'sessions'> & Partial<Pick<Content, 'contributors'>>;
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
/** Entries whose words share a file, on average: some ten kilobytes of it, compressed. */
const ENTRIES_A_SHARD = 450;
/** Entries in a file where there are many: one is loaded for nearly each that is shown. */
const CHUNK = 20;

/** How many files there are, which follows from the numbers of records before any is looked at. */
export function divisionOf({ content, routes }: Counted): Division {
  const { papers, posters, sessions, contributors = [] } = content;
  const records = papers.length + posters.length + sessions.length + contributors.length;
  const most = records + routes.filter(isFoundAsPage).length;
  const isSmall = most <= FEW;
  const chunk = isSmall ? FEW : CHUNK;
  return { chunk, chunks: Math.ceil(most / chunk), shards: isSmall ? 1 : Math.ceil(most / ENTRIES_A_SHARD) };
}
