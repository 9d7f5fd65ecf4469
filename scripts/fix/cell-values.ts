import { cellSpans, isInMarks, unquoted } from '../content/read/csv-cells';
import { tableIn } from '../content/read/csv-grid';
import type { Value } from './value';

/** Finds the cells of a CSV text as editable values, in order. Quotation marks are kept, or added if needed. */
export function cellValues(text: string): readonly Value[] {
  const { body, delimiter } = tableIn(text);
  return [...cellSpans(body, delimiter)].flat().map(({ start, end }): Value => {
    const raw = body.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    const cell = raw.trim();
    const isQuoted = isInMarks(cell);
    return {
      start: from,
      end: from + cell.length,
      text: unquoted(cell),
      placeOf: (offset) =>
        isQuoted ? text.slice(from + 1, Math.max(from + 1, offset)).replaceAll('""', '"').length : offset - from,
      write: (to) => (isQuoted || to.includes(delimiter) || /["\n]/.test(to) ? quoted(to) : to),
    };
  });
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
