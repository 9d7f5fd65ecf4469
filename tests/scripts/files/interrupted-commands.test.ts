import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { engineRoot, inEngine } from '../../../scripts/bootstrap/project.mjs';
import { runCommand } from '../../../scripts/command-line';
import { main as compileContent } from '../../../scripts/commands/check';
import { main as importContent } from '../../../scripts/commands/import';
import { main as beginNew } from '../../../scripts/commands/new';
import { main as nextEdition } from '../../../scripts/commands/next-edition';
import { main as release } from '../../../scripts/commands/release';
import { lockData } from '../../../scripts/files/data-lock';
import { finishChanges } from '../../../scripts/files/finish-changes';
import { chooseByAsking } from '../../../scripts/fix/choose-fixes';
import { fixAndReport } from '../../../scripts/fix/fix-command';
import type { Migration } from '../../../scripts/update/migrate';
import { updateData } from '../../../scripts/update/update-data';
import { call, contentsOf, run } from '../../content/support/run';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { killedAtRename, savedMeanwhile } from '../support/interrupted';

const CONFERENCE = `name: The smallest conference
acronym: SMALL 2031
start: 2031-05-20
end: 2031-05-20
timeZone: Europe/Oslo
venue:
  city: Oslo
  countryCode: NO
`;
const SESSIONS = `id,kind,date,start,end,room,title
closing,ceremony,2031-05-20,15:00,16:00,hall,Closing
opening,ceremony,2031-05-20,9:15,10:00,hall,Opening
talks,oral,2031-05-20,11:00,12:00,hall,Talks
`;
const RIGHT = SESSIONS.replace(',9:15', ',09:15');
const ROOMS = 'id,name,plenary\nhall,Hall,no\n';
const BEGINNING = ['--name', 'Mine', '--acronym', 'MINE 2031', '--start', '2031-05-20', '--online'];
const ANSWERS = [...BEGINNING, '--time-zone', 'Europe/Oslo', '--end', '2031-05-20'];

interface Laid {
  /** The folder of which the contents are compared. */
  readonly root: string;
  readonly dataDir: string;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function lay(files: Readonly<Record<string, string>> = {}): Laid {
  const root = temporaryFolder();
  const dataDir = join(root, 'data');
  write(root, { 'export.csv': '#,Title,Authors,Decision\n90,"On rulers","Ada Sow and Luca Neri",ACCEPT\n' });
  write(dataDir, {
    'conference.yaml': CONFERENCE,
    'rooms.csv': ROOMS,
    'sessions.csv': RIGHT,
    ...files,
  });
  return { root, dataDir };
}

const WRONG = { 'sessions.csv': SESSIONS, 'conference.yaml': CONFERENCE.replace('end: 2031-05-20', 'end: 2031/05/20') };

/** Where the modules go, once for all: their types take longest. */
const out = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(out, { recursive: true }));

const fix = (dataDir: string) => call(compileContent, ['--data', dataDir, '--out', out, '--fix']);

/** Each command that writes into a data folder, with a file that it replaces. */
const COMMANDS: Readonly<Record<string, { lay: () => Laid; run: (laid: Laid) => Promise<unknown>; saved: string }>> = {
  'content --fix': {
    lay: () => lay(WRONG),
    run: ({ dataDir }) => fix(dataDir),
    saved: 'sessions.csv',
  },
  'content --sort': {
    lay,
    run: ({ dataDir }) => call(compileContent, ['--data', dataDir, '--out', out, '--sort', 'sessions.csv:date,start']),
    saved: 'sessions.csv',
  },
  'content:import --write': {
    lay: () => lay({ 'papers.csv': 'id,session,title,authors\n' }),
    run: ({ root, dataDir }) =>
      call(importContent, [join(root, 'export.csv'), '--data', dataDir, '--session', 'talks', '--write']),
    saved: 'papers.csv',
  },
  release: {
    lay,
    run: ({ dataDir }) =>
      call((args) => release(args, '2031-01-01T10:00:00Z'), ['The program is out', '--data', dataDir]),
    saved: 'releases/log.yaml',
  },
  'next-edition': {
    lay,
    run: ({ dataDir }) => call(nextEdition, ['2033', '--data', dataDir]),
    saved: 'sessions.csv',
  },
  new: {
    lay: () => {
      const root = temporaryFolder();
      return { root, dataDir: join(root, 'data') };
    },
    run: ({ dataDir }) => call(beginNew, [dataDir, ...ANSWERS, '--no-install']),
    saved: 'README.md',
  },
  update: {
    lay: () => lay({ 'editions/2030/conference.yaml': CONFERENCE, 'editions/2030/rooms.csv': ROOMS }),
    run: ({ dataDir }) =>
      call((args) => runCommand({ call: '', does: '', options: {} }, args, () => migrateData(dataDir)), []),
    saved: 'rooms.csv',
  },
};

