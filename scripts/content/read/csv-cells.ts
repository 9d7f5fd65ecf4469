/** Where a cell's text stands in a CSV file, quotation marks included; offsets, end exclusive. */
export interface CellSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds every cell of a CSV text (RFC 4180, line feeds only) by offset, row by row. csv-parse reads the values but loses
 * columns, and miscounts lines within quotes; so positions come from here, and only when one is needed.
 * A test makes sure that the rows are those of csv-parse.
 *
 * @param start offset at which a row begins
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

/** The same without the rows, for texts that may be a single one of millions of cells. */
export function* eachCell(text: string, delimiter: string, start = 0): Generator<FoundCell, void> {
  let offset = start;
  while (offset < text.length) {
    const end = endOfCell(text, offset, delimiter);
    const atDelimiter = text[end] === delimiter;
    yield { start: offset, end, endsRow: !atDelimiter };
    offset = end + 1;
    // After the last delimiter there is an empty cell.
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

/** The offset of the mark that closes a quoted cell, or -1; a doubled one stands for itself. */
function closingQuote(text: string, opening: number): number {
  let quote = text.indexOf('"', opening + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

/** Whether the quotation marks of a cell are where csv-parse expects them: spaces may stand around, except between tabs. */
export function isWellQuoted(cell: string, delimiter: string): boolean {
  if (!cell.includes('"')) return true;
  const text = delimiter === '\t' ? cell : cell.replace(/^[ \t\f]+|[ \t\f]+$/g, '');
  return text.startsWith('"') && closingQuote(text, 0) === text.length - 1;
}

/** What a cell reads as, without the quotation marks of RFC 4180; spaces around it are gone already. */
export const unquoted = (cell: string): string => (isInMarks(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** Whether quotation marks stand around a cell. */
export const isInMarks = (cell: string): boolean => cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
