import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main } from '../../scripts/commands/check';
import { tried } from '../support/rounds';
import { baseData, layOutWhole } from './support/fixture';
import { call, contentsOf, run, start } from './support/run';
import { temporaryFolder } from './support/temporary-folder';

const newFolder = () => join(temporaryFolder(), 'out');
const content = (args: readonly string[], environment?: Readonly<Record<string, string>>) =>
  call(main, args, environment);

// What a process of its own may do otherwise is tried with one; everything else within this one.
describe('npm run check', () => {
  it('ends with 0 and writes the modules when the data is in order', async () => {
    const out = newFolder();

    const outcome = await content(['--data', layOutWhole(), '--out', out]);

    expect(outcome).toEqual({ status: 0, stdout: 'The data is in order.\n', stderr: '' });
    expect(existsSync(join(out, 'index.ts'))).toBe(true);
  });

  it('ends with 1, shows place and line, and writes nothing when the data has errors', async () => {
    const out = newFolder();
    const dataDir = layOutWhole('bad-date');

    const { status, stdout } = await run(['--data', dataDir, '--out', out]);

    expect(status).toBe(1);
    expect(stdout).toContain('/deadlines.csv:4:33 error bad-date, row 4 (Late submission)\n');
    expect(stdout).toContain('\n    │                                 ^^^^^^^^^^ column "date"\n');
    expect(existsSync(out)).toBe(false);
  });

  it('explains a code with an example, its fix and how to accept it, in the language of the conference', async () => {
    const dataDir = layOutWhole();
    const english = await content(['--data', dataDir, '--explain', 'similar-names']);
    const path = join(dataDir, 'conference.yaml');
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace(/^language: .*\n/m, '')
        .concat('language: fr\n'),
    );
    const french = await content(['--data', dataDir, '--explain=bad-date']);
    const unknown = await content(['--data', dataDir, '--explain', 'bad-dte']);

    expect(english).toMatchObject({ status: 0, stderr: '' });
    for (const part of ['a warning.', 'warning similar-names\n', '\n+ ', '- code: similar-names\n'])
      expect(english.stdout).toContain(part);
    expect(french.stdout).toMatch(/^bad-date: une erreur\. .*\n\nPourquoi\u00a0: Le programme, /);
    expect(french.stdout).not.toContain('accepted-warnings.yaml');
    expect(unknown).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no code "bad-dte". Did you mean "bad-date"?\n',
    });
  });

  it('fixes what has one reading with --fix, and shows it before', async () => {
    const dataDir = layOutWhole('date-with-slashes');

    const dry = await content(['--data', dataDir, '--out', newFolder(), '--fix', '--dry-run']);
    const { status, stdout } = await content(['--data', dataDir, '--out', newFolder(), '--fix']);

    expect(dry).toMatchObject({ status: 1, stderr: '' });
    expect(dry.stdout).toContain('1 problem would be fixed in deadlines.csv; nothing is written.');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /deadlines\.csv:\d+\n {2}- .*\n {2}\+ .*\n\nFixed 1 problem in deadlines\.csv\. To go back: .*\n\nThe data is in order\.\n$/,
    );
  });

  it('prints one array and nothing else with --format json', async () => {
    const dataDir = layOutWhole('many-mistakes');

    const good = await content(['--data', layOutWhole(), '--out', newFolder(), '--format', 'json']);
    const bad = await content(['--data', dataDir, '--out', newFolder(), '--format=json']);

    expect(good).toEqual({ status: 0, stdout: '[]\n', stderr: '' });
    expect(bad).toMatchObject({ status: 1, stderr: '' });
    expect(JSON.parse(bad.stdout)).toHaveLength(13);
  });

  it('lets warnings pass, but not with --strict', async () => {
    const dataDir = layOutWhole('file-that-nothing-reads');

    const lenient = await content(['--data', dataDir, '--out', newFolder()]);
    const strict = await content(['--data', dataDir, '--out', newFolder(), '--strict']);

    expect(lenient).toMatchObject({ status: 0, stdout: expect.stringContaining('warning unknown-file') });
    expect(strict).toMatchObject({ status: 1, stdout: expect.stringContaining('error unknown-file') });
  });

  it('reads the folder that CONTENT_DATA names, unless --data names another', async () => {
    const dataDir = layOutWhole('bad-date');

    const environment = await content(['--out', newFolder()], { CONTENT_DATA: dataDir });
    const option = await content(['--data', layOutWhole(), '--out', newFolder()], { CONTENT_DATA: dataDir });

    expect([environment.status, option.status]).toEqual([1, 0]);
  });

  it.each([[['--format', 'xml']], [['--format', 'toString']], [['--colour']], [['data']], [['--data']]] as const)(
    'ends with 2 and prints its usage when it is called with %j',
    async (args) => {
      const { status, stdout, stderr } = await content(args);

      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain('Usage: npx colloquium check ');
    },
  );

  it('ends with 2 and says why when it cannot write its files', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');

    const { status, stdout, stderr } = await content([
      '--data',
      layOutWhole(),
      '--out',
      join(file, 'out'),
      '--format',
      'json',
    ]);

    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      `${join(file, 'out')} cannot be written: a part of the path is a file. Choose another place.\n`,
    );
  });

  it('writes the same bytes whatever the clock zone and the language of the machine', async () => {
    const machines = tried(
      [
        { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
        { TZ: 'America/Adak', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      ],
      [{ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }],
    );
    const outs = [newFolder(), ...machines.map(newFolder)];
    const dataDir = layOutWhole();
    const outcomes = await Promise.all([
      content(['--data', dataDir, '--out', outs[0] ?? '']),
      ...machines.map((machine, at) => run(['--data', dataDir, '--out', outs[at + 1] ?? ''], machine)),
    ]);

    const [first = {}, ...others] = outs.map(contentsOf);

    expect(outcomes).toEqual(outs.map(() => ({ status: 0, stdout: 'The data is in order.\n', stderr: '' })));
    expect(Object.keys(first)).toContain('routes.ts');
    for (const other of others) expect(other).toEqual(first);
  });

  it('compiles again after each save with --watch, also if an editor replaces files, in the folder that CONTENT_DATA names', async () => {
    const dataDir = layOutWhole();
    const child = start(['--out', newFolder(), '--watch'], { CONTENT_DATA: dataDir });
    let printed = '';
    const print = (text: string) =>
      new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk) => {
          printed += chunk;
          if (printed.includes(text)) resolve();
        });
      });
    await print('in order');

    const replace = (text: string) => {
      writeFileSync(join(dataDir, 'rooms.new'), text);
      renameSync(join(dataDir, 'rooms.new'), join(dataDir, 'rooms.csv'));
    };
    const whole = readFileSync(join(baseData, 'rooms.csv'), 'utf8');
    for (let edit = 0; edit < 2; edit++) {
      printed = '';
      replace('id,name\n');
      await print('missing-column');
      replace(whole);
      await print('Fixed');
    }

    expect(child.exitCode).toBeNull();
  });
});
