import { CsvError, parse } from 'csv-parse/sync';
import { type Diagnostic, error, type Range, startOfFile } from '../report/diagnostics';
import { type CellSpan, cellSpans, isWellQuoted } from './csv-cells';
import { excessIn } from './csv-excess';
import { LineIndex } from './line-index';
import { mixedSeparators } from './mixed-separators';
import type { Source } from './source';

/** The trimmed cells of a table, and their places. */
export interface Grid {
  readonly rows: readonly (readonly string[])[];
  /** Returns the place of a cell, or of a list item in it; past the end of a row, that of its last cell. */
  readonly rangeAt: (row: number, column: number, item?: number) => Range;
}

const DELIMITERS: readonly string[] = [',', ';', '\t'];

/** Splits a CSV text into cells. The delimiter is a comma, semicolon or tab; a `sep=` line is optional; quotes are those of RFC 4180. */
export function readGrid(source: Source): Grid | Diagnostic {
  const { body, delimiter } = tableIn(source.text);
  const excess = excessIn(body, delimiter, source.file) ?? mixedSeparators(body, delimiter, source.file);
  if (excess) return excess;
  const { stackTraceLimit } = Error;
  try {
    // csv-parse creates and discards an error for every row shorter than the first; without stacks that is cheaper.
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
    return brokenQuotes(source, body, delimiter, problem.code === 'CSV_QUOTE_NOT_CLOSED');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Detects the delimiter of a CSV text, and replaces a `sep=` line by spaces, so that all offsets stay the same. */
export function tableIn(text: string): { readonly body: string; readonly delimiter: string } {
  const preamble = /^sep=(.)\n/i.exec(text);
  const delimiter = preamble?.[1] ?? mostFrequentDelimiter(text);
  const body = preamble ? `${' '.repeat(preamble[0].length - 1)}\n${text.slice(preamble[0].length)}` : text;
  return { body, delimiter };
}

function trimInPlace(row: string[]): void {
  for (let index = 0; index < row.length; index++) row[index] = row[index]?.trim() ?? '';
}

/** Returns the delimiter that occurs most often in the header line, outside quotation marks. */
function mostFrequentDelimiter(text: string): string {
  const header = text
    .trimStart()
    .split('\n', 1)
    .join('')
    .replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

/** Computes places lazily, since a table without problems needs none. */
function rangeFinder(text: string, delimiter: string): Grid['rangeAt'] {
  let found: { lines: LineIndex; starts: readonly number[] } | undefined;
  // Callers mostly need the cells of one row, and the items of one list, in succession.
  let last: { row: number; cells: readonly CellSpan[] } | undefined;
  let list: { cell: CellSpan; items: readonly CellSpan[] } | undefined;
  const cellsOf = (row: number): readonly CellSpan[] => {
    found ??= { lines: new LineIndex(text), starts: rowStarts(text, delimiter) };
    const start = found.starts[row];
    return start === undefined ? [] : (cellSpans(text, delimiter, start).next().value ?? []);
  };
  return (row, column, item) => {
    if (last?.row !== row) last = { row, cells: cellsOf(row) };
    const cell = last.cells[Math.min(column, last.cells.length - 1)];
    if (found === undefined || cell === undefined) return startOfFile;
    if (item === undefined) return trimmedRange(found.lines, cell);
    if (list?.cell !== cell) list = { cell, items: itemSpans(text, cell) };
    return trimmedRange(found.lines, list.items[item] ?? cell);
  };
}

function rowStarts(text: string, delimiter: string): number[] {
  const starts: number[] = [];
  for (const [first] of cellSpans(text, delimiter)) if (first) starts.push(first.start);
  return starts;
}

/** Finds the items of a list in its cell, without the quotation marks around the cell and without empty items. */
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

function brokenQuotes(source: Source, body: string, delimiter: string, unclosed: boolean): Diagnostic {
  const lines = new LineIndex(source.text);
  const { start: cell, end } = firstBrokenCell(body, delimiter) ?? { start: 0, end: 0 };
  const start = cell + Math.max(0, source.text.slice(cell, end).indexOf('"'));
  return error(
    unclosed ? 'unclosed-quote' : 'stray-quote',
    { file: source.file, range: lines.range(start, start + 1) },
    unclosed
      ? 'A quotation mark opens here and is never closed.'
      : 'There is a quotation mark within the text of a cell.',
    {
      hint: 'Put the whole text between quotation marks, and write a quotation mark inside it twice: "the ""best"" paper".',
    },
  );
}

function firstBrokenCell(text: string, delimiter: string): CellSpan | undefined {
  for (const row of cellSpans(text, delimiter)) {
    const broken = row.find(({ start, end }) => !isWellQuoted(text.slice(start, end), delimiter));
    if (broken) return broken;
  }
  return undefined;
}
