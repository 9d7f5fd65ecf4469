import type { FaultKind, Plant, World } from '../plant';
import { oneOf } from '../plant';
import { tablesWith } from '../table';

/** Two cells of one row in each other's place. */
const inARow = (one: string, other: string) => (world: World) =>
  tablesWith(world, one, other).flatMap((table) =>
    table.numbers
      .filter(
        (row) =>
          table.cell(row, one) !== '' &&
          table.cell(row, other) !== '' &&
          table.cell(row, one) !== table.cell(row, other),
      )
      .map((row) => table.with(row, { [one]: table.cell(row, other), [other]: table.cell(row, one) })),
  );

/** Two columns of the whole table in each other's place. */
const inTheTable = (one: string, other: string) => (world: World) =>
  tablesWith(world, one, other)
    .filter(
      (table) =>
        table.numbers.length > 3 &&
        table.numbers.filter((row) => table.cell(row, one) !== '' && table.cell(row, other) !== '').length > 2,
    )
    .map((table): Plant => {
      const header = table.columns.map((name) => (name === one ? other : name === other ? one : name));
      const plant = table.written(
        [header, ...table.rows.slice(1)],
        table.rows.map((_, row) => row),
        `${one} ↔ ${other}`,
      );
      return plant;
    });

/** A value that no other of its column resembles. */
const strange = (column: string, values: readonly string[], files = /./) =>
  ({
    name: `${column} that resembles no other`,
    plants: (world, chance) =>
      tablesWith(world, column)
        .filter(({ file, numbers }) => files.test(file) && numbers.length > 5)
        .flatMap((table) =>
          table.numbers
            .filter((row) => table.cell(row, column) !== '')
            .map((row) => table.with(row, { [column]: oneOf(values, chance) })),
        ),
  }) satisfies FaultKind;

const PAIRS = [
  ['affiliation', 'country'],
  ['name', 'affiliation'],
  ['name', 'country'],
  ['title', 'authors'],
  ['role', 'affiliation'],
  ['name', 'role'],
  ['start', 'end'],
  ['room', 'title'],
  ['title', 'chairs'],
  ['id', 'title'],
  ['id', 'name'],
  ['label', 'email'],
  ['title', 'content'],
  ['number', 'title'],
  ['name', 'url'],
] as const;

export const columns: readonly FaultKind[] = [
  ...PAIRS.flatMap(([one, other]): FaultKind[] => [
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
      tablesWith(world)
        .filter(({ numbers, columns: all }) => numbers.length > 3 && all.length > 2)
        .flatMap((table) =>
          table.numbers.map((row) => {
            const cells = table.rows[row] ?? [];
            const moved = [...cells.slice(0, 1), '', ...cells.slice(1, -1)];
            return table.written(table.rows.with(row, moved), [row], 'moved by one cell');
          }),
        ),
  },
];
