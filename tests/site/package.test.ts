import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../scripts/files/files-in';
import { sampleContent } from '../support/compiled-conferences';
import { CONFERENCES } from '../support/conferences';
import { sample } from '../support/sample';
import { hashes } from './support/copy-of-project';
import { colloquium, type PackedEngine, packEngine } from './support/packed-engine';

let engine: PackedEngine;
beforeAll(() => {
  engine = packEngine();
});
afterAll(() => engine?.remove());

/** A folder with an installed engine, and data that `lay` writes. */
function workWith(lay: (dataDir: string) => void): string {
  const work = engine.install();
  mkdirSync(join(work, 'data'), { recursive: true });
  lay(join(work, 'data'));
  return work;
}

/** Runs a command of the installed engine, which must succeed. */
function succeed(work: string, ...args: string[]): string {
  const { status, said } = colloquium(work, args);
  expect(status, said).toBe(0);
  return said;
}

describe('the package', () => {
  it('is small, and has licences but neither data nor tests', () => {
    expect(engine.size).toBeLessThan(12_000_000);
    const { files } = engine;
    expect(files).toContain('THIRD-PARTY-NOTICES');
    expect(files.filter((name) => /^engine\/data\/(?!README\.md|schemas\/)|tests?\/|\.test\./.test(name))).toEqual([]);
  });

  it('needs few packages, and none that bundles or checks types', () => {
    expect(engine.packages.length).toBeLessThanOrEqual(90);
    expect(engine.packages.filter((name) => /^(?:vite|esbuild|tsx|typescript|rollup|react)\b/.test(name))).toEqual([]);
  });

  it('says its version and its commands', () => {
    const work = engine.install();
    const { version } = JSON.parse(readFileSync(join(work, 'node_modules/colloquium/package.json'), 'utf8'));
    expect(succeed(work, '--version').trim()).toBe(version);
    const usage = succeed(work, '--help');
    for (const name of 'new add start dev build deploy check import diff release next-edition print digest update words convert payments'.split(
      ' ',
    ))
      expect(usage).toContain(`npx colloquium ${name} `);
    expect(usage).not.toContain('npm run');
  });

  it('builds the same bytes as the sources', () => {
    const work = workWith((dataDir) => {
      cpSync(sample.data, dataDir, { recursive: true });
      cpSync(sample.public, join(dataDir, '..', 'public'), { recursive: true });
    });
    succeed(work, 'build');
    for (const folder of ['client', 'hosting'])
      expect(hashes(join(work, 'dist', folder))).toEqual(hashes(join(sample.dist, folder)));
  });
});

/** The names and titles of the sample, which are in no other conference. */
async function wordsOfSample(): Promise<readonly string[]> {
  const { conference, contributors, contributions, sessions, topics } = await sampleContent();
  const { name, acronym, venue, organizer } = conference;
  return [
    ...[name, acronym, venue?.name, venue?.city, organizer?.name, conference.url].filter((word) => word !== undefined),
    ...contributors.map((person) => person.name),
    ...[contributions, sessions, topics].flatMap((list) => list.map(({ title }) => title)),
  ].filter((word) => word.includes(' ') || word === acronym || word === venue?.city);
}

const TEXTS = /\.(?:html|css|js|json|xml|txt|ics|csv|bib|ris|webmanifest|svg)$/;

describe('a conference that is built by the package', () => {
  it.each(CONFERENCES.filter(({ name }) => name !== 'large' && name !== 'editions'))(
    'has nothing of the sample: $name',
    async ({ lay }) => {
      const work = workWith(lay);
      succeed(work, 'build');
      const own = textsIn(join(work, 'data'));
      const built = textsIn(join(work, 'dist'));
      const words = (await wordsOfSample()).filter((word) => !own.includes(word));
      expect(words.length).toBeGreaterThan(200);
      expect(words.filter((word) => built.includes(word))).toEqual([]);
    },
  );
});

