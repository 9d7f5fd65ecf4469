import type { Step } from './step';

/**
 * Checks that do not run the site. The content comes first, since the checks of types and dead code need the modules that it generates.
 */
export const CHECKS: readonly [content: Step, lint: Step, ...others: Step[]] = [
  { name: 'content', tool: 'run', args: ['check'] },
  { name: 'format and lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'dead code', tool: 'knip', args: [] },
];
