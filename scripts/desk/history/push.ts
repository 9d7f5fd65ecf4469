import { repositoryOf } from './repository';
import { runGit, TIME_OUT, withoutCredentials } from './run-git';

/** What came of a push. `message` says it in a sentence; `output` is what git and the remote said, without credentials. */
export interface Pushed {
  readonly code: keyof typeof SENTENCES;
  readonly message: string;
  /** The remote and its branch, such as `origin/main`. */
  readonly to?: string;
  readonly output?: string;
}

const SENTENCES = {
  pushed: 'Your commits are on the remote.',
  'up-to-date': 'The remote has all your commits already.',
  behind: 'The remote has commits that you do not have. Get them with `git pull` in a terminal, then push again.',
  refused: 'The remote did not accept the commits. Below is what it said.',
  'no-sign-in':
    'Git could not sign in to the remote without asking. Run `git push` in a terminal once, so that git can ask you; it may then remember.',
  'time-out': 'The remote took too long to answer. Check your connection, then push again.',
  'no-remote': 'This repository has no remote to push to. Add one with `git remote add origin ADDRESS` in a terminal.',
  'no-upstream':
    'This branch follows no branch of a remote, and there are several remotes. Run `git push -u REMOTE BRANCH` once in a terminal.',
  'no-branch': 'No branch is checked out. Choose one with `git switch BRANCH` in a terminal.',
  'no-repository': 'The data is in no git repository.',
  failed: 'Git could not push. Below is what it said.',
} as const;

/** What git, ssh and servers say if they would have to ask, or know the user but do not let them in. */
const NO_SIGN_IN =
  /authentication failed|could not read (?:username|password)|terminal prompts disabled|permission denied|host key verification failed|invalid credentials|returned error: 40[13]/i;

/**
 * Pushes the current branch to the branch that it follows; never by force. A branch that follows none is pushed to the only remote, and
 * follows its branch from then on. Nothing is asked: credential helpers and keys without a passphrase work.
 *
 * @param timeout milliseconds
 */
export async function push(dataDir: string, timeout: number = TIME_OUT.long): Promise<Pushed> {
  const ended = (code: Pushed['code'], to?: string, output?: string): Pushed => ({
    code,
    message: SENTENCES[code],
    ...(to && { to: withoutCredentials(to) }),
    ...(output && { output }),
  });
  const repository = await repositoryOf(dataDir);
  if (repository === undefined) return ended('no-repository');
  const { top } = repository;
  const read = async (...args: readonly string[]) => (await runGit(top, args)).stdout.trim();

  const ref = await read('symbolic-ref', '--quiet', 'HEAD');
  if (ref === '') return ended('no-branch');
  const followed = await read('for-each-ref', '--format=%(upstream:remotename) %(upstream:remoteref)', ref);
  const [ownRemote, ownRef] = followed.split(' ');
  const remotes = (await read('remote')).split('\n').filter(Boolean);
  if (!ownRemote && remotes.length > 1) return ended('no-upstream');
  // The "remote" of a branch that follows another branch of this repository is a dot.
  const remote = ownRemote === '.' ? undefined : ownRemote || remotes[0];
  if (remote === undefined) return ended('no-remote');
  const remoteRef = ownRef || ref;
  const to = `${remote}/${remoteRef.replace('refs/heads/', '')}`;

  const args = ['push', '--porcelain', ...(ownRemote ? [] : ['--set-upstream']), '--', remote, `${ref}:${remoteRef}`];
  const env = { ...(await sshWithoutQuestions(read)), GIT_ASKPASS: '', GCM_INTERACTIVE: 'never' };
  const { status, stdout, output, isTimedOut } = await runGit(top, args, { timeout, env });
  if (isTimedOut) return ended('time-out', to, output);
  // git-push, "OUTPUT": a flag for each branch, and the reason of a refusal.
  if (status === 0) return ended(/^=\t/m.test(stdout) ? 'up-to-date' : 'pushed', to);
  if (/^!\t.*\[rejected\] \((?:fetch first|non-fast-forward)\)/m.test(stdout)) return ended('behind', to);
  if (/^!\t.*\[remote rejected\]/m.test(stdout)) return ended('refused', to, output);
  return ended(NO_SIGN_IN.test(output) ? 'no-sign-in' : 'failed', to, output);
}

/** Lets ssh ask nothing. Another program than ssh that the user has chosen for it stays as it is. */
async function sshWithoutQuestions(read: (...args: readonly string[]) => Promise<string>) {
  const own = process.env.GIT_SSH_COMMAND || (await read('config', 'core.sshCommand')) || process.env.GIT_SSH;
  if (own === undefined) return { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' };
  // ssh uses the first value that it gets for an option.
  return /^(?:\S*[/\\])?ssh(?:\.exe)?(?:\s|$)/.test(own) ? { GIT_SSH_COMMAND: `${own} -o BatchMode=yes` } : {};
}
