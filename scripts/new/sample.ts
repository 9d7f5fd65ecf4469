import { existsSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/**
 * The folder of the sample conference once the repository is adopted for another one: the product's tests use it.
 */
export const MOVED_SAMPLE = 'tests/conferences/sample';

/** Whether the repository was adopted for another conference, whose data is in `data/`. */
export const isAdopted: boolean = existsSync(inProject(MOVED_SAMPLE));

/**
 * The folders of the sample conference for tests: data, pictures and output. In an adopted repository they are separate from those that
 * are published.
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
