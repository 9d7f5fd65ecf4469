import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { publicFolder } from '../files/assets';

/** A data folder as it was, and the folder of the files that it names. */
export interface Revision {
  readonly dataDir: string;
  readonly publicDir: string;
}

/**
 * Writes a data folder as it was at a git revision into a folder, with its pages and pictures and those of the folder that it
 * shares. Throws, in words for whoever asked, where there is no such revision, or nothing of the folder in it.
 */
export function writeRevision(dataDir: string, revision: string, into: string): Revision {
  if (!existsSync(dataDir)) throw new Error(`There is no folder ${dataDir}.`);
  const asked = gitIn(dataDir, join(into, 'index'));
  const commit = commitOf(revision, asked);
  const top = asked('rev-parse', '--show-toplevel');
  // From within a folder, git writes what lies below it alone.
  const git = gitIn(top, join(into, 'index'));
  const write = (folder: string, name: string): boolean => {
    const path = relative(top, realpathSync(folder)).split(sep).join('/');
    const tree = path === '' ? `${commit}^{tree}` : `${commit}:${path}`;
    if (path.startsWith('..') || !succeeds(() => git('cat-file', '-e', tree))) return false;
    git('read-tree', tree);
    git('checkout-index', '--all', `--prefix=${join(into, name)}/`);
    return true;
  };
  const was = join(into, 'data');
  if (!write(dataDir, 'data')) throw new Error(`There was no folder ${dataDir} at "${revision}".`);
  const shared = inProject('public');
  const hasShared = !existsSync(join(was, 'public')) && existsSync(shared) && write(shared, 'public');
  return { dataDir: was, publicDir: hasShared ? join(into, 'public') : publicFolder(was) };
}

type Git = (...args: readonly string[]) => string;

/** Runs git in a folder, with an index of its own: what somebody has staged stays as it is. */
const gitIn =
  (folder: string, index: string): Git =>
  (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      env: { ...process.env, GIT_INDEX_FILE: index },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
      .toString()
      .trim();

function succeeds(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

function commitOf(revision: string, git: Git): string {
  try {
    // git would take a revision that begins with a hyphen for an option.
    return git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const isNoRepository = !(isMissing || succeeds(() => git('rev-parse', '--git-dir')));
    throw new Error(
      isMissing
        ? 'There is no git on this machine, which knows what the data was before.'
        : isNoRepository
          ? 'The data is in no git repository, which would know what it was before.'
          : `git knows no revision "${revision}" here: \`git log\` lists them, \`git branch --all\` their names.`,
      { cause },
    );
  }
}
