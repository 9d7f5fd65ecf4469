import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { publicFolder } from '../../files/assets';
import { isWithin } from '../../files/is-within';
import { exists } from '../../files/read-problem';
import { runGit } from './run-git';

/** The repository of a data folder. */
export interface Repository {
  /** Its uppermost folder. */
  readonly top: string;
  /** The folder of git's own files for this worktree. */
  readonly gitDir: string;
  /** The data folder and its public folder, as far as they are in this repository: paths below `top` with forward slashes. */
  readonly folders: Readonly<Record<'public' | 'data', string | undefined>>;
}

/** Finds the repository of a data folder; undefined without git or repository. */
export async function repositoryOf(dataDir: string): Promise<Repository | undefined> {
  if (!exists(dataDir)) return undefined;
  const { status, stdout } = await runGit(dataDir, ['rev-parse', '--show-toplevel', '--absolute-git-dir']);
  const [top, gitDir] = stdout.split('\n');
  if (status !== 0 || !(top && gitDir)) return undefined;
  const below = (folder: string): string | undefined => {
    if (!exists(folder)) return undefined;
    // Git has long names, where Windows may have short ones.
    const way = relative(realpathSync.native(top), realpathSync.native(folder));
    return way.startsWith('..') || isAbsolute(way) ? undefined : way.split(sep).join('/') || '.';
  };
  return { top, gitDir, folders: { public: below(publicFolder(dataDir)), data: below(dataDir) } };
}

/** The paths of both folders, as arguments of git. */
export const foldersIn = ({ folders }: Repository): string[] =>
  Object.values(folders).filter((folder) => folder !== undefined);

/** Returns which of the two folders a file of the repository belongs to, and its path below that. */
export function placeOf({ folders }: Repository, path: string) {
  // The public folder may be in the data folder.
  for (const folder of ['public', 'data'] as const) {
    const root = folders[folder];
    if (root !== undefined && isWithin(root, path)) return { folder, name: relative(root, path).split(sep).join('/') };
  }
  return undefined;
}

/** What git leaves in its folder during work that it cannot finish by itself. */
const MARKS = {
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
} as const;

/** What was begun in a repository and is not finished. */
export type Unfinished = (typeof MARKS)[keyof typeof MARKS];

/** Finds what was begun in a repository and is not finished. */
export const unfinishedIn = ({ gitDir }: Repository): Unfinished | undefined =>
  Object.entries(MARKS).find(([mark]) => existsSync(join(gitDir, mark)))?.[1];
