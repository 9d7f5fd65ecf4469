import { type Chance, oneOf } from '../../support/chance';
import type { FaultKind, Plant } from '../plant';
import { inRows, type Table, tableOf } from '../table';

type Row = Record<string, string>;

/** Sessions of some kinds with other cells. */
const inSessions = (
  name: string,
  change: (row: Row, table: Table, number: number, chance: Chance) => Row | undefined,
): FaultKind => ({
  name,
  plants: (world, chance) =>
    inRows(world, 'sessions.csv', (row, table, number) => {
      const cells = change(row, table, number, chance);
      return cells && table.with(number, cells);
    }),
});

/** Counts a report of any row of the table. */
const anywhere = ({ name, plants }: FaultKind): FaultKind => ({
  name,
  plants: (world, chance) =>
    plants(world, chance).map((plant) => ({ ...plant, lines: Array.from({ length: 60 }, (_, at) => at + 2) })),
});

/** A fault between two rows may be reported at either. */
const either = (plant: Plant, ...rows: readonly number[]): Plant => ({
  ...plant,
  lines: [...plant.lines, ...rows.map((row) => row + 1)],
});

const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clock = (count: number) =>
  `${String(Math.floor(count / 60) % 24).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}`;
const moved = ({ start, end }: Row, by: number): Row => ({
  start: clock(minutes(start) + by + 1440),
  end: clock(minutes(end) + by + 1440),
});

const isFree = (table: Table, { date, start, end, id }: Row) =>
  table.numbers.every((row) => {
    const other = table.record(row);
    return (
      other.id === id ||
      other.date !== date ||
      minutes(other.end) <= minutes(start) ||
      minutes(other.start) >= minutes(end)
    );
  });

const ODD_HOURS = [
  { start: '09:00', end: '09:30' },
  { start: '17:30', end: '18:30' },
  { start: '08:00', end: '09:00' },
  { start: '23:00', end: '23:59' },
];

