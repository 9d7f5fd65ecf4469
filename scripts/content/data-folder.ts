import { resolve } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { finishChanges } from '../files/finish-changes';

/** The product's own data folder, whose files are in `public/`. */
export const OWN_DATA = inWork('data');

/**
 * Returns the data folder of a command: the given one, else CONTENT_DATA, else the product's own. Finishes changes that a killed command
 * had begun in it.
 */
export function dataFolder(given?: string): string {
  const folder = resolve(given ?? process.env.CONTENT_DATA ?? OWN_DATA);
  finishChanges(folder);
  return folder;
}
