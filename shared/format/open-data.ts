import { arePapers, isPaper } from './contributions';

/** The tables of open data, by the names of their files. */
const OPEN_TABLES = ['sessions', 'papers', 'contributions', 'people', 'committees', 'deadlines'] as const;

export type OpenTable = (typeof OPEN_TABLES)[number];

/** The collections from which it follows which tables have rows. */
export const OPEN_DATA_SOURCES = [
  'sessions',
  'contributions',
  'committeeMembers',
  'programCommittee',
  'deadlines',
] as const;

type Sources = Readonly<Record<(typeof OPEN_DATA_SOURCES)[number], readonly unknown[]>> & {
  readonly contributions: readonly { readonly kind: string }[];
};

/** Lists the tables that have rows. */
export function openTables(content: Sources): readonly OpenTable[] {
  const { sessions, contributions, committeeMembers, programCommittee, deadlines } = content;
  const papers = contributions.filter(isPaper);
  const rows: Readonly<Record<OpenTable, readonly unknown[]>> = {
    sessions,
    papers,
    contributions: arePapers(contributions) ? [] : contributions.slice(0, 1),
    // Papers name their authors, so that any paper gives a row.
    people: [...contributions.slice(0, 1), ...committeeMembers, ...programCommittee],
    committees: [...committeeMembers, ...programCommittee],
    deadlines,
  };
  return OPEN_TABLES.filter((name) => rows[name].length > 0);
}

/** Address of a table. */
export const openDataAddress = (table: OpenTable, ending: 'json' | 'csv' | 'schema.json'): string =>
  `/data/${table}.${ending}`;
