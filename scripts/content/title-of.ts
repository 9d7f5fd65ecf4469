import { isRecord } from './fields';

/** The fields by which people know a record, the best first. */
const NAMING = ['title', 'category', 'label', 'name', 'id'];

/** The name of a record in a sentence. */
export function titleOf(record: unknown): string {
  const name = isRecord(record) ? NAMING.find((field) => record[field] !== undefined) : undefined;
  return isRecord(record) && name !== undefined ? String(record[name]) : '';
}
