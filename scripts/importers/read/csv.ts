import { readGrid } from '../../content/read/csv-grid';
import type { Problem } from './problem';
import type { Table } from './table';

/** Reads an exported CSV file, with commas, semicolons or tabs between cells, and line breaks in quoted cells. */
export function csvTable(file: string, text: string): Table | Problem {
  const grid = readGrid({ collection: 'papers', file, text });
  if ('code' in grid) {
    const { message, hint = '', range } = grid;
    return { at: `${file}:${range.line}:${range.column}`, message, hint };
  }
  const at = (row: number, column: number) => {
    const { line, column: sign } = grid.rangeAt(row, column);
    return `${file}:${line}:${sign}`;
  };
  return { name: file, rows: grid.rows, at };
}
