import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellSpans } from '../../scripts/content/read/csv-cells';
import { rounds } from '../support/rounds';

const DELIMITERS = [',', ';', '\t'];

/** What stands in a span, read as csv-parse reads a cell. */
function unquoted(text: string): string {
  const inner = /^[ \t\f]*"(.*)"[ \t\f]*$/s.exec(text)?.[1];
  return inner === undefined ? text.trim() : inner.replaceAll('""', '"').trim();
}

/** csv-parse leaves out last lines that have nothing but spaces; no position is ever asked of them. */
const withoutEmptyEnd = (rows: string[][]) =>
  rows.slice(0, rows.findLastIndex((row) => row.length > 1 || row[0] !== '') + 1);

const cells = (text: string, delimiter: string) =>
  withoutEmptyEnd(
    [...cellSpans(text, delimiter)].map((row) => row.map(({ start, end }) => unquoted(text.slice(start, end)))),
  );

function parsed(text: string, delimiter: string): string[][] {
  const options = { delimiter, record_delimiter: '\n', relax_column_count: true, trim: delimiter !== '\t' };
  const rows: string[][] = parse(text, options);
  return withoutEmptyEnd(rows.map((row) => row.map((cell) => cell.trim())));
}

/** Texts as people write them: letters, accents, blanks, and all that means something in a CSV. */
const cell = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', ',', ';', '\t', '"', '\n', '0'), maxLength: 8 });
const spaces = fc.constantFrom('', '', '', ' ', '   ', '\t', ' \t\f');
const grids = fc.array(fc.array(fc.tuple(cell, spaces, spaces, fc.boolean()), { minLength: 1, maxLength: 5 }), {
  maxLength: 6,
});

function write(grid: readonly (readonly [string, string, string, boolean][])[], delimiter: string): string {
  const padding = (text: string) => (delimiter === '\t' ? '' : text);
  const rows = grid.map((row) =>
    row.map(([text, before, after, always]) => {
      const quoted = always || /[",;\t\n]/.test(text);
      return padding(before) + (quoted ? `"${text.replaceAll('"', '""')}"` : text) + padding(after);
    }),
  );
  return rows.map((row) => row.join(delimiter)).join('\n');
}

describe('cellSpans', () => {
  it('finds the cells that csv-parse finds, whatever is quoted, delimited or broken into lines', () => {
    fc.assert(
      fc.property(grids, fc.constantFrom(...DELIMITERS), fc.boolean(), (grid, delimiter, ended) => {
        const text = write(grid, delimiter) + (ended ? '\n' : '');
        expect(cells(text, delimiter)).toEqual(parsed(text, delimiter));
      }),
      { seed: 20231213, numRuns: rounds(2000, 600) },
    );
  });

  it('finds the cells that csv-parse finds in any text that csv-parse accepts', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\t'), maxLength: 14 });
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(!/""[ \t]+"/.test(text)); // csv-parse overlooks an empty text before another one
        let expected: string[][];
        try {
          expected = parsed(text, ',');
        } catch {
          return; // stray quotation marks have a diagnostic of their own
        }
        expect(cells(text, ',')).toEqual(expected);
      }),
      { seed: 20231213, numRuns: rounds(5000, 1500) },
    );
  });

  it('gives offsets into the text, quotation marks included', () => {
    expect([...cellSpans('a,"b,\nc"\n,d', ',')]).toMatchObject([
      [
        { start: 0, end: 1 },
        { start: 2, end: 8 },
      ],
      [
        { start: 9, end: 9 },
        { start: 10, end: 11 },
      ],
    ]);
  });
});