const textsIn = (folder: string): string =>
  filesIn(folder)
    .filter((name) => TEXTS.test(name) || /\.(?:yaml|md)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

describe('a repository of data', () => {
  const ANSWERS =
    '--name,Conference on Lakes,--acronym,CL 2031,--start,2031-05-20,--online,--time-zone,Europe/Oslo,--language,en';

  it('begins with few files, and takes a later engine that changes its data', () => {
    const work = engine.install();
    succeed(work, 'new', 'lakes', ...ANSWERS.split(','), '--no-install');
    const lakes = join(work, 'lakes');
    expect(
      readdirSync(lakes)
        .filter((name) => name !== '.git')
        .toSorted(),
    ).toEqual('.editorconfig .github .gitignore .vscode README.md data package.json'.split(' '));
    const manifest = JSON.parse(readFileSync(join(lakes, 'package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['colloquium']);

    // As npm would install it, and note it.
    cpSync(join(work, 'node_modules'), join(lakes, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    const noted = { packages: { 'node_modules/colloquium': { version: '0.1.0', resolved: 'file:../colloquium.tgz' } } };
    writeFileSync(join(lakes, 'node_modules/.package-lock.json'), JSON.stringify(noted));
    expect(succeed(lakes, 'add', 'rooms')).toContain('data/rooms.csv is added');
    expect(succeed(lakes, 'check')).toContain('The data is in order.');

    const later = laterEngine(lakes);
    writeFileSync(join(lakes, 'later.tgz'), 'The npm of this test does not read it.');
    const update = (...args: string[]) =>
      colloquium(lakes, ['update', './later.tgz', ...args], { npm_execpath: later });
    const before = readFileSync(join(lakes, 'data/rooms.csv'), 'utf8');
    // Without a terminal, it shows the changes and writes nothing.
    const shown = update();
    expect(shown.said).toContain('Colloquium is now 99.0.0');
    expect(shown.said).toContain('Format 2: Halls are called auditoriums.');
    expect(readFileSync(join(lakes, 'data/rooms.csv'), 'utf8')).toBe(before);
    const older = colloquium(lakes, ['check']);
    expect(older.said).toContain('data-format');
    expect(older.said).toContain('npx colloquium update');

    const { status, said } = colloquium(lakes, ['update', '--data-only', '--write']);
    expect(status, said).toBe(0);
    expect(readFileSync(join(lakes, 'data/rooms.csv'), 'utf8')).toBe(before.replaceAll('Hall', 'Auditorium'));
    expect(readFileSync(join(lakes, 'data/conference.yaml'), 'utf8')).toContain('dataFormat: 2');
    expect(succeed(lakes, 'check')).toContain('The data is in order.');
    succeed(lakes, 'build');
    expect(existsSync(join(lakes, 'dist/client/index.html'))).toBe(true);
  });
});

/** Makes an npm that installs a later version of the engine of a folder, with a migration of its own. */
function laterEngine(work: string): string {
  const npm = join(work, '..', 'npm-cli.cjs');
  writeFileSync(
    npm,
    `const { readFileSync, writeFileSync } = require('node:fs');
    const change = (name, edit) => writeFileSync(name, edit(readFileSync(name, 'utf8')));
    const migration = "{ makes: 2, does: 'Halls are called auditoriums.', tables: ['rooms.csv'], change: (texts) => new Map([['rooms.csv', texts.get('rooms.csv').replaceAll('Hall', 'Auditorium')]]) }";
    change('node_modules/colloquium/package.json', (text) => text.replace(/"version": "[^"]*"/, '"version": "99.0.0"'));
    change('node_modules/colloquium/engine/version.txt', () => 'ffffffffffffffff');
    change('node_modules/colloquium/engine/commands.cjs', (text) => text.replace('MIGRATIONS = []', () => 'MIGRATIONS = [' + migration + ']'));`,
  );
  return npm;
}
