import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changesInWords } from '../../../scripts/desk/history/changes-in-words';
import { commit } from '../../../scripts/desk/history/commit';
import { push } from '../../../scripts/desk/history/push';
import { withoutCredentials } from '../../../scripts/desk/history/run-git';
import { gitState } from '../../../scripts/desk/history/state';
import { CONFERENCE } from '../../content/support/small-conference';
import { temporaryFolder } from '../../content/support/temporary-folder';

const ADA = ['-c', 'user.name=Ada Sow', '-c', 'user.email=ada@example.org'];

/** Runs git, and returns what it prints. */
const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString().trim();

/** The person who runs the tests has a configuration, and perhaps an identity, of their own. */
beforeEach(() => {
  const home = temporaryFolder();
  for (const name of ['HOME', 'USERPROFILE', 'XDG_CONFIG_HOME']) vi.stubEnv(name, home);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  for (const name of ['EMAIL', 'GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'])
    vi.stubEnv(name, undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** Lays out a repository with committed data, in a path with spaces and Arabic letters. */
function repository() {
  const top = join(temporaryFolder(), 'a conference مؤتمر');
  const dataDir = join(top, 'the data');
  const write = (name: string, text: string) => {
    mkdirSync(join(top, name, '..'), { recursive: true });
    writeFileSync(join(top, name), text);
  };
  write('the data/conference.yaml', CONFERENCE);
  write('the data/rooms.csv', 'id,name,plenary\nhall,Hall,yes\n');
  write('the data/public/images/salle é.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('notes.txt', 'Ours.\n');
  git(top, 'init', '--quiet', '--initial-branch=main');
  git(top, 'add', '.');
  git(top, ...ADA, 'commit', '--quiet', '--message=Begin');
  return { top, dataDir, write };
}

function knownAs(folder: string, name = 'Nour') {
  git(folder, 'config', 'user.name', name);
  git(folder, 'config', 'user.email', 'nour@example.org');
}

/** Adds a bare repository as a remote. */
function withRemote(top: string, name = 'origin') {
  const remote = join(temporaryFolder(), 'remote with spaces.git');
  git(top, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(top, 'remote', 'add', name, remote);
  return remote;
}

function hook(repository: string, name: string, script: string) {
  const path = join(repository, 'hooks', name);
  mkdirSync(join(repository, 'hooks'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

describe('the state of the history', () => {
  it('is unknown without a repository, and without git', async () => {
    expect(await gitState(temporaryFolder())).toBeUndefined();
    const { dataDir } = repository();
    vi.stubEnv('PATH', temporaryFolder());
    expect(await gitState(dataDir)).toBeUndefined();
  });

  it('names branch, commits, and what has changed in the data and its public folder alone', async () => {
    const { top, dataDir, write } = repository();
    write('the data/rooms.csv', 'id,name,plenary\nhall,Great Hall,yes\n');
    write('the data/tracks.csv', 'id,name\n');
    write('the data/public/images/new one.svg', '<svg/>');
    rmSync(join(dataDir, 'public/images/salle é.svg'));
    write('notes.txt', 'Changed.\n');

    const state = await gitState(dataDir);

    expect(state).toMatchObject({ branch: 'main', unfinished: undefined });
    expect(state?.upstream).toBeUndefined();
    expect(state?.files).toEqual(
      expect.arrayContaining([
        { folder: 'data', name: 'rooms.csv', change: 'changed', hasConflict: false },
        { folder: 'data', name: 'tracks.csv', change: 'added', hasConflict: false },
        { folder: 'public', name: 'images/new one.svg', change: 'added', hasConflict: false },
        { folder: 'public', name: 'images/salle é.svg', change: 'removed', hasConflict: false },
      ]),
    );
    expect(state?.files).toHaveLength(4);
    expect(state?.commits).toEqual([
      {
        hash: git(top, 'rev-parse', '--short', 'HEAD'),
        author: 'Ada Sow',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        subject: 'Begin',
      },
    ]);
    expect(JSON.parse(JSON.stringify(state))).toMatchObject({ branch: 'main' });
  });

  it.each([
    ['added and deleted again', 'git add -A && rm extra.csv', []],
    ['taken out of the index, and still there', 'git rm --quiet --cached rooms.csv', []],
    ['renamed', 'git mv rooms.csv salles.csv', ['rooms.csv removed', 'salles.csv added']],
  ])('compares the files with the last commit: a file that is %s', async (_, script, expected) => {
    const { dataDir, write } = repository();
    write('the data/extra.csv', 'id\n');
    execFileSync('sh', ['-c', script], { cwd: dataDir, stdio: 'pipe' });
    rmSync(join(dataDir, 'extra.csv'), { force: true });

    const { files = [] } = (await gitState(dataDir)) ?? {};
    expect(files.map(({ name, change }) => `${name} ${change}`).filter((each) => each !== 'rooms.csv changed')).toEqual(
      expected,
    );
  });

  it('counts the commits that are here and there', async () => {
    const { top, dataDir } = repository();
    withRemote(top);
    git(top, 'push', '--quiet', '-u', 'origin', 'main');
    git(top, ...ADA, 'commit', '--quiet', '--allow-empty', '--message=One more');
    expect(await gitState(dataDir)).toMatchObject({ upstream: 'origin/main', ahead: 1, behind: 0 });
  });

  it('sees an unfinished merge, and the file with conflicts', async () => {
    const { top, dataDir } = repository();
    conflict(top, dataDir);
    const state = await gitState(dataDir);
    expect(state).toMatchObject({ unfinished: 'merge' });
    expect(state?.files).toEqual([{ folder: 'data', name: 'rooms.csv', change: 'changed', hasConflict: true }]);
    git(top, 'add', '.');
    expect((await gitState(dataDir))?.files).toMatchObject([{ name: 'rooms.csv', hasConflict: true }]);
  });

  it('knows repositories without a commit, without a branch, and worktrees', async () => {
    const { top, dataDir } = repository();
    git(top, 'checkout', '--quiet', '--detach');
    expect((await gitState(dataDir))?.branch).toBeUndefined();

    const tree = join(temporaryFolder(), 'worktree');
    git(top, 'worktree', 'add', '--quiet', '-b', 'other', tree);
    appendFileSync(join(tree, 'the data/rooms.csv'), 'cave,Cave\n');
    expect(await gitState(join(tree, 'the data'))).toMatchObject({ branch: 'other', files: [{ name: 'rooms.csv' }] });

    const empty = temporaryFolder();
    git(empty, 'init', '--quiet', '--initial-branch=first');
    writeFileSync(join(empty, 'rooms.csv'), 'id\n');
    expect(await gitState(empty)).toMatchObject({
      branch: 'first',
      commits: [],
      files: [{ name: 'rooms.csv', change: 'added' }],
    });
  });

  it('finds the repository of a folder behind a link', async () => {
    const { dataDir, write } = repository();
    write('the data/tracks.csv', 'id,name\n');
    const link = join(temporaryFolder(), 'link');
    symlinkSync(dataDir, link);
    expect((await gitState(link))?.files).toMatchObject([{ folder: 'data', name: 'tracks.csv' }]);
  });
});

/** Leaves a merge with a conflict in a table. */
function conflict(top: string, dataDir: string) {
  git(top, 'checkout', '--quiet', '-b', 'theirs');
  writeFileSync(join(dataDir, 'rooms.csv'), 'id,name\nhall,Their Hall\n');
  git(top, ...ADA, 'commit', '--quiet', '--all', '--message=Theirs');
  git(top, 'checkout', '--quiet', 'main');
  writeFileSync(join(dataDir, 'rooms.csv'), 'id,name\nhall,Our Hall\n');
  git(top, ...ADA, 'commit', '--quiet', '--all', '--message=Ours');
  expect(() => git(top, ...ADA, 'merge', '--quiet', 'theirs')).toThrow();
}

describe('the changes in words', () => {
  it('are those of the command', async () => {
    const { dataDir, write } = repository();
    write('the data/sessions.csv', 'id,kind,date,start,end,room,title\nice,oral,2030-12-29,10:00,12:00,hall,On ice\n');
    expect(await changesInWords(dataDir)).toEqual({
      chapters: [
        { heading: 'Schedule', changes: ['On ice is new: December 29, 2030, 10:00–12:00, Hall.'] },
        { heading: 'Texts', changes: expect.any(Array) },
      ],
    });
  });

  it('are missing if the data has errors, or no commit', async () => {
    const { dataDir, write } = repository();
    write('the data/rooms.csv', 'id,name,plenary\nhall,Hall,yes\nhall,Hall,yes\n');
    expect(await changesInWords(dataDir)).toMatchObject({
      problem: 'errors',
      message: expect.stringContaining('rooms.csv:3'),
    });

    const alone = temporaryFolder();
    writeFileSync(join(alone, 'conference.yaml'), CONFERENCE);
    expect(await changesInWords(alone)).toMatchObject({
      problem: 'failed',
      message: expect.stringContaining('not in a git repository'),
    });
  });
});

describe('a commit', () => {
  it('has what changed in the data, and leaves what is staged elsewhere', async () => {
    const { top, dataDir, write } = repository();
    knownAs(top);
    write('the data/rooms.csv', 'id,name,plenary\nhall,Great Hall,yes\n');
    write('the data/salles * é.csv', 'id,name\n');
    rmSync(join(dataDir, 'public/images/salle é.svg'));
    renameSync(join(top, 'notes.txt'), join(top, 'ours.txt'));
    git(top, 'add', 'notes.txt', 'ours.txt');

    const made = await commit(dataDir, '#12: a greater hall\n\nIt has more chairs.');

    expect(made).toEqual({ code: 'committed', hash: git(top, 'rev-parse', '--short', 'HEAD'), files: 3 });
    expect(git(top, 'log', '-1', '--format=%an <%ae> %B')).toBe(
      'Nour <nour@example.org> #12: a greater hall\n\nIt has more chairs.',
    );
    expect(git(top, '-c', 'core.quotePath=false', 'show', '--format=', '--name-status').split('\n').sort()).toEqual([
      'A\tthe data/salles * é.csv',
      'D\tthe data/public/images/salle é.svg',
      'M\tthe data/rooms.csv',
    ]);
    expect(git(top, 'status', '--porcelain')).toBe('R  notes.txt -> ours.txt');
  });

  it('has a file whose removal is staged already, and the first files of a repository', async () => {
    const { top, dataDir } = repository();
    knownAs(top);
    git(top, 'rm', '--quiet', 'the data/rooms.csv');
    expect(await commit(dataDir, 'No rooms')).toMatchObject({ code: 'committed', files: 1 });

    const empty = temporaryFolder();
    git(empty, 'init', '--quiet');
    knownAs(empty);
    writeFileSync(join(empty, 'rooms.csv'), 'id\n');
    expect(await commit(empty, 'First')).toMatchObject({ code: 'committed', files: 1 });
    expect(git(empty, 'status', '--porcelain')).toBe('');
  });

  it('is refused without identity, message, change or repository', async () => {
    const { top, dataDir, write } = repository();
    write('the data/tracks.csv', 'id,name\n');
    expect(await commit(dataDir, 'Tracks')).toEqual({
      code: 'no-identity',
      message: expect.stringContaining('git config --global user.name'),
    });
    expect(await commit(dataDir, ' \n')).toMatchObject({ code: 'no-message' });
    rmSync(join(dataDir, 'tracks.csv'));
    expect(await commit(dataDir, 'Tracks')).toMatchObject({ code: 'nothing' });
    expect(await commit(temporaryFolder(), 'Tracks')).toMatchObject({ code: 'no-repository' });
    expect(git(top, 'rev-list', '--count', 'HEAD')).toBe('1');
  });

  it('is refused during a merge, and as long as a file has conflict marks', async () => {
    const { top, dataDir } = repository();
    knownAs(top);
    conflict(top, dataDir);
    expect(await commit(dataDir, 'Ours')).toMatchObject({ code: 'unfinished' });
    rmSync(join(top, '.git/MERGE_HEAD'));
    expect(await commit(dataDir, 'Ours')).toMatchObject({ code: 'conflict' });
    git(top, 'add', '.');
    expect(await commit(dataDir, 'Ours')).toMatchObject({ code: 'conflict' });
  });

  it('runs the hooks, and shows what they say if they refuse', async () => {
    const { top, dataDir, write } = repository();
    knownAs(top);
    hook(
      join(top, '.git'),
      'pre-commit',
      'echo "\x1b[31mNot on Sundays\x1b[0m https://nour:secret@example.org/x" >&2; exit 1',
    );
    write('the data/tracks.csv', 'id,name\n');
    expect(await commit(dataDir, 'Tracks')).toMatchObject({
      code: 'failed',
      output: 'Not on Sundays https://example.org/x',
    });
    // As it was, for those who stage files themselves.
    expect(git(top, 'status', '--porcelain')).toBe('?? "the data/tracks.csv"');
  });
});

describe('a push', () => {
  it('goes to the only remote, which the branch then follows, and then to the branch that it follows', async () => {
    const { top, dataDir } = repository();
    const remote = withRemote(top, 'university');
    expect(await push(dataDir)).toEqual({
      code: 'pushed',
      to: 'university/main',
      message: expect.stringMatching(/\.$/),
    });
    expect(git(remote, 'rev-parse', 'main')).toBe(git(top, 'rev-parse', 'main'));
    expect(await push(dataDir)).toMatchObject({ code: 'up-to-date' });

    git(top, 'push', '--quiet', 'university', 'main:live');
    git(top, 'fetch', '--quiet', '--all');
    git(top, 'branch', '--quiet', '--set-upstream-to=university/live');
    git(top, ...ADA, 'commit', '--quiet', '--allow-empty', '--message=More');
    expect(await push(dataDir)).toMatchObject({ code: 'pushed', to: 'university/live' });
    expect(git(remote, 'log', '-1', '--format=%s', 'live')).toBe('More');
    expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('Begin');
  });

  it('never overwrites newer commits of the remote, even if the configuration would', async () => {
    const { top, dataDir } = repository();
    const remote = withRemote(top);
    git(top, 'push', '--quiet', '-u', 'origin', 'main');
    const other = join(temporaryFolder(), 'other');
    git(top, 'clone', '--quiet', remote, other);
    git(other, ...ADA, 'commit', '--quiet', '--allow-empty', '--message=Theirs');
    git(other, 'push', '--quiet');
    git(top, 'config', 'remote.origin.push', '+refs/heads/*:refs/heads/*');
    git(top, ...ADA, 'commit', '--quiet', '--allow-empty', '--message=Ours');

    expect(await push(dataDir)).toMatchObject({ code: 'behind', message: expect.stringContaining('git pull') });
    git(top, 'fetch', '--quiet');
    expect(await push(dataDir)).toMatchObject({ code: 'behind' });
    expect(git(remote, 'log', '-1', '--format=%s')).toBe('Theirs');
  });

  it('shows why a remote refuses', async () => {
    const { top, dataDir } = repository();
    const remote = withRemote(top);
    hook(remote, 'pre-receive', 'echo "The branch is protected." >&2; exit 1');
    expect(await push(dataDir)).toMatchObject({
      code: 'refused',
      output: expect.stringContaining('The branch is protected.'),
    });
  });

  it('says what is missing: repository, remote, branch, or a choice among remotes', async () => {
    expect(await push(temporaryFolder())).toMatchObject({ code: 'no-repository' });
    const { top, dataDir } = repository();
    expect(await push(dataDir)).toMatchObject({ code: 'no-remote' });
    withRemote(top);
    withRemote(top, 'second');
    expect(await push(dataDir)).toMatchObject({ code: 'no-upstream' });
    git(top, 'checkout', '--quiet', '--detach');
    expect(await push(dataDir)).toMatchObject({ code: 'no-branch' });
  });

  it('asks nobody for a password, and shows none', async () => {
    const { top, dataDir } = repository();
    const { port } = await serving((response) =>
      response.writeHead(401, { 'www-authenticate': 'Basic realm="here"' }).end(),
    );
    const asked = join(temporaryFolder(), 'asked');
    const program = join(temporaryFolder(), 'ask');
    writeFileSync(program, `#!/bin/sh\ntouch '${asked}'\n`, { mode: 0o755 });
    for (const name of ['GIT_ASKPASS', 'SSH_ASKPASS']) vi.stubEnv(name, program);
    git(top, 'config', 'core.askPass', program);
    git(top, 'remote', 'add', 'origin', `http://nour:s3cret@127.0.0.1:${port}/x.git`);

    const result = await push(dataDir);

    expect(result).toMatchObject({ code: 'no-sign-in', message: expect.stringContaining('git push') });
    expect(JSON.stringify(result)).not.toMatch(/s3cret|nour/);
    expect(existsSync(asked)).toBe(false);
  });

  it('uses the ssh that the user has chosen, without questions', async () => {
    const { top, dataDir } = repository();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'ssh'), '#!/bin/sh\necho "called: $*" >&2\nexit 255\n', { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    vi.stubEnv('GIT_SSH_COMMAND', undefined);
    git(top, 'remote', 'add', 'origin', 'ssh://git@host.invalid/x.git');
    expect((await push(dataDir)).output).toContain('-o BatchMode=yes');
    git(top, 'config', 'core.sshCommand', 'ssh -i mine');
    expect((await push(dataDir)).output).toMatch(/called: -i mine -o BatchMode=yes/);
  });

  it('gives up when a remote does not answer', async () => {
    const { top, dataDir } = repository();
    const { port } = await serving(() => {});
    git(top, 'remote', 'add', 'origin', `http://127.0.0.1:${port}/x.git`);
    expect(await push(dataDir, 500)).toMatchObject({ code: 'time-out' });
  });
});

/** Serves HTTP on a free port until the test ends. */
async function serving(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server.address() as AddressInfo; // it listens on a port
}

it.each([
  ['to https://user:pass@host/x', 'to https://host/x'],
  ['ssh://git@host:22/x and http://tok@h@host/', 'ssh://host:22/x and http://host/'],
  ['mail ada@example.org', 'mail ada@example.org'],
])('removes names and passwords from addresses: %s', (text, expected) => {
  expect(withoutCredentials(text)).toBe(expected);
});
