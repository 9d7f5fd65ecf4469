/** Where a cell's text stands in a CSV file, quotation marks included; offsets, end exclusive. */
export interface CellSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds every cell of a CSV text (RFC 4180, line feeds only) by offset. csv-parse reads the values but loses
 * columns, and miscounts lines within quotes; so positions come from here, and only when one is needed.
 * A test makes sure that the rows are those of csv-parse.
 */
export function cellSpans(text: string, delimiter: string): readonly (readonly CellSpan[])[] {
  const rows: CellSpan[][] = [];
  let row: CellSpan[] = [];
  let offset = 0;
  while (offset < text.length) {
    const end = endOfCell(text, offset, delimiter);
    row.push({ start: offset, end });
    offset = end + 1;
    const atDelimiter = text[end] === delimiter;
    if (atDelimiter && offset === text.length) row.push({ start: offset, end: offset });
    if (!atDelimiter || offset === text.length) {
      rows.push(row);
      row = [];
    }
  }
  return rows;
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
