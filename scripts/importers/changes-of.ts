import { join } from 'node:path';
import type { Change } from '../files/change';
import { encodeLike } from '../files/encode-like';
import type { TablePlan } from './merge/plan-table';

/** The changes that plans make of the tables of a folder; each table is saved as it was. */
export const changesOf = (folder: string, plans: readonly TablePlan[]): Change[] =>
  plans.map(({ file, text, before }) => ({
    path: join(folder, file),
    was: before.isThere ? before.bytes : undefined,
    becomes: encodeLike(text, before.bytes),
  }));
