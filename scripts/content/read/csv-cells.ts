/** Offsets of a cell in a CSV text, including its quotation marks. The end is exclusive. */
export interface CellSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the offsets of every cell of a CSV text (RFC 4180, line feeds only), row by row. csv-parse reads the values, but its positions
 * lack columns and miscount lines within quotes. A test compares the rows with those of csv-parse.
 *
 * @param start offset of the first row
 */
export function* cellSpans(text: string, delimiter: string, start = 0): Generator<readonly CellSpan[], void> {
  let row: CellSpan[] = [];
  for (const cell of eachCell(text, delimiter, start)) {
    row.push(cell);
    if (!cell.endsRow) continue;
    yield row;
    row = [];
  }
}

interface FoundCell extends CellSpan {
  readonly endsRow: boolean;
}

/** Does the same without rows, for texts that may be a single row of millions of cells. */
export function* eachCell(text: string, delimiter: string, start = 0): Generator<FoundCell, void> {
  let offset = start;
  while (offset < text.length) {
    const end = endOfCell(text, offset, delimiter);
    const atDelimiter = text[end] === delimiter;
    yield { start: offset, end, endsRow: !atDelimiter };
    offset = end + 1;
    // An empty cell follows the last delimiter.
    if (atDelimiter && offset === text.length) yield { start: offset, end: offset, endsRow: true };
  }
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let offset = start;
  while (text[offset] !== delimiter && isSpace(text[offset])) offset++;
  if (text[offset] === '"') {
    const closing = closingQuote(text, offset);
    offset = closing === -1 ? text.length : closing + 1;
  }
  while (offset < text.length && text[offset] !== delimiter && text[offset] !== '\n') offset++;
  return offset;
}

/** The characters that csv-parse trims, except line feeds. */
const isSpace = (character: string | undefined) => character !== undefined && ' \t\f\r'.includes(character);

/** Finds the quotation mark that closes a quoted cell, or -1. A doubled mark is an escaped one. */
function closingQuote(text: string, opening: number): number {
  let quote = text.indexOf('"', opening + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

/** Tells whether the quotation marks of a cell are where csv-parse expects them. Spaces around them are allowed, except between tabs. */
export function isWellQuoted(cell: string, delimiter: string): boolean {
  if (!cell.includes('"')) return true;
  const text = delimiter === '\t' ? cell : cell.replace(/^[ \t\f]+|[ \t\f]+$/g, '');
  return text.startsWith('"') && closingQuote(text, 0) === text.length - 1;
}

/** Returns the value of a trimmed cell, without the quotation marks of RFC 4180. */
export const unquoted = (cell: string): string => (isInMarks(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** Tells whether a cell is in quotation marks. */
export const isInMarks = (cell: string): boolean => cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');

/** Finds the row and column of an offset; one past the end of a row is in its last cell. */
export function cellAt(rows: readonly (readonly CellSpan[])[], offset: number): { row: number; column: number } {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.[0]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const row = rows[low] ?? [];
  return {
    row: low,
    column: Math.max(
      0,
      row.findLastIndex(({ start }) => start <= offset),
    ),
  };
}
