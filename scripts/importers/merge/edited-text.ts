import { grouped } from '../../../shared/format/grouped';
import type { DataTable } from './data-table';

/** The new text of one cell. */
export interface CellEdit {
  /** Index of the row in the file. */
  readonly row: number;
  readonly column: string;
  readonly to: string;
}

/**
 * Edits cells of a table, and adds columns and rows at the end. Everything else stays unchanged: spaces, quotation marks and line endings.
 */
export function editedText(
  table: DataTable,
  edits: readonly CellEdit[],
  newColumns: readonly string[],
  newRows: readonly Readonly<Record<string, string>>[],
): string {
  const { text, grid, columns, headerRow, delimiter } = table;
  const header = grid.rows[headerRow] ?? [];
  const names = [...columns, ...newColumns.map((column) => column.toLowerCase())];
  const offsetOf = offsetsIn(text);
  const byRow = grouped(edits, ({ row }) => row);
  const pieces: string[] = [];
  let done = 0;
  const replace = (start: number, end: number, to: string) => {
    pieces.push(text.slice(done, start), to);
    done = end;
  };
  grid.rows.forEach((row, index) => {
    const own = new Map(byRow.get(index)?.map(({ column, to }) => [names.indexOf(column.toLowerCase()), to]));
    const isWider = newColumns.length > 0 && index >= headerRow && row.some((cell) => cell !== '');
    if (own.size === 0 && !isWider) return;
    const last = Math.max(row.length - 1, 0);
    for (const [column, to] of [...own].filter(([column]) => column <= last).sort(([a], [b]) => a - b)) {
      const place = grid.rangeAt(index, column);
      replace(offsetOf(place.line, place.column), offsetOf(place.endLine, place.endColumn), quoted(to, delimiter));
    }
    // The compiler reports a row that is too short. New cells must be in the right column.
    const width = isWider ? names.length : Math.max(row.length, ...[...own.keys()].map((column) => column + 1));
    const place = grid.rangeAt(index, last);
    const end = offsetOf(place.endLine, place.endColumn);
    const cells = Array.from(
      { length: Math.max(0, width - row.length) },
      (_, place) => own.get(row.length + place) ?? '',
    );
    if (cells.length > 0)
      replace(
        Math.max(done, end),
        Math.max(done, end),
        cells.map((cell) => delimiter + quoted(cell, delimiter)).join(''),
      );
  });
  pieces.push(text.slice(done));
  const edited = pieces.join('');
  if (newRows.length === 0) return edited;
  const written = [...header, ...newColumns];
  const lines = newRows.map((row) => {
    const cells = new Map(Object.entries(row).map(([name, cell]) => [name.toLowerCase(), cell]));
    return written.map((name) => quoted(cells.get(name.toLowerCase()) ?? '', delimiter)).join(delimiter);
  });
  return `${[edited.replace(/\n*$/, ''), ...lines].join('\n')}\n`;
}

/** Converts 1-based lines and columns to offsets. */
function offsetsIn(text: string): (line: number, column: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (line, column) => (starts[line - 1] ?? 0) + column - 1;
}

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
