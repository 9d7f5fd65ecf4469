import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { IS_THOROUGH } from './rounds';

/** Members of the programme committee that stay, beside those who stand elsewhere too. */
const MEMBERS = 30;

/**
 * Shortens a copy of the sample to one paper a session and some of its committee, which halves its pages: those of records are made
 * alike. Where each page counts, the thorough round has all of them.
 */
export function shortenProgram(dataDir: string): void {
  if (IS_THOROUGH) return;
  const sessions = new Set<string>();
  filterRows(dataDir, 'papers.csv', ({ session = '' }) => sessions.size < sessions.add(session).size);
  const others = readdirSync(dataDir)
    .filter((name) => /\.(?:csv|yaml)$/.test(name) && name !== 'program-committee.csv')
    .map((name) => readFileSync(join(dataDir, name), 'utf8'))
    .join('\n');
  filterRows(dataDir, 'program-committee.csv', ({ name = '' }, index) => index < MEMBERS || others.includes(name));
}

type Row = Readonly<Record<string, string>>;

/** Takes rows out of a table each of whose rows is a line. */
function filterRows(dataDir: string, table: string, isKept: (row: Row, index: number) => boolean): void {
  const path = join(dataDir, table);
  const text = readFileSync(path, 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const rows: readonly Row[] = parse(text, { columns: true });
  if (rows.length !== lines.length) throw new Error(`A cell of ${table} has several lines.`);
  const kept = lines.filter((_, index) => isKept(rows[index] ?? {}, index));
  writeFileSync(path, `${[header, ...kept].join('\n')}\n`);
}
