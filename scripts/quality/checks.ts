import type { Step } from './step';

/** Everything that is checked without running the site; the content first, since the types need what it generates. */
export const CHECKS: readonly [Step, ...Step[]] = [
  { name: 'content', tool: 'run', args: ['compile-content'] },
  { name: 'format and lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'dead code', tool: 'knip', args: [] },
];
