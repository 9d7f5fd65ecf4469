import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';

/** Where the sample conference is kept once the repository serves another one: it is what the product's tests hold. */
const KEPT_SAMPLE = inProject('tests/conferences/sample');

/** Whether the repository has been adopted for another conference, whose data is in `data/`. */
export const isAdopted: boolean = existsSync(KEPT_SAMPLE);

/**
 * The sample conference for tests: its data and pictures, and what the build makes of them. In an adopted repository all of it
 * is apart from what is published.
 */
export const sample = isAdopted
  ? {
      data: KEPT_SAMPLE,
      public: join(KEPT_SAMPLE, 'public'),
      dist: inProject('dist/sample'),
      content: inProject('dist/sample/content'),
    }
  : {
      data: inProject('data'),
      public: inProject('public'),
      dist: inProject('dist'),
      content: inProject('.content'),
    };
