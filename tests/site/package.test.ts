import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';
import { sampleContent } from '../support/compiled-conferences';
import { CONFERENCES } from '../support/conferences';
import { sample } from '../support/sample';
import { hashes } from './support/copy-of-project';
import { colloquium, type PackedEngine, packEngine } from './support/packed-engine';
import { withoutVitest } from './support/without-vitest';

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

/** Starts a command of the engine that serves something; resolves to the address that it says. */
async function serveWith(work: string, ...args: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(work, 'node_modules/colloquium/bin/colloquium.mjs'), ...args, '--port', '0'],
    { cwd: work, env: withoutVitest(process.env) },
  );
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const address = /ready at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`It did not start.\n${said}`);
}

it('shows two conferences at a time from one folder, and builds neither in place of its own', async () => {
  const shown = CONFERENCES.filter(({ name }) => ['smallest', 'workshop'].includes(name));
  const work = workWith((dataDir) => cpSync(inEngine('tests/conferences/french'), dataDir, { recursive: true }));
  for (const { name, lay } of shown) {
    mkdirSync(join(work, name));
    lay(join(work, name));
  }
  succeed(work, 'build');
  const own = hashes(join(work, 'dist'));
  const origins = await Promise.all(shown.map(({ name }) => serveWith(work, 'start', '--data', name)));
  const pages = await Promise.all(origins.map(async (origin) => (await fetch(origin)).text()));
  expect(pages.map((page) => /<title>[^<]*– ([^<]*)/.exec(page)?.[1])).toEqual(['CRL 2031', 'SLLM 2031']);
  expect(hashes(join(work, 'dist'))).toEqual(own);
});

const ANSWERS =
  '--name,Conference on Lakes,--acronym,CL 2031,--start,2031-05-20,--online,--time-zone,Europe/Oslo,--language,en';

