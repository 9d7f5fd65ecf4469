import { type CellSpan, cellSpans, unquoted } from '../content/read/csv-cells';
import { tableIn } from '../content/read/csv-grid';
import { compareKeys } from './compare-keys';

/**
 * Sorts the rows of a table by columns, without changing the rows. Equal rows keep their order. Numbers are compared by value, other
 * cells, such as dates and times, by characters. Empty cells come last.
 * Throws an error if the table has no such column.
 */
export function sortRows(text: string, columns: readonly string[]): string {
  const { body, delimiter } = tableIn(text);
  const rows = [...cellSpans(body, delimiter)].filter((row) => row.some((cell) => textOf(body, cell) !== ''));
  const names = (rows[0] ?? []).map((cell) => textOf(body, cell).toLowerCase());
  const places = columns.map((column) => {
    const place = names.indexOf(column.toLowerCase());
    if (place === -1) throw new Error(`There is no column "${column}" in this table.`);
    return place;
  });
  const slots = rows.slice(1).map((row) => ({
    start: row[0]?.start ?? 0,
    end: row.at(-1)?.end ?? 0,
    keys: places.map((place) => (row[place] === undefined ? '' : textOf(body, row[place]))),
  }));
  const sorted = [...slots].sort((one, other) => compareKeys(one.keys, other.keys));
  const pieces: string[] = [];
  let done = 0;
  for (const [index, { start, end }] of slots.entries()) {
    const row = sorted[index];
    pieces.push(text.slice(done, start), text.slice(row?.start ?? start, row?.end ?? end));
    done = end;
  }
  return pieces.join('') + text.slice(done);
}

const textOf = (body: string, { start, end }: CellSpan) => unquoted(body.slice(start, end).trim()).trim();
