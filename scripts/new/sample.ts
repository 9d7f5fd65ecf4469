import { existsSync } from 'node:fs';
import { inEngine, inWork } from '../bootstrap/project.mjs';

/**
 * The folder of the sample conference once the repository is adopted for another one: the product's tests use it.
 */
export const MOVED_SAMPLE = 'tests/conferences/sample';

/** Whether the repository was adopted for another conference, whose data is in `data/`. */
export const isAdopted: boolean = existsSync(inEngine(MOVED_SAMPLE));

/**
 * The folders of the sample conference for tests: data, pictures and output. In an adopted repository they are separate from those that
 * are published.
 */
export const sample = isAdopted
  ? {
      data: inEngine(MOVED_SAMPLE),
      public: inEngine(`${MOVED_SAMPLE}/public`),
      dist: inWork('dist/sample'),
      content: inWork('dist/sample/content'),
    }
  : {
      data: inWork('data'),
      public: inWork('public'),
      dist: inWork('dist'),
      content: inWork('.content'),
    };
