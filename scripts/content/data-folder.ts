import { resolve } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { finishChanges } from '../files/finish-changes';

/** The data of the product itself: the folder of `public/` is its own. */
export const OWN_DATA = inProject('data');

/**
 * The data folder of a run: the one asked for, else the environment's, else the product's own. Finishes what a command that was
 * killed had begun to change in it.
 */
export function dataFolder(asked?: string): string {
  const folder = resolve(asked ?? process.env.CONTENT_DATA ?? OWN_DATA);
  finishChanges(folder);
  return folder;
}
