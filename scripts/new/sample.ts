import { existsSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/**
 * The folder in which the sample conference is kept once the repository serves another one: the product's tests hold
 * it.
 */
export const MOVED_SAMPLE = 'tests/conferences/sample';

/** Whether the repository has been adopted for another conference, whose data is in `data/`. */
export const isAdopted: boolean = existsSync(inProject(MOVED_SAMPLE));

/**
 * The sample conference for tests: its data and pictures, and what the build makes of them. In an adopted repository all of it
 * is apart from what is published.
 */
export const sample = isAdopted
  ? {
      data: inProject(MOVED_SAMPLE),
      public: inProject(`${MOVED_SAMPLE}/public`),
      dist: inProject('dist/sample'),
      content: inProject('dist/sample/content'),
    }
  : {
      data: inProject('data'),
      public: inProject('public'),
      dist: inProject('dist'),
      content: inProject('.content'),
    };
