import { type CompiledSite, compileSite } from '../../../scripts/compile/editions/compile-site';
import type { CompileOptions } from '../../../scripts/compile/pipeline';
import { memoisedSteps } from '../../../scripts/content/memoised-steps';

/** Hundreds of tests lay out the same files in the same folders, and each changes one or two: the others are read once. */
const steps = memoisedSteps();

/** Compiles as the command does, with every rule. */
export const compile = (options: CompileOptions): Promise<CompiledSite> =>
  compileSite({ steps, thorough: true, ...options });
