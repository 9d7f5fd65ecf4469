import type { Step } from './step';

/**
 * Everything that is checked without running the site: the content first, since types and dead code need what it generates, then
 * what reads the sources alone.
 */
export const CHECKS: readonly [content: Step, lint: Step, ...others: Step[]] = [
  { name: 'content', tool: 'run', args: ['content'] },
  { name: 'format and lint', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', tool: 'tsc', args: ['--noEmit'] },
  { name: 'dead code', tool: 'knip', args: [] },
];
