import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../../scripts/content/read/parse-yaml';
import { formatProblem } from '../../../scripts/update/format-problem';
import { type Migration, migrate } from '../../../scripts/update/migrate';
import { takeEngine } from '../../../scripts/update/take-engine';
import { updateData } from '../../../scripts/update/update-data';
import { call, contentsOf } from '../../content/support/run';
import { temporaryFolder } from '../../content/support/temporary-folder';

const CONFERENCE = 'name: One\n# The short name.\nacronym: ONE 2031\n';

/** Calls the column "hall" of rooms.csv "id", and adds a page. */
const RENAMED: Migration = {
  makes: 2,
  does: 'The column "hall" of rooms.csv is called "id".',
  tables: ['rooms.csv'],
  change: (texts) => new Map([['rooms.csv', (texts.get('rooms.csv') ?? '').replace(/^hall/, 'id')]]),
};
const ADDED: Migration = {
  makes: 3,
  does: 'Each conference has a page on visas.',
  tables: [],
  change: () => new Map([['pages/visa.md', '# Visa\n']]),
};
const MIGRATIONS = [RENAMED, ADDED];

describe('migrations', () => {
  it('change conference.yaml, and are given no table that they do not name', () => {
    const rooms = ['rooms.csv', 'hall,name\n'] as const;
    const asked: string[] = [];
    const curious: Migration = {
      ...ADDED,
      change: (texts) => {
        asked.push(...texts.keys());
        return new Map();
      },
    };
    const texts = new Map([rooms, ['conference.yaml', `dataFormat: 2 # of 2032\n${CONFERENCE}`]]);
    expect([...migrate(texts, [curious])]).toEqual([['conference.yaml', `dataFormat: 3 # of 2032\n${CONFERENCE}`]]);
    expect(asked).toEqual(['conference.yaml']);
    expect(migrate(texts, []).size).toBe(0);
  });
});

describe('data of another format than the engine', () => {
  const problemOf = (text: string, ours: number) => {
    const parsed = parseYaml({ collection: 'conference', file: 'data/conference.yaml', text }).value;
    return parsed && formatProblem([parsed], ours);
  };

  it('is an error that says what to do', () => {
    expect(problemOf(`${CONFERENCE}dataFormat: 4\n`, 3)).toMatchObject({
      code: 'data-format',
      range: { line: 4, column: 13 },
      hint: 'Update the engine: `npx colloquium update`.',
    });
    expect(problemOf(CONFERENCE, 3)).toMatchObject({
      code: 'data-format',
      range: { line: 1, column: 1 },
      hint: '`npx colloquium update` shows what has to change, and writes it.',
    });
    expect(problemOf(`${CONFERENCE}dataFormat: 3\n`, 3)).toBeUndefined();
    expect(problemOf(CONFERENCE, 1)).toBeUndefined();
  });
});

describe('updating a data folder', () => {
  const layOut = (files: Readonly<Record<string, string>>) => {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  };
  const update = async (dataDir: string, write: boolean) => {
    let outcome = '';
    const { stdout } = await call(async () => {
      outcome = await updateData(dataDir, { write, colour: false, migrations: MIGRATIONS });
      return 0;
    }, []);
    return { outcome, stdout };
  };
  const withoutCopies = (folder: string) =>
    Object.fromEntries(Object.entries(contentsOf(folder)).filter(([name]) => !name.startsWith('.before/')));
  const FILES = {
    'conference.yaml': CONFERENCE,
    'rooms.csv': '\ufeffhall;name\r\na;A\r\n',
    'editions/2030/conference.yaml': `dataFormat: 2\r\n${CONFERENCE}`,
    'editions/2030/rooms.csv': 'id,name\n',
    'public/rooms.csv': 'hall\n',
  };

  it('shows each changed line, and writes nothing without a terminal or --write', async () => {
    const dataDir = layOut(FILES);
    const { outcome, stdout } = await update(dataDir, false);
    expect(outcome).toBe('not written');
    for (const part of [
      'Format 2: The column "hall" of rooms.csv is called "id".\n',
      '/rooms.csv:1\n  - hall;name\n  + id;name\n',
      '/conference.yaml:4\n  + dataFormat: 3\n',
      '/editions/2030/conference.yaml:1\n  - dataFormat: 2\n  + dataFormat: 3\n',
      'Nothing is written.',
    ])
      expect(stdout).toContain(part);
    expect(contentsOf(dataDir)).toEqual(FILES);
  });

  it('migrates past editions from their own format, and keeps comments, encodings and line ends', async () => {
    const dataDir = layOut(FILES);
    const { outcome, stdout } = await update(dataDir, true);
    expect(outcome).toBe('written');
    expect(withoutCopies(dataDir)).toEqual({
      ...FILES,
      'conference.yaml': `${CONFERENCE}dataFormat: 3\n`,
      'rooms.csv': '\ufeffid;name\r\na;A\r\n',
      'pages/visa.md': '# Visa\n',
      'editions/2030/conference.yaml': `dataFormat: 3\r\n${CONFERENCE}`,
      'editions/2030/pages/visa.md': '# Visa\n',
    });
    expect(stdout).toContain('To go back: copy conference.yaml');
    expect(await update(dataDir, true)).toEqual({
      outcome: 'current',
      stdout: 'The data has the format of this engine (3).\n',
    });
  });

  it('writes no file if one cannot be read, or is of a later engine', async () => {
    for (const [name, text, reason] of [
      ['conference.yaml', 'name: [', 'cannot be read'],
      ['editions/2030/conference.yaml', 'dataFormat: 4', 'made for a later Colloquium: its format is 4'],
      ['conference.yaml', 'dataFormat: two', 'its dataFormat is no whole number'],
      ['rooms.xlsx', 'PK', 'rooms.xlsx is a workbook, and is never changed: run `npx colloquium convert '],
    ] as const) {
      const files = { ...FILES, [name]: text };
      const dataDir = layOut(files);
      await expect(update(dataDir, true)).rejects.toThrow(reason);
      expect(contentsOf(dataDir)).toEqual(files);
    }
  });
});

