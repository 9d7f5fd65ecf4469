import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledSite, compileSite } from '../../../scripts/content/editions/compile-site';
import { keptSteps } from '../../../scripts/content/kept-steps';
import type { CompileOptions } from '../../../scripts/content/pipeline';
import { sample } from '../../../scripts/new/sample';

const types = join(sample.content, 'types.ts');
const previousTypes = existsSync(types) ? readFileSync(types, 'utf8') : undefined;

/** Hundreds of tests lay out the same files in the same folders, and each changes one or two: the others are read once. */
const steps = keptSteps();

/** Compiles as the command does, which takes the types of its last run as long as the schemas are the same. */
export const compile = (options: CompileOptions): Promise<CompiledSite> =>
  compileSite({ steps, thorough: true, ...options, previousTypes });
