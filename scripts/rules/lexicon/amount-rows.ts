import { PRICE_LISTS, type PriceList } from '../../../shared/fees/price-lists';
import type { JsonSchema } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';

/** A row of a table of prices, with the rows to compare it with. */
export interface AmountRow {
  readonly entry: Entry;
  /** The columns of its table with amounts. */
  readonly columns: readonly string[];
  /** The other rows of its table. */
  readonly beside: readonly Entry[];
  /** The other rows of all tables of prices, which have the same exchange rate. */
  readonly others: readonly Entry[];
}

/** Lists the columns of a table with amounts. */
export const amountColumns = ({ properties }: JsonSchema): readonly string[] =>
  Object.entries(properties).flatMap(([name, { money }]) => (money ? [name] : []));

/** Returns the price list whose currency a column has: "localWithAccommodation" and "internationalInLocal" are in that of the local one. */
export const listOfColumn = (column: string): PriceList | undefined =>
  column.endsWith('InLocal') ? 'local' : PRICE_LISTS.find((list) => column.startsWith(list));

/** Lists the rows of the tables with two or more columns of amounts: fees.csv and supplements.csv. */
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

/** Returns the amount in a cell; undefined if there is none, or if it is 0. */
export const amountOf = ({ value }: Entry, column: string): number | undefined => {
  const amount = isRecord(value) ? value[column] : undefined;
  return typeof amount === 'number' && amount > 0 ? amount : undefined;
};

/** Returns the ratio of two columns in each row that has both. */
export const ratiosOf = (rows: readonly Entry[], column: string, beside: string): number[] =>
  rows.flatMap((row) => {
    const [one, two] = [amountOf(row, column), amountOf(row, beside)];
    return one === undefined || two === undefined ? [] : [one / two];
  });

/** Returns the median. */
export const medianOf = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