describe('taking a later engine', () => {
  const TARBALL = './colloquium 0.2.0; echo.tgz';
  /** A folder with an installed engine 0.1.0, and an npm that installs 0.2.0, or fails. */
  const layOutWork = (dependency: string, status = 0) => {
    const work = temporaryFolder();
    const engine = join(work, 'node_modules', 'colloquium');
    mkdirSync(engine, { recursive: true });
    const manifest = (version: string) => JSON.stringify({ version, bin: { colloquium: 'bin/colloquium.mjs' } });
    writeFileSync(join(engine, 'package.json'), manifest('0.1.0'));
    const noted = { version: '0.1.0', ...(dependency.startsWith('file:') && { resolved: dependency }) };
    writeFileSync(
      join(work, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/colloquium': noted } }),
    );
    const npm = join(work, 'npm-cli.cjs');
    writeFileSync(
      npm,
      `const { writeFileSync } = require('node:fs');
      writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));
      if (${status} === 0) writeFileSync('node_modules/colloquium/package.json', ${JSON.stringify(manifest('0.2.0'))});
      process.exit(${status});`,
    );
    const take = async (source?: string) => {
      let taken: string | undefined;
      const main = async () => {
        taken = await takeEngine(source, work, engine);
        return 0;
      };
      const { stdout } = await call(main, [], { npm_execpath: npm });
      return { taken, stdout };
    };
    writeFileSync(join(work, TARBALL), '');
    return { engine, take, asked: () => JSON.parse(readFileSync(join(work, 'asked.json'), 'utf8')) };
  };

  it('installs the named package with npm, under the name of the engine alone, and runs the new one', async () => {
    const { engine, take, asked } = layOutWork('file:colloquium-0.1.0.tgz');
    const { taken, stdout } = await take(TARBALL);
    expect(asked()).toEqual(['install', '--', `colloquium@${TARBALL}`]);
    expect(taken).toBe(join(engine, 'bin/colloquium.mjs'));
    expect(stdout).toBe(
      'Colloquium is now 0.2.0; it was 0.1.0. To go back: npx colloquium update file:colloquium-0.1.0.tgz\n',
    );
  });

  it('takes the latest version of an engine that is installed by version, and asks for the source of another', async () => {
    const byVersion = layOutWork('^0.1.0');
    await byVersion.take();
    expect(byVersion.asked()).toEqual(['install', '--', 'colloquium@latest']);
    expect(await layOutWork('file:colloquium-0.1.0.tgz').take()).toEqual({
      taken: undefined,
      stdout:
        'This is Colloquium 0.1.0. To take a later one, name its file or address: npx colloquium update ./colloquium-….tgz\n',
    });
  });

  it('says so if npm fails, if there is no such file, or if the engine is not installed in this folder', async () => {
    await expect(layOutWork('^0.1.0', 7).take()).rejects.toThrow('npm failed (status 7)');
    await expect(layOutWork('^0.1.0').take('./none.tgz')).rejects.toThrow('There is no file ./none.tgz.');
    await expect(takeEngine('0.2.0', temporaryFolder(), temporaryFolder())).rejects.toThrow('git pull');
    const { engine } = layOutWork('^0.1.0');
    await expect(takeEngine('0.2.0', temporaryFolder(), engine)).rejects.toThrow('Run this command there.');
  });
});