export const schedule: readonly FaultKind[] = [
  inSessions('oral session without a room', ({ kind }) => (kind === 'oral' ? { room: '' } : undefined)),
  inSessions('panel or keynote without a room', ({ kind = '', room }) =>
    /keynote|lecture|panel/.test(kind) && room !== '' ? { room: '' } : undefined,
  ),
  inSessions('keynote without a speaker', ({ kind = '', speaker }) =>
    /keynote|lecture/.test(kind) && speaker !== '' ? { speaker: '' } : undefined,
  ),
  inSessions('panel session without its panel', ({ kind, panel }) =>
    kind === 'panel' && panel !== '' && panel !== undefined ? { panel: '' } : undefined,
  ),
  {
    name: 'speaker who is never scheduled',
    plants: (world) => {
      const text = world.files.get('speakers.yaml');
      if (text === undefined) return [];
      const more = `\n- id: 77\n  name: Ada Nwosu\n  affiliation: University of Lagos\n  talk: Rivers of data\n  bio:\n    - She studies rivers.\n`;
      const first = text.trimEnd().split('\n').length + 2;
      return [
        {
          file: 'speakers.yaml',
          lines: [0, 1, 2, 3, 4, 5].map((each) => first + each - 1),
          text: `${text.trimEnd()}\n${more}`,
          what: 'speakers.yaml: a seventy-seventh',
        },
      ];
    },
  },
  anywhere(
    inSessions('speaker twice', ({ kind = '', speaker }, table, number) => {
      const others = table.numbers.filter((row) => row !== number).map((row) => table.cell(row, 'speaker'));
      const other = others.find((each) => each !== '' && each !== speaker);
      return /keynote|lecture/.test(kind) && other !== undefined ? { speaker: other } : undefined;
    }),
  ),
  inSessions('lunch at one in the morning', (row) => (row.kind === 'lunch' ? moved(row, -720) : undefined)),
  inSessions('a meal at an odd hour', ({ kind }, _table, _number, chance) =>
    kind === 'lunch' ? oneOf(ODD_HOURS, chance) : undefined,
  ),
  {
    name: 'lunch beside parallel sessions',
    plants: (world) =>
      inRows(world, 'sessions.csv', (own, table, row) => {
        const oral = table.numbers.filter((each) => {
          const { kind, date } = table.record(each);
          return kind === 'oral' && date === own.date;
        });
        const [first] = oral;
        if (own.kind !== 'lunch' || first === undefined) return undefined;
        const { start, end } = table.record(first);
        return either(table.with(row, { start: clock(minutes(start) + 30), end: clock(minutes(end) + 30) }), ...oral);
      }),
  },
  inSessions('times that slipped by twelve hours', (row) =>
    /oral|keynote|lecture|panel|posters|break/.test(row.kind ?? '')
      ? moved(row, minutes(row.start) >= 720 ? -720 : 720)
      : undefined,
  ),
  inSessions('start that slipped by twelve hours', ({ kind = '', start = '' }) =>
    /oral|keynote|panel/.test(kind) && start >= '13' ? { start: clock(minutes(start) - 720) } : undefined,
  ),
  {
    name: 'two breaks at a time',
    plants: (world) =>
      inRows(world, 'sessions.csv', ({ kind = '', date = '', start = '', end = '' }, table, row) => {
        if (!/break|lunch/.test(kind)) return undefined;
        const again = { id: 'break-again', kind: 'break', date, start, end, title: 'Tea' };
        return either(table.withRow(row, again), row, row + 1);
      }),
  },
  inSessions('session of ten hours', ({ kind = '', start }) =>
    /oral|keynote|lecture|panel|break|lunch|posters|ceremony/.test(kind)
      ? { end: clock(Math.min(1439, minutes(start) + 600)) }
      : undefined,
  ),
  {
    name: 'numbers out of the order of time',
    plants: (world) => {
      const table = tableOf(world, 'sessions.csv');
      const numbered = (table?.numbers ?? []).filter((row) => /^\d+$/.test(table?.cell(row, 'number') ?? ''));
      return numbered.slice(0, -1).flatMap((row, index) => {
        const other = numbered[index + 4];
        if (
          table === undefined ||
          other === undefined ||
          table.cell(row, 'date') + table.cell(row, 'start') === table.cell(other, 'date') + table.cell(other, 'start')
        )
          return [];
        const at = table.columns.indexOf('number');
        const rows = table.rows.map((cells, number) =>
          number === row
            ? cells.with(at, table.cell(other, 'number'))
            : number === other
              ? cells.with(at, table.cell(row, 'number'))
              : cells,
        );
        return [
          table.written(
            rows,
            [row, other, ...numbered.filter((each) => each > row && each < other)],
            `numbers of ${row + 1} and ${other + 1} exchanged`,
          ),
        ];
      });
    },
  },
  ...(['yes', 'no'] as const).map(
    (plenary): FaultKind => ({
      name: plenary === 'yes' ? 'two plenary rooms' : 'no plenary room',
      plants: (world) => {
        const table = tableOf(world, 'rooms.csv');
        if (world.name === 'hybrid' || table === undefined || table.numbers.length < 2) return [];
        return table.numbers
          .filter((row) => table.cell(row, 'plenary') !== plenary)
          .map((row) => ({ ...table.with(row, { plenary }), lines: table.numbers.map((each) => each + 1) }));
      },
    }),
  ),
  {
    name: 'ids that differ by case',
    plants: (world) =>
      ['rooms.csv', 'papers.csv', 'sessions.csv', 'tracks.csv'].flatMap((file) =>
        inRows(world, file, (record, table, row) => {
          const { id = '' } = record;
          if (!/^[a-z]+/.test(id)) return undefined;
          const other = id.charAt(0).toUpperCase() + id.slice(1);
          return either(table.withRow(row, { ...record, id: other, number: '' }), row, row + 1);
        }),
      ),
  },
  {
    name: 'ids that differ by a leading zero',
    plants: (world) =>
      ['papers.csv', 'posters.csv'].flatMap((file) =>
        inRows(world, file, (record, table, row) => {
          const { id = '' } = record;
          const other = id.replace(/\d+/, (digits) => (digits.startsWith('0') ? digits.slice(1) : `0${digits}`));
          return either(table.withRow(row, { ...record, id: other, title: 'Another one entirely, on fishing' }), row);
        }),
      ),
  },
  {
    name: 'names of rooms that differ by case',
    plants: (world) =>
      inRows(world, 'rooms.csv', ({ name = '' }, table, row) =>
        either(table.withRow(row, { id: 'other', name: name.toLowerCase(), plenary: 'no' }), row),
      ),
  },
  {
    name: 'a room that is never used',
    plants: (world) =>
      inRows(world, 'rooms.csv', (_, table, row) =>
        table.withRow(row, { id: 'didon', name: 'Didon Room', plenary: 'no' }),
      ),
  },
  anywhere(
    inSessions('a session on another day than its papers say', (row, table) => {
      const days = [...new Set(table.numbers.map((each) => table.cell(each, 'date')))];
      const other = days.find((day) => day !== row.date && isFree(table, { ...row, date: day }));
      return row.kind === 'lunch' && other !== undefined ? { date: other } : undefined;
    }),
  ),
  inSessions('opening that is not first, closing that is not last', ({ id = '', date }, table) => {
    const days = [...new Set(table.numbers.map((each) => table.cell(each, 'date')))].sort();
    const other = id === 'opening' ? days.at(-1) : id === 'closing' ? days[0] : undefined;
    return other === undefined || other === date || days.length < 2
      ? undefined
      : { date: other, start: id === 'opening' ? '20:00' : '07:00', end: id === 'opening' ? '20:30' : '07:30' };
  }),
  anywhere(
    inSessions('number in the title is not that of the session', ({ title = '' }) =>
      / 1$/.test(title) ? { title: title.replace(/1$/, '2') } : undefined,
    ),
  ),
  anywhere(
    inSessions('a chair of two sessions at once', (row, table, number) => {
      const others = table.numbers.filter((each) => each !== number).map((each) => table.record(each));
      const { chairs } = others.find((each) => each.chairs && each.date === row.date && each.start === row.start) ?? {};
      return row.kind === 'oral' && chairs !== undefined ? { chairs } : undefined;
    }),
  ),
];
