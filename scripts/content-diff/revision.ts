import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { publicFolder } from '../files/assets';

/** A data folder at a revision, and the folder of the files that it names. */
export interface Revision {
  readonly dataDir: string;
  readonly publicDir: string;
}

/**
 * Writes a data folder at a git revision into another folder, including its pages and pictures, and the repository's pictures if it uses
 * them. Throws an error with a message for users if the revision does not exist or does not have the folder.
 */
export function writeRevision(dataDir: string, revision: string, into: string): Revision {
  if (!existsSync(dataDir)) throw new Error(`There is no folder ${dataDir}.`);
  const gitInData = gitIn(dataDir, join(into, 'index'));
  const commit = commitOf(revision, gitInData);
  const top = gitInData('rev-parse', '--show-toplevel');
  // Within a subfolder, git would write only the files below it.
  const git = gitIn(top, join(into, 'index'));
  const write = (folder: string, name: string): boolean => {
    // Git has long names, where Windows may have short ones: C:\\Users\\RUNNER~1.
    const path = relative(top, realpathSync.native(folder)).split(sep).join('/');
    const tree = path === '' ? `${commit}^{tree}` : `${commit}:${path}`;
    if (path.startsWith('..') || !succeeds(() => git('cat-file', '-e', tree))) return false;
    git('read-tree', tree);
    git('checkout-index', '--all', `--prefix=${join(into, name)}/`);
    return true;
  };
  const was = join(into, 'data');
  if (!write(dataDir, 'data')) throw new Error(`There was no folder ${dataDir} at "${revision}".`);
  const shared = inWork('public');
  const hasShared = !existsSync(join(was, 'public')) && existsSync(shared) && write(shared, 'public');
  return { dataDir: was, publicDir: hasShared ? join(into, 'public') : publicFolder(was) };
}

type Git = (...args: readonly string[]) => string;

/** Runs git in a folder with a separate index, so that staged changes are not affected. */
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
    // Otherwise git would read a revision that begins with a hyphen as an option.
    return git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const isNoRepository = !(isMissing || succeeds(() => git('rev-parse', '--git-dir')));
    throw new Error(
      isMissing
        ? 'Git is not installed on this machine, and only git knows earlier versions of the data.'
        : isNoRepository
          ? 'The data is not in a git repository, so there are no earlier versions of it.'
          : `There is no git revision "${revision}" here: \`git log\` lists commits, \`git branch --all\` lists branches.`,
      { cause },
    );
  }
}
