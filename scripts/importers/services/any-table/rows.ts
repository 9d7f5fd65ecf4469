import type { Table } from '../../../tables/table';
import { plainText } from '../../values/plain-text';
import type { Context } from '../service';
import { fits, type Row } from '../table-format';
import type { Column, Guess } from './columns';
import type { Field } from './vocabulary';

/** A cell with content, of a column with a known field. */
export interface Cell {
  readonly column: Column;
  /** The text with its line breaks. */
  readonly text: string;
  readonly at: string;
}

/** A row of a table that was guessed. */
export interface GuessedRow extends Row<Field> {
  readonly at: (field?: Field) => string;
  /** All cells with content of the columns for a field. */
  readonly cells: (field: Field) => readonly Cell[];
  /** The first of them; those with a better name come first. */
  readonly best: (field: Field) => Cell | undefined;
  /** The only text of the row; undefined if it has several. */
  readonly only: string | undefined;
}

const rankOf = ({ column }: Cell) => column.rank ?? 0;

/** Reads the rows under the header. A value that is written once for a group of rows is that of each. */
export function rowsOf(table: Table, { headerRow, columns }: Guess, { report }: Context): GuessedRow[] {
  const header = table.rows[headerRow] ?? [];
  const known = columns.filter(({ field }) => field !== undefined);
  const people = known.filter(({ field }) => field === 'people' || field === 'name' || field === 'family');
  const isInGroup = (row: readonly string[]) => people.some(({ index }) => (row[index] ?? '').trim() !== '');
  const members = table.rows.slice(headerRow + 1).filter(isInGroup);
  const grouped = known.filter(({ field, index }) =>
    isOfGroups(
      field,
      members.map((row) => row[index]?.trim() ?? ''),
    ),
  );
  const above = new Map<Column, string>();
  return table.rows.flatMap((written, index): GuessedRow[] => {
    if (index <= headerRow || written.every((cell) => cell.trim() === '')) return [];
    // A group ends at a row without people, such as a break.
    for (const column of grouped) {
      const own = written[column.index]?.trim() ?? '';
      if (own !== '' || !isInGroup(written)) above.set(column, own);
    }
    if (!fits(table, header, index, report)) return [];
    const found = known.flatMap((column): Cell[] => {
      const raw = written[column.index]?.trim() || (above.get(column) ?? '');
      const at = table.at(index, column.index);
      const text = raw === '' ? '' : plainText(raw, () => at, report);
      return text === '' ? [] : [{ column, text, at }];
    });
    const cells = (field: Field) => found.filter(({ column }) => column.field === field);
    const best = (field: Field) => cells(field).toSorted((one, other) => rankOf(one) - rankOf(other))[0];
    const lines = (field: Field) => best(field)?.text ?? '';
    const placeOf = (field: Field) => table.at(index, known.find((column) => column.field === field)?.index ?? 0);
    const [only, ...others] = written.filter((cell) => cell.trim() !== '');
    return [
      {
        cells,
        best,
        lines,
        text: (field) => lines(field).replace(/\s+/g, ' '),
        at: (field = 'title') => best(field)?.at ?? placeOf(field),
        only: others.length === 0 ? only : undefined,
      },
    ];
  });
}

/** Tells whether a column has its values once for each group of rows, as merged cells do: most rows have none, and none is repeated. */
function isOfGroups(field: Field | undefined, values: readonly string[]): boolean {
  if (field !== 'session' && field !== 'room') return false;
  const given = values.filter((value) => value !== '');
  const isRepeated = values.some((value, index) => value !== '' && value === values[index - 1]);
  // A single value may be that of its row alone.
  return !isRepeated && given.length > 1 && given.length * 2 <= values.length;
}
