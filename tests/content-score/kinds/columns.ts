import { oneOf } from '../../support/chance';
import type { FaultKind, World } from '../plant';
import { inTables, tablesWith } from '../table';

/** Two cells of one row in each other's place. */
const inARow = (one: string, other: string) => (world: World) =>
  inTables(world, [one, other], (table, row) => {
    const [first, second] = [table.cell(row, one), table.cell(row, other)];
    if (first === '' || second === '' || first === second) return undefined;
    return table.with(row, { [one]: second, [other]: first });
  });

/** Two columns of the whole table in each other's place. */
const inTheTable = (one: string, other: string) => (world: World) =>
  tablesWith(world, one, other)
    .filter(
      (table) =>
        table.numbers.length > 3 &&
        table.numbers.filter((row) => table.cell(row, one) !== '' && table.cell(row, other) !== '').length > 2,
    )
    .map((table) => {
      const header = table.columns.map((name) => (name === one ? other : name === other ? one : name));
      const all = table.rows.map((_, row) => row);
      return table.written([header, ...table.rows.slice(1)], all, `${one} ↔ ${other}`);
    });

/** A value that no other of its column resembles. */
const strange = (column: string, values: readonly string[], files = /./) =>
  ({
    name: `${column} that resembles no other`,
    plants: (world, chance) =>
      inTables(world, [column], (table, row) =>
        files.test(table.file) && table.numbers.length > 5 && table.cell(row, column) !== ''
          ? table.with(row, { [column]: oneOf(values, chance) })
          : undefined,
      ),
  }) satisfies FaultKind;

const PAIRS =
  `affiliation country, name affiliation, name country, title authors, role affiliation, name role, start end,
room title, title chairs, id title, id name, label email, title content, number title, name url`
    .split(/,\s/)
    .map((pair) => pair.split(' '));

export const columns: readonly FaultKind[] = [
  ...PAIRS.flatMap(([one = '', other = '']): FaultKind[] => [
    { name: `${one} and ${other} exchanged in a row`, plants: inARow(one, other) },
    { name: `${one} and ${other} exchanged in the table`, plants: inTheTable(one, other) },
  ]),
  strange(
    'country',
    ['Tunis', 'University of Sfax', '42', 'yes', 'a@example.org', 'https://example.org', '2023-12-13'],
    /committee/,
  ),
  strange('affiliation', ['42', 'yes', 'Tunisia', 'a.b@example.org', '-', '2023', 'n/a'], /program-committee/),
  strange(
    'title',
    ['42', '2023-12-13', 'yes', '/images/people/a.svg', 'oral-1', 'a@example.org', 'x'],
    /papers|posters|sessions/,
  ),
  strange(
    'name',
    ['42', 'yes', 'University of Sfax', 'Tunisia', 'a@example.org', 'Prof.', '2023-12-13'],
    /committee|chairs/,
  ),
  strange(
    'authors',
    ['42', 'yes', '2023-12-13', 'Tunisia', 'oral-1', 'a@example.org', 'University of Sfax'],
    /papers|posters/,
  ),
  {
    name: 'a row moved by one cell',
    plants: (world) =>
      inTables(world, [], (table, row) => {
        if (table.numbers.length <= 3 || table.columns.length <= 2) return undefined;
        const cells = table.rows[row] ?? [];
        const moved = [...cells.slice(0, 1), '', ...cells.slice(1, -1)];
        return table.written(table.rows.with(row, moved), [row], 'moved by one cell');
      }),
  },
];
