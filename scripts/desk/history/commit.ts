import { repositoryOf, unfinishedIn } from './repository';
import { runGit, TIME_OUT } from './run-git';
import { statusOf } from './state';

/** What came of a commit. `message` says in a sentence why there is none; `output` is what git and its hooks said. */
export type Committed =
  | { readonly code: 'committed'; readonly hash: string; readonly files: number }
  | { readonly code: keyof typeof SENTENCES; readonly message: string; readonly output?: string };

const SENTENCES = {
  'no-repository': 'The data is in no git repository.',
  'no-message': 'Say in a few words what has changed.',
  'no-identity':
    'Git does not know who you are. Run `git config --global user.name "Your Name"` and `git config --global user.email you@example.org` in a terminal, then commit again.',
  unfinished: 'A merge or rebase is not finished. Finish it with git, then commit again.',
  conflict: 'Some files have conflicts. Solve them first.',
  nothing: 'Nothing has changed since the last commit.',
  'time-out': 'The commit took too long and was stopped. A check of this repository may be waiting for something.',
  failed: 'Git did not commit. Below is what it, or a check of this repository, said.',
} as const;

/**
 * Commits what has changed in the data folder and its public folder, with the user's own identity and hooks. What is staged elsewhere
 * stays staged.
 */
export async function commit(dataDir: string, message: string): Promise<Committed> {
  const refused = (code: keyof typeof SENTENCES, output?: string): Committed => ({
    code,
    message: SENTENCES[code],
    ...(output && { output }),
  });
  if (message.trim() === '') return refused('no-message');
  const repository = await repositoryOf(dataDir);
  if (repository === undefined) return refused('no-repository');
  if (unfinishedIn(repository)) return refused('unfinished');
  const { top } = repository;
  const { paths } = await statusOf(repository);
  if (paths.size === 0) return refused('nothing');
  if ([...paths.values()].some(({ hasConflict }) => hasConflict)) return refused('conflict');

  // Otherwise git would make up an address from the name of the machine.
  const ownName = ['-c', 'user.useConfigOnly=true'];
  for (const role of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    if ((await runGit(top, [...ownName, 'var', role])).status !== 0) return refused('no-identity');
  }

  const listed = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const added = [...paths].filter(([, { isUntracked }]) => isUntracked).map(([path]) => path);
  const addedPaths = { input: added.join('\0') };
  if (added.length > 0) {
    // `git commit --only` takes files that the index names, if only as meant to be added.
    const { status, output } = await runGit(top, ['add', '--intent-to-add', ...listed], addedPaths);
    if (status !== 0) return refused('failed', output);
  }
  const text = [`--message=${message.replaceAll('\0', '').trim()}`, '--cleanup=whitespace'];
  const { status, stdout, output, isTimedOut } = await runGit(
    top,
    [...ownName, 'commit', '--only', ...text, ...listed],
    {
      input: [...paths.keys()].join('\0'),
      timeout: TIME_OUT.long,
    },
  );
  if (status !== 0) {
    if (added.length > 0) await runGit(top, ['reset', '--quiet', ...listed], addedPaths);
    return refused(isTimedOut ? 'time-out' : 'failed', output || stdout.trim());
  }
  const { stdout: hash } = await runGit(top, ['rev-parse', '--short', 'HEAD']);
  return { code: 'committed', hash: hash.trim(), files: paths.size };
}
