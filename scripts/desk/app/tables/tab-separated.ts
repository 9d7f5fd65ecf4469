import { cellSpans, unquoted } from '../../../content/read/csv-cells';

/** Writes cells as spreadsheets take them from the clipboard: with tabs, and quotation marks where a cell has lines. */
export const asTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');

/** Reads the cells that a spreadsheet has put on the clipboard. */
export function readTabSeparated(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return [...cellSpans(lines, '\t')].map((row) =>
    row.map(({ start, end }) => unquoted(lines.slice(start, end).trim()).trim()),
  );
}
