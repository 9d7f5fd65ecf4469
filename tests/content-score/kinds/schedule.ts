import type { FaultKind, Plant, World } from '../plant';
import { oneOf } from '../plant';
import { type Table, tableOf } from '../table';

type Row = Record<string, string>;

/** Sessions of some kinds with other cells; a row number of those that may be told instead. */
function sessions(world: World, change: (row: Row, table: Table, number: number) => Row | undefined): Plant[] {
  const table = tableOf(world, 'sessions.csv');
  return (table?.numbers ?? []).flatMap((number) => {
    const cells = table && change(table.record(number), table, number);
    return table && cells ? [table.with(number, cells)] : [];
  });
}

/** Where a fault is between two rows, either may be told. */
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

export const schedule: readonly FaultKind[] = [
  {
    name: 'oral session without a room',
    plants: (world) => sessions(world, ({ kind }) => (kind === 'oral' ? { room: '' } : undefined)),
  },
  {
    name: 'panel or keynote without a room',
    plants: (world) =>
      sessions(world, ({ kind = '', room }) =>
        /keynote|lecture|panel/.test(kind) && room !== '' ? { room: '' } : undefined,
      ),
  },
  {
    name: 'keynote without a speaker',
    plants: (world) =>
      sessions(world, ({ kind = '', speaker }) =>
        /keynote|lecture/.test(kind) && speaker !== '' ? { speaker: '' } : undefined,
      ),
  },
  {
    name: 'panel session without its panel',
    plants: (world) =>
      sessions(world, ({ kind, panel }) =>
        kind === 'panel' && panel !== '' && panel !== undefined ? { panel: '' } : undefined,
      ),
  },
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
  {
    name: 'speaker twice',
    plants: (world) =>
      sessions(world, ({ kind = '', speaker }, table, number) => {
        const other = table.numbers.find(
          (row) => row !== number && table.cell(row, 'speaker') !== '' && table.cell(row, 'speaker') !== speaker,
        );
        return /keynote|lecture/.test(kind) && other !== undefined
          ? { speaker: table.cell(other, 'speaker') }
          : undefined;
      }).map((plant) => ({ ...plant, lines: Array.from({ length: 60 }, (_, at) => at + 2) })),
  },
  {
    name: 'lunch at one in the morning',
    plants: (world) => sessions(world, (row) => (row.kind === 'lunch' ? moved(row, -720) : undefined)),
  },
  {
    name: 'a meal at an odd hour',
    plants: (world, chance) =>
      sessions(world, (row) =>
        row.kind === 'lunch'
          ? oneOf(
              [
                { start: '09:00', end: '09:30' },
                { start: '17:30', end: '18:30' },
                { start: '08:00', end: '09:00' },
                { start: '23:00', end: '23:59' },
              ],
              chance,
            )
          : undefined,
      ),
  },
  {
    name: 'lunch beside parallel sessions',
    plants: (world) => {
      const table = tableOf(world, 'sessions.csv');
      return (table?.numbers ?? []).flatMap((row) => {
        const own = table?.record(row) ?? {};
        const oral =
          table?.numbers.filter(
            (each) => table.cell(each, 'kind') === 'oral' && table.cell(each, 'date') === own.date,
          ) ?? [];
        const first = oral[0];
        if (table === undefined || own.kind !== 'lunch' || first === undefined) return [];
        const { start = '', end = '' } = table.record(first);
        return [either(table.with(row, { start: clock(minutes(start) + 30), end: clock(minutes(end) + 30) }), ...oral)];
      });
    },
  },
  {
    name: 'times that slipped by twelve hours',
    plants: (world) =>
      sessions(world, (row) =>
        /oral|keynote|lecture|panel|posters|break/.test(row.kind ?? '')
          ? moved(row, minutes(row.start) >= 720 ? -720 : 720)
          : undefined,
      ),
  },
  {
    name: 'start that slipped by twelve hours',
    plants: (world) =>
      sessions(world, ({ kind = '', start = '' }) =>
        /oral|keynote|panel/.test(kind) && start >= '13' ? { start: clock(minutes(start) - 720) } : undefined,
      ),
  },
  {
    name: 'two breaks at a time',
    plants: (world) => {
      const table = tableOf(world, 'sessions.csv');
      return (table?.numbers ?? []).flatMap((row) => {
        const own = table?.record(row) ?? {};
        if (table === undefined || !/break|lunch/.test(own.kind ?? '')) return [];
        const plant = table.withRow(row, {
          id: 'break-again',
          kind: 'break',
          date: own.date ?? '',
          start: own.start ?? '',
          end: own.end ?? '',
          title: 'Tea',
        });
        return [either(plant, row, row + 1)];
      });
    },
  },
  {
    name: 'session of ten hours',
    plants: (world) =>
      sessions(world, ({ kind = '', start }) =>
        /oral|keynote|lecture|panel|break|lunch|posters|ceremony/.test(kind)
          ? { end: clock(Math.min(1439, minutes(start) + 600)) }
          : undefined,
      ),
  },
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
      ['rooms.csv', 'papers.csv', 'sessions.csv', 'tracks.csv'].flatMap((file) => {
        const table = tableOf(world, file);
        return (table?.numbers ?? []).flatMap((row) => {
          const id = table?.cell(row, 'id') ?? '';
          return table && /^[a-z]+/.test(id)
            ? [
                either(
                  table.withRow(row, { ...table.record(row), id: id[0]?.toUpperCase() + id.slice(1), number: '' }),
                  row,
                  row + 1,
                ),
              ]
            : [];
        });
      }),
  },
  {
    name: 'ids that differ by a leading zero',
    plants: (world) =>
      ['papers.csv', 'posters.csv'].flatMap((file) => {
        const table = tableOf(world, file);
        return (table?.numbers ?? []).map((row) => {
          if (table === undefined) throw new Error('no table');
          const id = table
            .cell(row, 'id')
            .replace(/\d+/, (digits) => (digits.startsWith('0') ? digits.slice(1) : `0${digits}`));
          return either(
            table.withRow(row, { ...table.record(row), id, title: 'Another one entirely, on fishing' }),
            row,
          );
        });
      }),
  },
  {
    name: 'names of rooms that differ by case',
    plants: (world) => {
      const table = tableOf(world, 'rooms.csv');
      return (table?.numbers ?? []).map((row) => {
        if (table === undefined) throw new Error('no table');
        return either(
          table.withRow(row, { id: 'other', name: table.cell(row, 'name').toLowerCase(), plenary: 'no' }),
          row,
        );
      });
    },
  },
  {
    name: 'a room that is never used',
    plants: (world) => {
      const table = tableOf(world, 'rooms.csv');
      return (table?.numbers ?? []).map((row) =>
        (table as Table).withRow(row, { id: 'didon', name: 'Didon Room', plenary: 'no' }),
      );
    },
  },
  {
    name: 'a session on another day than its papers say',
    plants: (world) =>
      sessions(world, (row, table) => {
        const days = [...new Set(table.numbers.map((each) => table.cell(each, 'date')))];
        const other = days.find((day) => day !== row.date && isFree(table, { ...row, date: day }));
        return row.kind === 'lunch' && other !== undefined ? { date: other } : undefined;
      }).map((plant) => ({ ...plant, lines: Array.from({ length: 60 }, (_, at) => at + 2) })),
  },
  {
    name: 'opening that is not first, closing that is not last',
    plants: (world) =>
      sessions(world, ({ id = '', date }, table) => {
        const days = [...new Set(table.numbers.map((each) => table.cell(each, 'date')))].sort();
        const other = id === 'opening' ? days.at(-1) : id === 'closing' ? days[0] : undefined;
        return other === undefined || other === date || days.length < 2
          ? undefined
          : { date: other, start: id === 'opening' ? '20:00' : '07:00', end: id === 'opening' ? '20:30' : '07:30' };
      }),
  },
  {
    name: 'number in the title is not that of the session',
    plants: (world) =>
      sessions(world, ({ title = '' }) => (/ 1$/.test(title) ? { title: title.replace(/1$/, '2') } : undefined)).map(
        (plant) => ({ ...plant, lines: Array.from({ length: 60 }, (_, at) => at + 2) }),
      ),
  },
  {
    name: 'a chair of two sessions at once',
    plants: (world) =>
      sessions(world, (row, table, number) => {
        const other = table.numbers.find(
          (each) =>
            each !== number &&
            table.cell(each, 'chairs') !== '' &&
            table.cell(each, 'date') === row.date &&
            table.cell(each, 'start') === row.start,
        );
        return row.kind === 'oral' && other !== undefined ? { chairs: table.cell(other, 'chairs') } : undefined;
      }).map((plant) => ({ ...plant, lines: Array.from({ length: 60 }, (_, at) => at + 2) })),
  },
];
