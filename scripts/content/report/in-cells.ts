import { basename } from 'node:path';
import { cellName } from '../../tables/table';
import { cellAt, cellSpans, unquoted } from '../read/csv-cells';
import { LineIndex } from '../read/line-index';
import type { Workbook } from '../read/read-workbook';
import { asCsv } from '../read/workbook-names';
import type { Diagnostic, Place } from './diagnostics';

/** The most characters of a cell that a report shows. */
const MOST_SHOWN = 100;

/**
 * Places problems in workbooks at their cells, in place of the CSV text that was made of them, and names the workbooks in messages.
 * There are no fixes in workbooks, which are never changed.
 */
export function inCells(
  diagnostics: readonly Diagnostic[],
  workbooks: ReadonlyMap<string, Workbook>,
): readonly Diagnostic[] {
  if (workbooks.size === 0) return diagnostics;
  const finders = new Map([...workbooks].map(([file, workbook]) => [file, placeFinder(workbook)]));
  const placed = <T extends Place>(place: T): T => ({ ...place, ...finders.get(place.file)?.(place) });
  const names = new Map([...workbooks.keys()].map((file) => [asCsv(basename(file)), basename(file)]));
  const named = (text: string) => text.replace(/(?<![\w./-])[a-z-]+\.csv\b/g, (name) => names.get(name) ?? name);
  return diagnostics.map((problem): Diagnostic => {
    const { fix, message, hint, related, ...rest } = problem;
    return {
      ...placed(rest),
      message: named(message),
      ...(hint !== undefined && { hint: named(hint) }),
      ...(related && { related: related.map((other) => ({ ...placed(other), message: named(other.message) })) }),
      ...(fix && !finders.has(problem.file) && { fix }),
    };
  });
}

function placeFinder({ sheet, text }: Workbook): (place: Place) => Pick<Place, 'range' | 'cell'> {
  const lines = new LineIndex(text);
  const rows = [...cellSpans(text, ',')];
  return ({ range }) => {
    const { row, column } = cellAt(rows, lines.offset(range.line, range.column));
    const { start = 0, end = 0 } = rows[row]?.[column] ?? {};
    const value = unquoted(text.slice(start, end)).replace(/\s+/g, ' ');
    return {
      range: { line: row + 1, column: column + 1, endLine: row + 1, endColumn: column + 2 },
      cell: {
        name: `sheet "${sheet}", cell ${cellName(row, column)}`,
        text: value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value,
      },
    };
  };
}
