import { isRecord } from '../../../content/fields';
import { titleOfRecord } from '../../record-title';
import { fieldText } from './field-text';

/** Names an item of a list for people; empty if it has no words. */
export function titleOf(item: unknown): string {
  if (!isRecord(item)) return fieldText(item);
  return fieldText(titleOfRecord(item) ?? Object.values(item).find((value) => typeof value !== 'object'));
}

/** Copies a record of a list, with a key that no other record has. */
export function copyOf(record: unknown, key: string | undefined, records: readonly unknown[]): unknown {
  if (!isRecord(record) || key === undefined || record[key] === undefined) return record;
  const taken = records.filter(isRecord).map((each) => each[key]);
  return { ...record, [key]: freeKey(record[key], taken) };
}

function freeKey(key: unknown, taken: readonly unknown[]): unknown {
  if (typeof key === 'number') return Math.max(...taken.filter((each) => typeof each === 'number')) + 1;
  for (let number = 2; ; number++) if (!taken.includes(`${key}-${number}`)) return `${key}-${number}`;
}

/** Takes an item out of a list and inserts it at another index. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
