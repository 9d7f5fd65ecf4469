import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sample } from '../../support/sample';

/** A row as an organiser wrote it: column → cell. */
export type Row = Readonly<Record<string, string>>;

const DATA = sample.data;

/** The names of the tables in `data/`, without ".csv". */
export const tableNames = readdirSync(DATA)
  .filter((file) => file.endsWith('.csv'))
  .map((file) => file.replace('.csv', ''))
  .sort();

/** The rows of a table, read without the compiler: what the compiler loses must be missed here. */
export function rowsOf(table: string): Row[] {
  return parse(readFileSync(`${DATA}/${table}.csv`), { columns: true, bom: true });
}

/** The entries of a cell with a list. */
export const listOf = (cell: string | undefined): string[] => (cell ? cell.split('; ') : []);
