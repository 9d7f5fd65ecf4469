import { REASONS, reasonFor } from '../reasons';
import { type Context, NOTHING, type Service, type TableFormat } from '../service';
import { leftColumns } from '../table-format';
import { type Guess, guessOf, type Holds, mappedOf } from './columns';
import { linksIn } from './links';
import { peopleOf } from './people';
import { type GuessedRow, rowsOf } from './rows';
import { talksIn } from './talks';

/** The name of what no known service has exported. */
export const ANY_TABLE = 'any other table';

const peopleIn = (rows: readonly GuessedRow[], context: Context) =>
  rows.flatMap((row) =>
    peopleOf(row, false, context).map((person) => ({ ...person, links: linksIn(row, 'link', context.report) })),
  );

const formatOf = (holds: Holds, accepts: (guess: Guess) => boolean): TableFormat => ({
  holds,
  read: (table, context) => {
    const guess = guessOf(table, context.mapped);
    if (guess === undefined || guess.holds !== holds || !accepts(guess)) return undefined;
    const { columns, headerRow } = guess;
    const rows = rowsOf(table, guess, context);
    return {
      ...NOTHING,
      ...(holds === 'talks' ? talksIn(rows, table.name, context) : { people: peopleIn(rows, context) }),
      columns: columns.flatMap(({ header, field, number = '' }) =>
        field === undefined ? [] : `${header || 'a column without a name'} → ${field} ${number}`.trim(),
      ),
      left: leftColumns(table, headerRow, (header, column, values) => {
        if (columns[column]?.field !== undefined || mappedOf(header, context.mapped)) return undefined;
        const reason = values.some((value) => /^\S+@\S+\.\S+$/.test(value)) ? REASONS.email : reasonFor(header, {});
        return reason === REASONS.unknown ? REASONS.mappable : reason;
      }),
    };
  },
});

const always = () => true;

/** A table of any other service, or made by hand. */
export const anyTable: Service = {
  name: ANY_TABLE,
  tables: [formatOf('talks', always), formatOf('people', always)],
  documents: [],
};

/** Tables with hours, which come before services whose other columns have usual names. */
export const anyTimetable: Service = {
  ...anyTable,
  tables: [formatOf('talks', ({ columns }) => columns.some(({ field }) => field === 'start'))],
};
