import { PRICE_LISTS, type PriceList } from '../../../shared/fees/price-lists';
import type { JsonSchema } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';

/** A row of a table of prices, and those by which it can be judged. */
export interface AmountRow {
  readonly entry: Entry;
  /** The columns of its table that hold amounts. */
  readonly columns: readonly string[];
  /** The other rows of its table. */
  readonly beside: readonly Entry[];
  /** The rows of all tables of prices but this one: what is paid in two currencies is so by one rate. */
  readonly others: readonly Entry[];
}

/** The columns of a table that hold amounts. */
export const amountColumns = ({ properties }: JsonSchema): readonly string[] =>
  Object.entries(properties).flatMap(([name, { money }]) => (money ? [name] : []));

/** The price list in whose currency a column is: "localWithAccommodation", and "internationalInLocal", are in that of the local one. */
export const listOfColumn = (column: string): PriceList | undefined =>
  column.endsWith('InLocal') ? 'local' : PRICE_LISTS.find((list) => column.startsWith(list));

/** Every row of the tables that hold two columns of amounts or more: of fees.csv and supplements.csv. */
export function amountRows({ files }: Site): readonly AmountRow[] {
  const tables = files.flatMap(({ schema, entries }) => {
    const columns = amountColumns(schema);
    return columns.length < 2 ? [] : [{ columns, entries }];
  });
  const all = tables.flatMap(({ entries }) => entries);
  const isOther = (entry: Entry) => (each: Entry) => each !== entry;
  return tables.flatMap(({ columns, entries }) =>
    entries.map((entry) => ({
      entry,
      columns,
      beside: entries.filter(isOther(entry)),
      others: all.filter(isOther(entry)),
    })),
  );
}

/** The amount in a cell; undefined where there is none, or nothing to be paid. */
export const amountOf = ({ value }: Entry, column: string): number | undefined => {
  const amount = isRecord(value) ? value[column] : undefined;
  return typeof amount === 'number' && amount > 0 ? amount : undefined;
};

/** How many times the amount of one column is that of another, in each row that has both. */
export const ratiosOf = (rows: readonly Entry[], column: string, beside: string): number[] =>
  rows.flatMap((row) => {
    const [one, two] = [amountOf(row, column), amountOf(row, beside)];
    return one === undefined || two === undefined ? [] : [one / two];
  });

/** The middle one of some numbers. */
export const medianOf = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