describe('a repository of data', () => {
  it('begins with few files, and takes a later engine that changes its data', () => {
    const work = engine.install();
    // As npm notes it.
    const noted = { packages: { 'node_modules/colloquium': { version: '0.1.0', resolved: 'file:colloquium.tgz' } } };
    writeFileSync(join(work, 'node_modules/.package-lock.json'), JSON.stringify(noted));
    writeFileSync(join(work, 'colloquium.tgz'), 'The package');
    succeed(work, 'new', 'lakes', ...ANSWERS.split(','), '--no-install');
    const lakes = join(work, 'lakes');
    expect(
      readdirSync(lakes)
        .filter((name) => name !== '.git')
        .toSorted(),
    ).toEqual('.editorconfig .github .gitignore .vscode README.md colloquium.tgz data package.json'.split(' '));
    const manifest = JSON.parse(readFileSync(join(lakes, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toEqual({ colloquium: 'file:colloquium.tgz' });
    expect(readFileSync(join(lakes, 'colloquium.tgz'), 'utf8')).toBe('The package');

    // As npm would install it.
    cpSync(join(work, 'node_modules'), join(lakes, 'node_modules'), { recursive: true, verbatimSymlinks: true });
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

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Reads the steps of the workflow of a repository, and those that it has in remarks for other hosts. */
function stepsOf(repository: string): { readonly steps: readonly Step[]; readonly ofOtherHosts: readonly Step[] } {
  const text = readFileSync(join(repository, '.github/workflows/publish.yml'), 'utf8');
  const remarks = text.split('\n').flatMap((line) => /^#( {6,}.*)$/.exec(line)?.[1] ?? []);
  return { steps: parse(text).jobs.build.steps, ofOtherHosts: parse(remarks.join('\n')) };
}

describe('the workflow of a repository of data', () => {
  const git = (work: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: work,
      encoding: 'utf8',
    });

  it.each([
    ['push', 'published'],
    ['pull_request', 'kept for a look'],
  ])('does what its steps say: a %s is %s', (event) => {
    const work = engine.install();
    // As npm notes it.
    const noted = { packages: { 'node_modules/colloquium': { version: '0.1.0', resolved: 'file:colloquium.tgz' } } };
    writeFileSync(join(work, 'node_modules/.package-lock.json'), JSON.stringify(noted));
    writeFileSync(join(work, 'colloquium.tgz'), 'The package');
    succeed(work, 'new', 'lakes', ...ANSWERS.split(','), '--no-install');
    const lakes = join(work, 'lakes');
    mkdirSync(join(work, 'node_modules/.bin'), { recursive: true });
    symlinkSync('../colloquium/bin/colloquium.mjs', join(work, 'node_modules/.bin/colloquium'));
    cpSync(join(work, 'node_modules'), join(lakes, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    succeed(lakes, 'add', 'deadlines', 'tracks');
    git(lakes, 'init', '--quiet');
    git(lakes, 'add', '.');
    git(lakes, 'commit', '--quiet', '--message=Begin');
    const base = git(lakes, 'rev-parse', 'HEAD').trim();
    const deadlines = join(lakes, 'data/deadlines.csv');
    writeFileSync(deadlines, readFileSync(deadlines, 'utf8').replace(/\d{4}-\d\d-\d\d/, '2031-02-03'));

    // There is no network in a test, and all is installed already.
    const bin = join(work, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\ntest "$*" = ci\n', { mode: 0o755 });
    const summary = join(work, 'summary.md');
    const values = new Map([
      ['github.event.pull_request.base.sha', base],
      ['steps.site.outputs.artifact-url', 'https://example.org/artifact'],
    ]);
    const isAsked = ({ if: when = 'true' }: Step) =>
      when === 'true' || when === `github.event_name == '${event}'` || (event === 'push' && when.includes('!='));
    const { steps, ofOtherHosts } = stepsOf(lakes);
    for (const { run, env = {} } of [
      ...steps.filter(isAsked),
      ...ofOtherHosts.filter(({ name }) => name === 'Lay out'),
    ]) {
      if (run === undefined) continue;
      const given = Object.entries(env).map(([name, value]) => [
        name,
        values.get(value.replace(/^\$\{\{ | \}\}$/g, '')) ?? '',
      ]);
      const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
        cwd: lakes,
        encoding: 'utf8',
        env: {
          ...withoutVitest(process.env),
          PATH: `${bin}:${process.env.PATH}`,
          GITHUB_STEP_SUMMARY: summary,
          ...Object.fromEntries(given),
        },
      });
      expect(status, `${run}\n${stdout}${stderr}`).toBe(0);
      // It deploys into a new folder for each host.
      if (run.includes('dist/site')) rmSync(join(lakes, 'dist/site'), { recursive: true });
    }
    expect(existsSync(join(lakes, 'dist/pages/index.html'))).toBe(true);
    expect(existsSync(join(lakes, 'dist/pages/.nojekyll'))).toBe(true);
    const said = existsSync(summary) ? readFileSync(summary, 'utf8') : '';
    if (event === 'push') return expect(said).toBe('');
    expect(said).toContain('February 3, 2031');
    expect(said).toContain('https://example.org/artifact');
  });

  it('has every action at a commit, and only the rights that it needs', () => {
    const work = engine.install();
    // As npm notes it.
    const noted = { packages: { 'node_modules/colloquium': { version: '0.1.0', resolved: 'file:colloquium.tgz' } } };
    writeFileSync(join(work, 'node_modules/.package-lock.json'), JSON.stringify(noted));
    writeFileSync(join(work, 'colloquium.tgz'), 'The package');
    succeed(work, 'new', 'lakes', ...ANSWERS.split(','), '--no-install');
    const text = readFileSync(join(work, 'lakes/.github/workflows/publish.yml'), 'utf8');
    const { permissions, jobs } = parse(text);
    const uses = Object.values<{ readonly steps: readonly Step[] }>(jobs).flatMap(({ steps }) =>
      steps.flatMap((step) => step.uses ?? []),
    );
    expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(permissions).toEqual({ contents: 'read' });
    expect(jobs.build).not.toHaveProperty('permissions');
    expect(jobs.publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    // A value that a stranger chooses, such as the name of a branch, is never part of a command.
    const { steps, ofOtherHosts } = stepsOf(join(work, 'lakes'));
    expect([...steps, ...ofOtherHosts].filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
    expect(ofOtherHosts.filter(({ name }) => name === 'Publish')).toHaveLength(3);
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
