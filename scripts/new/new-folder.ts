import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { compileContent } from '../compile/pipeline';
import { report } from '../content/report';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';
import { Unanswered } from './ask';
import type { Beginning } from './beginning';
import { conferenceFile } from './conference-file';
import { nextSteps } from './next-steps';

/** Why a folder cannot become that of a new conference; nothing that somebody has is overwritten. */
export function problemOfFolder(dir: string): string | undefined {
  if (!existsSync(dir)) return undefined;
  if (!statSync(dir).isDirectory()) return `${dir} is a file; name a folder that is not there yet.`;
  const [first] = readdirSync(dir);
  return first === undefined
    ? undefined
    : `${dir} is not empty ("${first}" is in it), and nothing in it is overwritten; name a folder that is not there yet.`;
}

/** The way from a folder to a file of the project, as it is written in files. */
const wayTo = (path: string, dir: string) => relative(dir, inProject(path)).split(sep).join('/');

/** The files of a new data folder: name → text. */
export function newFiles(beginning: Beginning, dir: string): ReadonlyMap<string, string> {
  const option = ` -- --data ${/^[\w./-]+$/.test(dir) ? dir : JSON.stringify(dir)}`;
  return new Map([
    ['conference.yaml', conferenceFile(beginning, wayTo('data/schemas', dir))],
    ['README.md', nextSteps(beginning.acronym, option, wayTo('data/README.md', dir))],
  ]);
}

/** Why the compiler refuses a new conference, as text, since answers may be what it refuses. What it doubts, it says of the folder. */
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

/** Writes the files of a new data folder, all or none, and says how to go back. */
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
