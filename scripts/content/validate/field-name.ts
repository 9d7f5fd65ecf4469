import type { CollectionName } from '../../../shared/model/collections';
import { collections } from '../../../shared/model/collections';
import type { Path } from '../read/parsed';

/** Names a path for a report: the column of a table, or the fields from the outside in, with list items counted from 1. */
export function fieldName(collection: CollectionName, path: Path): string | undefined {
  const { format } = collections[collection];
  if (format === 'csv') return path[1] === undefined ? undefined : `column "${path[1]}"`;
  // Each file of a folder is a record.
  const within = format === 'markdown' ? path.slice(1) : path;
  return within.length === 0
    ? undefined
    : within.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');
}
