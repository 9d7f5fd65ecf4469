import { basename, dirname, join } from 'node:path';
import { isAlive, ownMark } from './process-mark';

/** The ending of the name of a file that is being written. */
const UNFINISHED = '.new';

const NAME = /^\.(.+)\.(\d+(?:-\d+)?)\.new$/;

/** The path at which this process writes a file before it is renamed: next to its place, with the mark of the process in its name. */
export const unfinishedPath = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${ownMark()}${UNFINISHED}`);

/** The name that an unfinished file would have got; undefined for other names. */
export const intendedName = (name: string): string | undefined => NAME.exec(name)?.[1];

/** Whether a name is that of an unfinished file of a process that has ended. */
export function isLeftover(name: string): boolean {
  const mark = NAME.exec(name)?.[2];
  return mark !== undefined && !isAlive(mark);
}
