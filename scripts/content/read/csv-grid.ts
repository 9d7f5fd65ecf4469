import { CsvError, parse } from 'csv-parse/sync';
import { type Diagnostic, error, type Range, startOfFile } from '../report/diagnostics';
import { type CellSpan, cellSpans } from './csv-cells';
import { LineIndex } from './line-index';
import type { Source } from './source';

/** The cells of a table as text, spaces around them removed, and where each stands. */
export interface Grid {
  readonly rows: readonly (readonly string[])[];
  /** The place of a cell, or of an item of a list in it; past the end of a row, that of its last cell. */
  readonly rangeAt: (row: number, column: number, item?: number) => Range;
}

const DELIMITERS: readonly string[] = [',', ';', '\t'];

/** Splits a CSV text into cells: comma, semicolon or tab, with or without a `sep=` line, quotation marks as in RFC 4180. */
export function readGrid(source: Source): Grid | Diagnostic {
  const { text } = source;
  const preamble = /^sep=(.)\n/i.exec(text);
  const delimiter = preamble?.[1] ?? mostFrequentDelimiter(text);
  // Spaces in place of the `sep=` line keep every offset where it was.
  const body = preamble ? `${' '.repeat(preamble[0].length - 1)}\n${text.slice(preamble[0].length)}` : text;
  const { stackTraceLimit } = Error;
  try {
    // csv-parse creates an error for every row shorter than the first and discards it: without stacks that costs less.
    Error.stackTraceLimit = 0;
    const rows: string[][] = parse(body, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      // csv-parse would trim tabs that separate cells.
      trim: delimiter !== '\t',
    });
    for (const row of rows) trimInPlace(row);
    return { rows, rangeAt: rangeFinder(body, delimiter) };
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    return brokenQuotes(source, delimiter, cellSpans(body, delimiter), problem.code === 'CSV_QUOTE_NOT_CLOSED');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function trimInPlace(row: string[]): void {
  for (let index = 0; index < row.length; index++) row[index] = row[index]?.trim() ?? '';
}

/** The delimiter that occurs most often in the header line, outside quotation marks. */
function mostFrequentDelimiter(text: string): string {
  const header = text
    .trimStart()
    .split('\n', 1)
    .join('')
    .replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

/** Positions are worked out once, when the first one is asked for: a table without problems never needs them. */
function rangeFinder(text: string, delimiter: string): Grid['rangeAt'] {
  let found: { lines: LineIndex; spans: ReturnType<typeof cellSpans> } | undefined;
  // Callers mostly ask for the items of one list in turn.
  let list: { cell: CellSpan; items: readonly CellSpan[] } | undefined;
  return (row, column, item) => {
    found ??= { lines: new LineIndex(text), spans: cellSpans(text, delimiter) };
    const cells = found.spans[row] ?? [];
    const cell = cells[Math.min(column, cells.length - 1)];
    if (cell === undefined) return startOfFile;
    if (item === undefined) return trimmedRange(found.lines, cell);
    if (list?.cell !== cell) list = { cell, items: itemSpans(text, cell) };
    return trimmedRange(found.lines, list.items[item] ?? cell);
  };
}

/** The places of a list's items in their cell, without the quotation marks around the cell; empty items do not count. */
function itemSpans(text: string, cell: CellSpan): CellSpan[] {
  let start = cell.start;
  const items = text
    .slice(cell.start, cell.end)
    .split(';')
    .map((item, index, { length }) => {
      const opening = index === 0 ? (/^\s*"/.exec(item)?.[0].length ?? 0) : 0;
      const closing = index === length - 1 ? (/"\s*$/.exec(item)?.[0].length ?? 0) : 0;
      const span = { start: start + opening, end: start + Math.max(opening, item.length - closing) };
      start += item.length + 1;
      return span;
    });
  return items.filter((span) => text.slice(span.start, span.end).trim() !== '');
}

function trimmedRange(lines: LineIndex, { start, end }: CellSpan): Range {
  const cell = lines.text.slice(start, end);
  if (cell.trim() === '') return lines.range(start, end);
  const from = start + (cell.length - cell.trimStart().length);
  return lines.range(from, from + cell.trim().length);
}

function brokenQuotes(
  source: Source,
  delimiter: string,
  rows: ReturnType<typeof cellSpans>,
  unclosed: boolean,
): Diagnostic {
  const lines = new LineIndex(source.text);
  const suspects = rows.flat().filter(({ start, end }) => !isWellQuoted(source.text.slice(start, end), delimiter));
  const [{ start: cell, end } = { start: 0, end: 0 }] = suspects;
  const start = cell + Math.max(0, source.text.slice(cell, end).indexOf('"'));
  return error(
    unclosed ? 'unclosed-quote' : 'stray-quote',
    { file: source.file, range: lines.range(start, start + 1) },
    unclosed
      ? 'A quotation mark opens here and is never closed.'
      : 'A quotation mark stands within the text of a cell.',
    {
      hint: 'Put the whole text between quotation marks, and write a quotation mark inside it twice: "the ""best"" paper".',
    },
  );
}

/** As csv-parse sees it: spaces may stand around the quotation marks, except where tabs separate the cells. */
const isWellQuoted = (cell: string, delimiter: string) =>
  !cell.includes('"') || (delimiter === '\t' ? /^"(?:[^"]|"")*"$/ : /^[ \t\f]*"(?:[^"]|"")*"[ \t\f]*$/).test(cell);
