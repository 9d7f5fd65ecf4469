import { join } from 'node:path';
import type { Change } from '../files/change';
import { encodeLike } from '../files/encode-like';
import type { TablePlan } from './merge/plan-table';

/** Converts plans to changes of files. Each table keeps its encoding and line endings. */
export const changesOf = (folder: string, plans: readonly TablePlan[]): Change[] =>
  plans.map(({ file, text, before }) => ({
    path: join(folder, file),
    was: before.exists ? before.bytes : undefined,
    becomes: encodeLike(text, before.bytes),
  }));
