import { stringify } from 'yaml';
import { collections } from '../../../shared/model/collections';
import type { Release, ReleasedEntry } from '../../../shared/model/content';

const LOG_COMMENT = `# What visitors were told of changes of the program. "npx colloquium release" adds to it; the newest stands last.
`;

/** Appends a release to the log. */
export const logWith = (log: string, release: Release): string =>
  `${log.trim() === '' ? LOG_COMMENT : `${log.trimEnd()}\n`}\n${stringify([release], { lineWidth: 0 })}`;

const COLUMNS = Object.keys(collections.releasedEntries.schema.properties) as (keyof ReleasedEntry)[]; // Object.keys widens to string[]

/** Writes the released program as CSV, a row for each entry, so that a diff of two releases shows the changes. */
export const programTable = (entries: readonly ReleasedEntry[]): string =>
  [COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => quoted(String(entry[column] ?? ''))))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
