import type { CollectionName } from '../../../shared/model/collections';
import { collections } from '../../../shared/model/collections';
import type { Path } from '../read/parsed';

/** How a report names the place that a path leads to: a table's column, or the names from the outside in, entries counted from 1. */
export function fieldName(collection: CollectionName, path: Path): string | undefined {
  const { format } = collections[collection];
  if (format === 'csv') return path[1] === undefined ? undefined : `column "${path[1]}"`;
  // A file of a folder is a record of its own.
  const within = format === 'markdown' ? path.slice(1) : path;
  return within.length === 0
    ? undefined
    : within.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');
}
