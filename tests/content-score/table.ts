import { parse } from 'csv-parse/sync';
import type { Plant, World } from './plant';

/** A table as lists of cells, the header first. */
export class Table {
  readonly file: string;
  readonly rows: readonly (readonly string[])[];

  constructor(file: string, text: string) {
    this.file = file;
    this.rows = parse(text, { bom: true, relax_column_count: true });
  }

  /** Numbers of the rows below the header, from 1. */
  get numbers(): number[] {
    return this.rows.slice(1).map((_, index) => index + 1);
  }

  get columns(): readonly string[] {
    return this.rows[0] ?? [];
  }

  cell(row: number, column: string): string {
    return this.rows[row]?.[this.columns.indexOf(column)] ?? '';
  }

  /** The record of a row, by the names of the columns. */
  record(row: number): Record<string, string> {
    return Object.fromEntries(this.columns.map((name) => [name, this.cell(row, name)]));
  }

  /** With other cells in one row. */
  with(row: number, cells: Readonly<Record<string, string>>, what = Object.values(cells).join(' | ')): Plant {
    const rows = this.rows.map((old, number) =>
      number === row ? old.map((cell, at) => cells[this.columns[at] ?? ''] ?? cell) : old,
    );
    return this.written(rows, [row], what);
  }

  /** With another row after one, from some of its columns. */
  withRow(after: number, cells: Readonly<Record<string, string>>, what = Object.values(cells).join(' | ')): Plant {
    const row = this.columns.map((name) => cells[name] ?? '');
    return this.written([...this.rows.slice(0, after + 1), row, ...this.rows.slice(after + 1)], [after + 1], what);
  }

  /** The plant of whole rows; `at` are the numbers of those where it may be reported. */
  written(rows: readonly (readonly string[])[], at: readonly number[], what: string): Plant {
    const texts = rows.map((row) => `${row.map(quoted).join(',')}\n`);
    const lineOf = (row: number) => 1 + texts.slice(0, row).join('').split('\n').length - 1;
    const lines = at.flatMap((row) => {
      const height = (texts[row] ?? '').split('\n').length - 1;
      return Array.from({ length: Math.max(1, height) }, (_, more) => lineOf(row) + more);
    });
    return { file: this.file, lines, text: texts.join(''), what: `${this.file}:${lines[0]} ${what}` };
  }
}

const quoted = (cell: string) => (/[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table of a data folder; nothing if the conference has none. */
export function tableOf(world: World, file: string): Table | undefined {
  const text = world.files.get(file);
  return text === undefined ? undefined : new Table(file, text);
}

/** All tables of a data folder that have all of the columns. */
export const tablesWith = (world: World, ...columns: readonly string[]): Table[] =>
  [...world.files]
    .filter(([file]) => file.endsWith('.csv'))
    .map(([file, text]) => new Table(file, text))
    .filter((table) => columns.every((name) => table.columns.includes(name)));

type Made = Plant | readonly Plant[] | undefined;

/** Plants a fault in each row of a table, where `change` makes one. */
export function inRows(
  world: World,
  file: string,
  change: (row: Record<string, string>, table: Table, number: number) => Made,
): Plant[] {
  const table = tableOf(world, file);
  return table ? table.numbers.flatMap((number) => change(table.record(number), table, number) ?? []) : [];
}

/** Plants a fault in each row of the tables that have all of the columns, where `change` makes one. */
export const inTables = (
  world: World,
  columns: readonly string[],
  change: (table: Table, number: number) => Made,
): Plant[] =>
  tablesWith(world, ...columns).flatMap((table) => table.numbers.flatMap((number) => change(table, number) ?? []));
