/** The tables of open data, by the names of their files. */
const OPEN_TABLES = ['sessions', 'papers', 'people', 'committees', 'deadlines'] as const;

export type OpenTable = (typeof OPEN_TABLES)[number];

/** The collections that determine which tables have rows. */
export const OPEN_DATA_SOURCES = ['sessions', 'papers', 'committeeMembers', 'programCommittee', 'deadlines'] as const;

type Sources = Readonly<Record<(typeof OPEN_DATA_SOURCES)[number], readonly unknown[]>>;

/** Lists the tables that have rows. */
export function openTables(content: Sources): readonly OpenTable[] {
  const { sessions, papers, committeeMembers, programCommittee, deadlines } = content;
  const rows: Readonly<Record<OpenTable, readonly unknown[]>> = {
    sessions,
    papers,
    // Papers name their authors, so that any paper gives a row.
    people: [...papers.slice(0, 1), ...committeeMembers, ...programCommittee],
    committees: [...committeeMembers, ...programCommittee],
    deadlines,
  };
  return OPEN_TABLES.filter((name) => rows[name].length > 0);
}

/** Address of a table. */
export const openDataAddress = (table: OpenTable, ending: 'json' | 'csv' | 'schema.json'): string =>
  `/data/${table}.${ending}`;