/** Runs a migration as `update` does. */
async function migrateData(dataDir: string): Promise<number> {
  const change: Migration['change'] = (texts) => new Map([['rooms.csv', (texts.get('rooms.csv') ?? '').toUpperCase()]]);
  const migrations = [{ makes: 2, does: 'Rooms are in capitals.', tables: ['rooms.csv'], change }];
  await updateData(dataDir, { write: true, colour: false, migrations });
  return 0;
}

/** Takes the lock that a killed command held, and gives it back. */
const takeLock = async (dataDir: string) => (await lockData(dataDir))();

/** What people have in a folder; copies and what git keeps are left out. */
const kept = (folder: string) =>
  Object.fromEntries(
    Object.entries(contentsOf(folder))
      .filter(([name]) => !/(?:^|\/)\.(?:before|git)\//.test(name))
      .map(([name, text]) => [name, text.replaceAll(folder, '')]),
  );

describe.each(Object.entries(COMMANDS))('%s', (_name, { lay: layOut, run, saved }) => {
  it('is complete or has not begun, wherever it is killed', async () => {
    const whole = layOut();
    const before = kept(whole.root);
    expect(await run(whole)).toMatchObject({ status: 0 });
    const after = kept(whole.root);
    expect(after).not.toEqual(before);
    for (let kill = 1; ; kill += 1) {
      const laid = layOut();
      if (!(await killedAtRename(laid.root, kill, () => run(laid)))) break;
      finishChanges(laid.dataDir, () => undefined);
      const now = kept(laid.root);
      expect([before, after], `${kill}`).toContainEqual(now);
      await run(laid);
      await takeLock(laid.dataDir);
      expect(kept(laid.root), `${kill}`).toEqual(after);
    }
  });

  it('writes nothing when a file is saved meanwhile', async () => {
    const laid = layOut();
    mkdirSync(laid.dataDir, { recursive: true });
    const path = join(laid.dataDir, saved);
    const before = kept(laid.root);
    mkdirSync(dirname(path), { recursive: true });
    const outcome = await savedMeanwhile(laid.root, path, 'saved', () => run(laid));
    expect(outcome).toMatchObject({ status: 1 });
    expect(kept(laid.root)).toEqual({ ...before, [join('data', saved)]: 'saved' });
  });
});

describe('a change of data', () => {
  it('loses nothing that is saved while it waits for an answer', async () => {
    const { dataDir } = lay(WRONG);
    const path = join(dataDir, 'sessions.csv');
    const saved = SESSIONS.replace('Closing', 'Farewell');
    const terminal = {
      ask: async () => {
        writeFileSync(path, saved);
        return undefined;
      },
      say: () => undefined,
    };
    writeFileSync(path, SESSIONS.replace('hall,Opening', 'Hall,Opening').replace('ceremony', 'ceremonies'));
    const done = fixAndReport(
      dataDir,
      chooseByAsking(terminal, () => ''),
      { isDry: false, say: () => undefined, colour: false },
    );
    await expect(done).rejects.toThrow('sessions.csv was saved while this command ran, and stays as saved.');
    expect(readFileSync(path, 'utf8')).toBe(saved);
    expect(readFileSync(join(dataDir, 'conference.yaml'), 'utf8')).toBe(WRONG['conference.yaml']);
  });

  it('follows links, and keeps modes', async () => {
    const { root, dataDir } = lay(WRONG);
    const [link, shared] = [join(dataDir, 'sessions.csv'), join(root, 'shared', 'sessions.csv')];
    mkdirSync(dirname(shared));
    renameSync(link, shared);
    symlinkSync(join('..', 'shared', 'sessions.csv'), link);
    chmodSync(shared, 0o600);
    expect(await fix(dataDir)).toMatchObject({ status: 0 });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(shared, 'utf8')).toContain(',09:15,');
    expect(statSync(shared).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, '.before/1/sessions.csv')).mode & 0o777).toBe(0o600);

    expect(await call(nextEdition, ['2033', '--data', dataDir, '--dry-run'])).toMatchObject({ status: 0 });
    expect(readFileSync(shared, 'utf8')).toContain('Opening');
    expect(await call(nextEdition, ['2033', '--data', dataDir])).toMatchObject({ status: 0 });
    expect(readFileSync(shared, 'utf8')).not.toContain('Opening');
    expect(lstatSync(join(dataDir, 'editions/2031/sessions.csv')).isSymbolicLink()).toBe(false);
    expect(readFileSync(join(dataDir, 'editions/2031/sessions.csv'), 'utf8')).toContain('Opening');
  });

  it('says how to undo it: with git where git has the files, otherwise from copies', async () => {
    const { dataDir } = lay();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: dataDir });
    git('init', '-q');
    write(dataDir, WRONG);
    const first = await fix(dataDir);
    expect(first.stdout).toMatch(/To go back: copy conference\.yaml, sessions\.csv back from .*\.before.1\.\n/);
    expect(readFileSync(join(dataDir, '.before/1/sessions.csv'), 'utf8')).toBe(SESSIONS);
    write(dataDir, WRONG);
    git('add', '-A');
    git('commit', '-qm', 'Begin');
    const second = await fix(dataDir);
    expect(second.stdout).toMatch(/To go back: git -C .* checkout -- conference\.yaml sessions\.csv\.\n/);
    git('checkout', '--', 'conference.yaml', 'sessions.csv');
    expect(readFileSync(join(dataDir, 'sessions.csv'), 'utf8')).toBe(SESSIONS);
    // The copies are none of its business.
    expect(String(git('status', '--porcelain'))).toBe('');
  });

  it('stops when a file is added while the next edition is made', async () => {
    const { dataDir } = lay();
    const added = join(dataDir, 'posters.csv');
    const done = await savedMeanwhile(dataDir, added, 'id,title\n', () =>
      call(nextEdition, ['2033', '--data', dataDir]),
    );
    expect(done).toMatchObject({ status: 1, stderr: expect.stringContaining('posters.csv was saved while') });
    expect(readFileSync(added, 'utf8')).toBe('id,title\n');
    expect(existsSync(join(dataDir, 'editions/2031'))).toBe(false);
  });

  it('is made by one command at a time', async () => {
    const { dataDir } = lay();
    const args = ['The program is out', '--data', dataDir];
    const twice = async () => {
      const both = [release(args, '2031-01-01T10:00:00Z'), release(args, '2031-01-01T10:00:01Z')];
      return (await Promise.all(both)).reduce((one, other) => one + other);
    };
    const done = await call(twice, []);
    expect(done).toMatchObject({ status: 0, stderr: expect.stringContaining('Waiting for it') });
    expect(done.stdout).toContain('Nothing of the program has changed since release 1.');
    expect(readFileSync(join(dataDir, 'releases/log.yaml'), 'utf8').match(/version:/g)).toHaveLength(1);
  });

  it('leaves a file that was saved after the command was killed', async () => {
    const { root, dataDir } = lay(WRONG);
    expect(await killedAtRename(root, 2, () => fix(dataDir))).toBe(true);
    write(dataDir, { 'sessions.csv': 'saved' });
    const said: string[] = [];
    finishChanges(dataDir, (text) => said.push(text));
    await takeLock(dataDir);
    expect(said.join('')).toMatch(/finished now: .*conference\.yaml\.\n.*left as saved: .*sessions\.csv\.\n/);
    expect(readFileSync(join(dataDir, 'sessions.csv'), 'utf8')).toBe('saved');
    expect(readFileSync(join(dataDir, 'conference.yaml'), 'utf8')).toBe(CONFERENCE);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('has temporary files that are no data and that git ignores', () => {
    const names = ['.papers.csv.812.new', '.next.812-99.new', '.begun.812-99.new', '.before/1/papers.csv', '.next-812'];
    const ignored = execFileSync('git', ['check-ignore', '--no-index', ...names.map((name) => `data/${name}`)], {
      cwd: engineRoot,
    });
    expect(String(ignored).trim().split('\n')).toHaveLength(names.length);
  });
});

it('a process that is killed between two renames is completed by the next command', async () => {
  const { dataDir } = lay(WRONG);
  const killer = inEngine('tests/scripts/support/kill-at-rename.mjs');
  const args = ['--data', dataDir, '--out', out, '--fix'];
  const killed = await run(args, { KILL_AT: '2', KILL_IN: dataDir }, ['--import', killer, 'scripts/run.mjs', 'check']);
  expect(killed.status).toBe(null);
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.new'))).toHaveLength(3);
  const next = await fix(dataDir);
  expect(next.stderr).toContain('this is finished now: ');
  expect(next).toMatchObject({ status: 0 });
  await takeLock(dataDir);
  expect(kept(dataDir)).toEqual({ 'conference.yaml': CONFERENCE, 'rooms.csv': ROOMS, 'sessions.csv': RIGHT });
});
