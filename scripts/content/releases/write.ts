import { stringify } from 'yaml';
import { collections } from '../../../shared/model/collections';
import type { Release, ReleasedEntry } from '../../../shared/model/content';

const LOG_REMARK = `# What visitors were told of changes of the program. "npm run release" adds to it; the newest stands last.
`;

/** The log with a release more; what stands there already stays as it is. */
export const logWith = (log: string, release: Release): string =>
  `${log.trim() === '' ? LOG_REMARK : `${log.trimEnd()}\n`}\n${stringify([release], { lineWidth: 0 })}`;

const COLUMNS = Object.keys(collections.releasedEntries.schema.properties) as (keyof ReleasedEntry)[]; // of its schema

/** The program as a release leaves it, a row for each entry: a diff of two releases shows what has changed. */
export const programTable = (entries: readonly ReleasedEntry[]): string =>
  [COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => quoted(String(entry[column] ?? ''))))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
