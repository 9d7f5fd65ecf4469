import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldersIn, placeOf, type Repository, repositoryOf, type Unfinished, unfinishedIn } from './repository';
import { runGit } from './run-git';

/** A file that differs from the last commit. */
export interface ChangedFile {
  readonly folder: 'data' | 'public';
  /** Path below that folder. */
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** It has conflict marks, or git waits for a decision on it. */
  readonly hasConflict: boolean;
}

/** A commit that changed the data folder or its public folder. */
interface Commit {
  /** Abbreviated. */
  readonly hash: string;
  readonly author: string;
  /** ISO 8601 with the author's offset. */
  readonly date: string;
  readonly subject: string;
}

/** What git knows of a data folder and its public folder. */
export interface GitState {
  /** Undefined while no branch is checked out. */
  readonly branch: string | undefined;
  /** The branch of a remote that the branch follows, such as `origin/main`. */
  readonly upstream: string | undefined;
  /** Commits that the upstream lacks, and that it has in addition, as of the last fetch; undefined if it was never fetched. */
  readonly ahead: number | undefined;
  readonly behind: number | undefined;
  readonly unfinished: Unfinished | undefined;
  readonly files: readonly ChangedFile[];
  /** The last 20, the latest first. */
  readonly commits: readonly Commit[];
}

/** Reads what git knows of a data folder; undefined without git or repository. Throws an error if git fails or takes too long. */
export async function gitState(dataDir: string): Promise<GitState | undefined> {
  const repository = await repositoryOf(dataDir);
  if (repository === undefined) return undefined;
  const [{ head, paths }, commits] = await Promise.all([statusOf(repository), commitsOf(repository)]);
  const branch = head.get('branch.head');
  const [, ahead, behind] = /^\+(\d+) -(\d+)$/.exec(head.get('branch.ab') ?? '') ?? [];
  return {
    branch: branch === '(detached)' ? undefined : branch,
    upstream: head.get('branch.upstream'),
    ahead: ahead === undefined ? undefined : Number(ahead),
    behind: behind === undefined ? undefined : Number(behind),
    unfinished: unfinishedIn(repository),
    files: [...paths].map(([path, { change, hasConflict }]) => ({
      ...(placeOf(repository, path) ?? { folder: 'data', name: path }),
      change,
      hasConflict,
    })),
    commits,
  };
}

/** A changed file. */
interface Status extends Pick<ChangedFile, 'change' | 'hasConflict'> {
  /** Git does not know it yet. */
  readonly isUntracked: boolean;
}

/** Reads headers about the branch, and the changed files of both folders by path below `top` (git-status, "Porcelain Format Version 2"). */
export async function statusOf(repository: Repository) {
  const head = new Map<string, string>();
  const paths = new Map<string, Status>();
  const args = ['status', '--porcelain=v2', '--branch', '--untracked-files=all', '--no-renames', '-z', '--'];
  const { status, stdout, output } = await runGit(repository.top, [...args, ...foldersIn(repository)], {
    // The user's own commands must not find the index locked.
    env: { GIT_OPTIONAL_LOCKS: '0' },
  });
  if (status !== 0) throw new Error(`Git cannot say what has changed. ${output}`);
  for (const line of stdout.split('\0')) {
    const [kind = '', codes = ''] = line.split(' ', 2);
    const rest = (fields: number) => line.split(' ').slice(fields).join(' ');
    const add = (path: string, change: ChangedFile['change'], isUntracked = false) =>
      paths.set(path, { change, hasConflict: kind === 'u', isUntracked });
    if (kind === '#') head.set(codes, rest(2));
    // Added, and deleted again: as in the last commit.
    else if (kind === '1' && codes !== 'AD') add(rest(8), changeOf(codes));
    else if (kind === 'u') add(rest(10), 'changed');
    // A slash at the end: another repository. Its removal may be staged, though it is still there.
    else if (kind === '?' && !line.endsWith('/')) add(rest(1), paths.has(rest(1)) ? 'changed' : 'added', true);
  }
  for (const [path, file] of paths) {
    if (await hasMarks(join(repository.top, path))) paths.set(path, { ...file, hasConflict: true });
  }
  return { head, paths };
}

/** The codes are those of the index since the last commit, and of the file since the index. */
const changeOf = (codes: string): ChangedFile['change'] =>
  codes.includes('D') ? 'removed' : codes.includes('A') ? 'added' : 'changed';

async function hasMarks(path: string): Promise<boolean> {
  if (!/\.(?:csv|ya?ml|md)$/i.test(path)) return false;
  const text = await readFile(path, 'utf8').catch(() => '');
  return /^<<<<<<< /m.test(text) && /^>>>>>>> /m.test(text);
}

async function commitsOf(repository: Repository): Promise<Commit[]> {
  const format = '--format=%h%x00%an%x00%aI%x00%s';
  const args = ['log', '-20', '-z', '--no-show-signature', '--encoding=UTF-8', format, '--'];
  // A repository without commits has no log.
  const { stdout } = await runGit(repository.top, [...args, ...foldersIn(repository)]);
  const fields = stdout.split('\0');
  return Array.from({ length: Math.floor(fields.length / 4) }, (_, index) => {
    const [hash = '', author = '', date = '', subject = ''] = fields.slice(index * 4);
    return { hash, author, date, subject };
  });
}
