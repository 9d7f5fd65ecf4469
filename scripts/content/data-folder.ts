import { resolve } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { hashOf } from '../cache/hash-of.mjs';
import { finishChanges } from '../files/finish-changes';

/** The data folder of the conference in the current folder, whose files may be in `public/` beside it. */
export const OWN_DATA = inWork('data');

/**
 * Returns the folder below `.content/` for what a command makes of other data than the conference's own, which must not replace what is
 * made of that; undefined for the conference's own.
 */
export const folderOfOther = (dataDir: string): string | undefined =>
  dataDir === OWN_DATA ? undefined : inWork(`.content/other/${hashOf(dataDir, 8)}`);

/**
 * Returns the data folder of a command: the given one, else CONTENT_DATA, else `data/`. Finishes changes that a killed command
 * had begun in it.
 */
export function dataFolder(given?: string): string {
  const folder = resolve(given ?? process.env.CONTENT_DATA ?? OWN_DATA);
  finishChanges(folder);
  return folder;
}
