import { basename, dirname, join } from 'node:path';
import { isAlive, ownMark } from './process-mark';

/** The ending of the name of a file that is being written. */
const UNFINISHED = '.new';

const NAME = /^\.(.+)\.(\d+(?:-\d+)?)\.new$/;

/** Returns the temporary path for writing a file: next to it, with the mark of this process in its name. */
export const unfinishedPath = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${ownMark()}${UNFINISHED}`);

/** Returns the final name of a temporary file; undefined for other names. */
export const intendedName = (name: string): string | undefined => NAME.exec(name)?.[1];

/** Tells whether a name is that of a temporary file of a process that has ended. */
export function isLeftover(name: string): boolean {
  const mark = NAME.exec(name)?.[2];
  return mark !== undefined && !isAlive(mark);
}
