/** The tables of open data that a site may have, by the names of their files. */
const OPEN_TABLES = ['sessions', 'papers', 'people', 'committees', 'deadlines'] as const;

export type OpenTable = (typeof OPEN_TABLES)[number];

/** The collections from which it follows which tables have rows. */
export const OPEN_DATA_SOURCES = ['sessions', 'papers', 'committeeMembers', 'programCommittee', 'deadlines'] as const;

type Sources = Readonly<Record<(typeof OPEN_DATA_SOURCES)[number], readonly unknown[]>>;

/** The tables that have something in them. */
export function openTables(content: Sources): readonly OpenTable[] {
  const { sessions, papers, committeeMembers, programCommittee, deadlines } = content;
  const rows: Readonly<Record<OpenTable, readonly unknown[]>> = {
    sessions,
    papers,
    // Everybody who stands in one of these.
    people: [...papers.slice(0, 1), ...committeeMembers, ...programCommittee],
    committees: [...committeeMembers, ...programCommittee],
    deadlines,
  };
  return OPEN_TABLES.filter((name) => rows[name].length > 0);
}

/** Address of a table. */
export const openDataAddress = (table: OpenTable, ending: 'json' | 'csv' | 'schema.json'): string =>
  `/data/${table}.${ending}`;
