import { isRecord } from './fields';

/** The fields that name a record for people, the best first. */
const NAMING = ['title', 'category', 'label', 'name', 'id'];

/** Returns the name of a record for a sentence; empty if it has none. */
export function titleOf(record: unknown): string {
  const name = isRecord(record) ? NAMING.find((field) => record[field] !== undefined) : undefined;
  return isRecord(record) && name !== undefined ? String(record[name]) : '';
}
