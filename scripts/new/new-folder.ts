import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { inEngine } from '../bootstrap/project.mjs';
import { compileContent } from '../compile/pipeline';
import { report } from '../content/report';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';
import { Unanswered } from './ask';
import type { Beginning } from './beginning';
import { conferenceFile } from './conference-file';
import { nextSteps } from './next-steps';

/** Says why a folder cannot be used for a new conference; undefined if it can. Nothing is ever overwritten. */
export function problemOfFolder(dir: string): string | undefined {
  if (!existsSync(dir)) return undefined;
  if (!statSync(dir).isDirectory()) return `${dir} is a file; name a folder that does not exist yet.`;
  const [first] = readdirSync(dir);
  return first === undefined
    ? undefined
    : `${dir} is not empty ("${first}" is in it), and nothing in it is overwritten; name a folder that does not exist yet.`;
}

/** Returns the relative path from a folder to a file of the project. */
const pathTo = (path: string, dir: string) => relative(dir, inEngine(path)).split(sep).join('/');

/** Makes the files of a new data folder: name → text. */
export function newFiles(beginning: Beginning, dir: string): ReadonlyMap<string, string> {
  const option = ` --data ${/^[\w./-]+$/.test(dir) ? dir : JSON.stringify(dir)}`;
  return new Map([
    ['conference.yaml', conferenceFile(beginning, pathTo('data/schemas', dir))],
    ['README.md', nextSteps(beginning.acronym, option, pathTo('data/README.md', dir))],
  ]);
}

/** Reports the compiler's errors in a new conference, since answers may be invalid; undefined if there are none. Warnings come later. */
export async function problemsOf(files: ReadonlyMap<string, string>): Promise<string | undefined> {
  const dataDir = mkdtempSync(join(tmpdir(), 'new-conference-'));
  try {
    for (const [name, text] of files) writeFileSync(join(dataDir, name), text);
    const { diagnostics } = await compileContent({ dataDir, publicDir: join(dataDir, 'public') });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return errors.length === 0 ? undefined : report('text', errors);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Writes the files of a new data folder, all or none, and says how to undo it. */
export async function writeFolder(dir: string, files: ReadonlyMap<string, string>): Promise<string> {
  mkdirSync(dir, { recursive: true });
  const unlock = await lockData(dir);
  try {
    const problem = problemOfFolder(dir);
    if (problem !== undefined) throw new Unanswered(problem);
    const changes = [...files].map(([name, text]) => ({
      path: join(dir, name),
      was: undefined,
      becomes: Buffer.from(text),
    }));
    return changeFiles(dir, changes);
  } finally {
    unlock();
  }
}
