import { closingQuote } from './csv-cells';

const LINE_FEED = 10;

/**
 * The cells of a CSV text (line feeds only), spaces around them removed, if its quotation marks enclose whole cells: so
 * nearly every program writes them, and no parser of all that a table may be is needed. Undefined if a mark stands
 * elsewhere: csv-parse knows then what to make of it, or what is wrong. `unclosed` if a mark that begins a cell is the last
 * one: that is what csv-parse would say at the end of the text, row by row. The rows are the same as csv-parse's: a test
 * holds the two together.
 */
export function plainRows(text: string, delimiter: string): string[][] | 'unclosed' | undefined {
  const rows: string[][] = [];
  let quote = text.indexOf('"');
  let offset = 0;
  while (offset < text.length) {
    if (quote !== -1 && quote < offset) quote = text.indexOf('"', offset);
    const lineFeed = text.indexOf('\n', offset);
    const end = lineFeed === -1 ? text.length : lineFeed;
    const row = quote === -1 || quote > end ? text.slice(offset, end).split(delimiter) : [];
    const after = row.length > 0 ? end + 1 : readQuotedRow(text, offset, delimiter, row);
    if (typeof after !== 'number') return after;
    offset = after;
    for (let index = 0; index < row.length; index++) row[index] = row[index]?.trim() ?? '';
    rows.push(row);
  }
  return rows;
}

/** Adds the cells of the row that begins at `start`; the offset of the next row. */
function readQuotedRow(text: string, start: number, delimiter: string, row: string[]): number | 'unclosed' | undefined {
  const delimiterCode = delimiter.charCodeAt(0);
  let offset = start;
  for (;;) {
    let end = offset;
    if (text[offset] === '"') {
      const closing = closingQuote(text, offset);
      if (closing === -1) return 'unclosed';
      if (!isCellEnd(text, closing + 1, delimiterCode)) return undefined;
      row.push(text.slice(offset + 1, closing).replaceAll('""', '"'));
      end = closing + 1;
    } else {
      while (!isCellEnd(text, end, delimiterCode)) end++;
      const cell = text.slice(offset, end);
      if (cell.includes('"')) return undefined;
      row.push(cell);
    }
    offset = end + 1;
    if (text.charCodeAt(end) !== delimiterCode) return offset;
  }
}

function isCellEnd(text: string, offset: number, delimiterCode: number): boolean {
  if (offset >= text.length) return true;
  const code = text.charCodeAt(offset);
  return code === delimiterCode || code === LINE_FEED;
}
