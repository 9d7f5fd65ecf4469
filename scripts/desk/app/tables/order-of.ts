import { compareKeys } from '../../../fix/compare-keys';

/** By which column the rows are shown. */
export interface SortBy {
  readonly column: number;
  readonly isDescending: boolean;
}

/** Lists the rows that a view shows, in its order: those that have the text in a cell. */
export function orderOf(rows: readonly (readonly string[])[], filter: string, sort: SortBy | undefined): number[] {
  const wanted = filter.trim().toLowerCase();
  const order = [...rows.keys()].filter(
    (at) => wanted === '' || rows[at]?.some((cell) => cell.toLowerCase().includes(wanted)),
  );
  if (sort === undefined) return order;
  const keyOf = (at: number) => [rows[at]?.[sort.column] ?? ''];
  return order.sort((one, other) => (sort.isDescending ? -1 : 1) * compareKeys(keyOf(one), keyOf(other)));
}
