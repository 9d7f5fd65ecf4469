import { join } from 'node:path';
import { savedAs } from '../files/saved-as';
import { writeWhole } from '../files/write-whole';
import type { TablePlan } from './merge/plan-table';

/** Writes the tables that plans change, all of them or, if one cannot be written, none; each is saved as it was. */
export const writePlans = (folder: string, plans: readonly TablePlan[]): void =>
  void writeWhole(plans.map(({ file, text, before }) => [join(folder, file), savedAs(text, before.bytes)] as const));
