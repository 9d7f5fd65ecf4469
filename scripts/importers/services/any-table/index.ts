import type { LeftOut, Reading } from '../../model';
import type { Table } from '../../read/table';
import { REASONS, reasonFor } from '../reasons';
import { type Context, leftTogether, NOTHING, type Service, type TableFormat } from '../service';
import { type Guess, guessOf, type Holds, mappedOf } from './columns';
import { linksIn } from './links';
import { peopleOf } from './people';
import { type GuessedRow, rowsOf } from './rows';
import { talksIn } from './talks';

/** The name of what no known service has exported. */
export const ANY_TABLE = 'any other table';

const READERS: Readonly<
  Record<Holds, (rows: readonly GuessedRow[], name: string, context: Context) => Partial<Reading>>
> = {
  talks: talksIn,
  people: (rows, _name, context) => ({
    people: rows.flatMap((row) =>
      peopleOf(row, false, context).map((person) => ({ ...person, links: linksIn(row, 'link', context.report) })),
    ),
  }),
  rooms: (rows) => ({
    rooms: rows.flatMap((row) => {
      const [name, capacity] = [row.text('room'), /^[1-9]\d*$/.exec(row.text('capacity'))?.[0]];
      return name === '' ? [] : [{ name, building: row.text('building'), floor: row.text('floor'), capacity }];
    }),
  }),
};

const formatOf = (holds: Holds, accepts: (guess: Guess) => boolean): TableFormat => ({
  holds,
  read: (table, context) => {
    const guess = guessOf(table, context.mapped);
    if (guess === undefined || guess.holds !== holds || !accepts(guess)) return undefined;
    const rows = rowsOf(table, guess, context);
    return {
      ...NOTHING,
      ...READERS[holds](rows, table.name, context),
      columns: guess.columns.flatMap(({ header, field, number }) =>
        field === undefined
          ? []
          : [`${header || 'a column without a name'} → ${field}${number === undefined ? '' : ` ${number}`}`],
      ),
      left: leftColumns(table, guess, context),
    };
  },
});

/** Lists the columns that are not read. */
function leftColumns(table: Table, { headerRow, columns }: Guess, { mapped }: Context): LeftOut[] {
  const names = columns.flatMap(({ field, index, header }): [string, string][] => {
    const values = table.rows.flatMap((row, at) => (at > headerRow && row[index]?.trim()) || []);
    if (field !== undefined || values.length === 0 || mappedOf(header, mapped)) return [];
    const reason = values.some((value) => /^\S+@\S+\.\S+$/.test(value)) ? REASONS.email : reasonFor(header, {});
    return [
      [header || `column ${index + 1}, which has no name`, reason === REASONS.unknown ? REASONS.mappable : reason],
    ];
  });
  return leftTogether(table.name, names);
}

const always = () => true;

/** A table of any other service, or made by hand. */
export const anyTable: Service = {
  name: ANY_TABLE,
  tables: [formatOf('talks', always), formatOf('people', always), formatOf('rooms', always)],
  documents: [],
};

/** Tables with hours, which come before services whose other columns have usual names. */
export const anyTimetable: Service = {
  ...anyTable,
  tables: [formatOf('talks', ({ columns }) => columns.some(({ field }) => field === 'start'))],
};
