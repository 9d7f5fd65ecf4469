import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';
import type { TablePlan } from './merge/plan-table';
import { savedAs } from './merge/saved-as';

/** Copies a folder of data without its pictures and past editions, to look at what a plan would make of it. */
export function copyData(dataDir: string, to: string): void {
  const apart = ['public', 'editions'].map((name) => join(dataDir, name));
  cpSync(dataDir, to, { recursive: true, filter: (path) => !apart.includes(path) });
}

/** Writes the tables that plans change, all of them or, if one cannot be written, none; each is saved as it was. */
export const writePlans = (folder: string, plans: readonly TablePlan[]): void =>
  void writeWhole(plans.map(({ file, text, before }) => [join(folder, file), savedAs(text, before.bytes)] as const));
