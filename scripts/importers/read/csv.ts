import { readGrid } from '../../content/read/csv-grid';
import type { Problem } from '../../tables/problem';
import type { Table } from '../../tables/table';

/** Reads an exported CSV file, with commas, semicolons or tabs between cells, and line breaks in quoted cells. */
export function csvTable(file: string, text: string): Table | Problem {
  const grid = readGrid({ collection: 'papers', file, text });
  if ('code' in grid) {
    const rows = plainTabs(text);
    const before = (row: number, column: number) => rows?.[row]?.slice(0, column).join('\t').length ?? 0;
    const at = (row: number, column: number) => `${file}:${row + 1}:${before(row, column) + (column > 0 ? 2 : 1)}`;
    if (rows) return { name: file, rows, at };
    const { message, hint = '', range } = grid;
    return { at: `${file}:${range.line}:${range.column}`, message, hint };
  }
  const at = (row: number, column: number) => {
    const { line, column: sign } = grid.rangeAt(row, column);
    return `${file}:${line}:${sign}`;
  };
  return { name: file, rows: grid.rows, at };
}

/** Splits a text at its tabs, if quotation marks mean nothing in it: each line has as many cells as the first. */
function plainTabs(text: string): string[][] | undefined {
  const rows = text
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.every(({ length }) => length === width) ? rows : undefined;
}
