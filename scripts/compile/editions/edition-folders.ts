import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_FILE } from '../../content/read/load';
import {
  type Diagnostic,
  error,
  type Place,
  type Staged,
  startOfFile,
  warning,
} from '../../content/report/diagnostics';
import { exists, readProblemOf } from '../../files/read-problem';
import { shownPath } from '../../files/shown-path';

/** The folder of a data folder that holds those of earlier years. */
export const EDITIONS = 'editions';

/** A past edition: a whole data folder, which is shown below an address of its own. */
export interface EditionFolder {
  readonly name: string;
  readonly dataDir: string;
  /** Its `conference.yaml`: the place of what is said of the whole edition. */
  readonly place: Place;
}

/** Small letters alone: two names that differ by case would be one folder on some disks. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const LONGEST = 60;

/** Whether an edition may be called so. */
export const isEditionName = (name: string): boolean => NAME.test(name) && name.length <= LONGEST;

/** The editions in a data folder, the latest name first, and what is wrong with those that cannot be read. */
export function editionFolders(dataDir: string): Staged<readonly EditionFolder[]> {
  const folder = join(dataDir, EDITIONS);
  if (!exists(folder)) return { value: [], diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const at = (path: string): Place => ({ file: shownPath(path), range: startOfFile });
  const obstacle = readProblemOf(folder, 'folder');
  if (obstacle !== undefined) {
    const hint = 'Make a folder of this name, and put the whole data of each year into a folder of its own in it.';
    return { value: [], diagnostics: [error('unreadable-file', at(folder), obstacle, { hint })] };
  }
  const value = readdirSync(folder)
    .sort()
    .toReversed()
    .flatMap((name): EditionFolder[] => {
      const own = join(folder, name);
      if (/^\.|^~|~$/.test(name)) return [];
      if (readProblemOf(own) === undefined) {
        const hint = 'Delete it, or put it into the folder of the edition to which it belongs.';
        diagnostics.push(warning('unknown-file', at(own), `${name} is not an edition and is not used.`, { hint }));
        return [];
      }
      const problem = readProblemOf(own, 'folder');
      if (problem !== undefined) {
        const hint = 'Put the folder of the edition itself here, and make sure that it may be read.';
        diagnostics.push(error('unreadable-file', at(own), problem, { hint }));
        return [];
      }
      const edition = { name, dataDir: own, place: at(join(own, 'conference.yaml')) };
      const problems = problemsOf(edition);
      diagnostics.push(...problems);
      return problems.length === 0 ? [edition] : [];
    });
  return { value, diagnostics };
}

function problemsOf({ name, dataDir, place }: EditionFolder): Diagnostic[] {
  const problems: Diagnostic[] = [];
  if (!isEditionName(name)) {
    const hint = 'Rename the folder: use small letters, digits and hyphens, as in 2023 or spring-2023.';
    const message = `An edition cannot be called "${name}", since its address begins with the name of its folder.`;
    problems.push(error('edition-name', place, message, { hint }));
  }
  if (!existsSync(join(dataDir, 'conference.yaml'))) {
    const hint = `Put the whole data of that year into the folder, or delete the folder. ${FIRST_FILE}`;
    problems.push(error('missing-file', place, `The edition "${name}" has no conference.yaml.`, { hint }));
  }
  if (existsSync(join(dataDir, EDITIONS))) {
    const hint = `Move what is in ${EDITIONS}/${name}/${EDITIONS} to ${EDITIONS}.`;
    problems.push(error('edition-in-edition', place, `The edition "${name}" has editions itself.`, { hint }));
  }
  return problems;
}
