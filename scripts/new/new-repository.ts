import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { npmCommand } from '../bootstrap/npm-command.mjs';
import { runChild } from '../bootstrap/run-child.mjs';
import { compileContent } from '../compile/pipeline';
import { report } from '../content/report';
import { exchangeFiles } from '../files/change-files';
import { unfinishedPath } from '../files/unfinished';
import type { Beginning } from './beginning';
import { conferenceFile } from './conference-file';
import { engineSource } from './engine-source';
import { fixedFiles } from './fixed-files';
import { readmeOf } from './readme';

/** The folder of the engine in a repository of data. */
const ENGINE = './node_modules/colloquium';

/** Says why a folder cannot be used for a new repository; undefined if it can. Nothing is ever overwritten. */
export function problemOfFolder(dir: string): string | undefined {
  if (!existsSync(dir)) return undefined;
  if (!statSync(dir).isDirectory()) return `${dir} is a file; name a folder that does not exist yet.`;
  // A repository that was just made may be cloned and filled.
  const first = readdirSync(dir).find((name) => name !== '.git');
  return (
    first &&
    `${dir} is not empty ("${first}" is in it), and nothing in it is overwritten; name a folder that does not exist yet.`
  );
}

/** Makes the files of a new repository in the folder `dir`: path → text. */
export function newFiles(beginning: Beginning, dir: string): ReadonlyMap<string, string> {
  const { dependency: found, within, local } = engineSource(dir);
  const dependency = local?.file === undefined ? found : `file:${basename(local.file)}`;
  const schemas = `${ENGINE}/${within}data/schemas`;
  return new Map([
    ['data/conference.yaml', conferenceFile(beginning, `.${schemas}`)],
    ['README.md', readmeOf(beginning, `${ENGINE}/${within}docs/README.md`)],
    ...fixedFiles(dependency, schemas),
  ]);
}

/** Reports the compiler's errors in a new `conference.yaml`, since answers may be invalid; undefined if there are none. Warnings come later. */
export async function problemsOf(text: string): Promise<string | undefined> {
  const dataDir = mkdtempSync(join(tmpdir(), 'new-conference-'));
  try {
    writeFileSync(join(dataDir, 'conference.yaml'), text);
    const { diagnostics } = await compileContent({ dataDir, publicDir: join(dataDir, 'public') });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return errors.length === 0 ? undefined : report('text', errors);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Writes the files of a new repository, all or none. */
export function writeFiles(dir: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(dir, { recursive: true });
  const next = unfinishedPath(join(dir, 'next'));
  try {
    for (const [name, text] of files) {
      mkdirSync(dirname(join(next, name)), { recursive: true });
      writeFileSync(join(next, name), text);
    }
    const changes = readdirSync(next).map((name) => ({
      path: join(dir, name),
      was: undefined,
      becomes: join(next, name),
    }));
    exchangeFiles(dir, changes);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Makes a folder a git repository, with the branch "main", if there is git and the folder is in no repository yet. */
export function beginGit(dir: string): void {
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: dir, stdio: 'ignore' }).status;
  const isInside = git('rev-parse', '--git-dir') === 0;
  if (!isInside) git('-c', 'init.defaultBranch=main', 'init', '--quiet');
}

/** Installs the engine in a new repository, and tells whether it worked. npm shows its progress. */
export async function install(dir: string): Promise<boolean> {
  const { command, args, shell } = npmCommand(process.env, process.platform);
  return (await runChild(command, [...args, 'install'], { cwd: dir, shell })) === 0;
}

/** Copies the package of the engine into a new repository, so that colleagues and the workflow that publishes the site have it, too. */
export function bringPackage(dir: string): void {
  const file = engineSource(dir).local?.file;
  if (file !== undefined) copyFileSync(file, join(dir, basename(file)));
}

/** Says how others get an engine of a folder that only this machine has; undefined if they can get it already. */
export function adviceOnEngine(dir: string): string | undefined {
  const { local } = engineSource(dir);
  if (local === undefined || local.file !== undefined) return undefined;
  return `package.json takes Colloquium from ${local.path}, which only this machine has. Your colleagues and the workflow that publishes the site
need it, too: pack it into this folder (npm pack in the folder of the engine) and run "npm install ./colloquium-<version>.tgz", or run
"npm install" with the address of a release.`;
}
