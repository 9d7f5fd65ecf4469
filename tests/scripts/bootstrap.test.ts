import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserInstallers } from '../../scripts/bootstrap/browser-installers.mjs';
import { browserPlaces } from '../../scripts/bootstrap/browser-places.mjs';
import { COMMANDS, FORMER_NAMES } from '../../scripts/bootstrap/commands.mjs';
import { chooseBrowser } from '../../scripts/bootstrap/find-browser.mjs';
import { isOlder, MINIMUM_NODE, nodeVersionProblem, parseVersion } from '../../scripts/bootstrap/node-version.mjs';
import { type Lock, packagesProblem } from '../../scripts/bootstrap/packages-problem.mjs';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { run } from '../content/support/run';
import { temporaryFolder } from '../content/support/temporary-folder';

const manifest = JSON.parse(readFileSync(inEngine('package.json'), 'utf8')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
}; // npm reads it

describe('Node version', () => {
  it.each([
    ['v20.19.1', [20, 19, 1]],
    ['22.0.0-nightly2024', [22, 0, 0]],
    ['20', [20]],
  ])('reads %s', (version, parts) => {
    expect(parseVersion(version)).toEqual(parts);
  });

  it.each([
    ['v14.21.3', true],
    ['v20.9.0', true],
    ['v20.18.3', true],
    ['v20.19.0', false],
    ['v20.20.2', false],
    ['v22.1.0', false],
    ['v100.0.0', false],
  ])('knows whether %s is too old', (version, older) => {
    expect(isOlder(version, '20.19')).toBe(older);
  });

  it('says which version is there, which is needed and what to do', () => {
    expect(nodeVersionProblem('v18.20.4')).toMatch(/20\.19 or newer; this is 18\.20\.4\.\n.*nodejs\.org/);
    expect(nodeVersionProblem(process.version)).toBeUndefined();
  });

  it('requires what package.json requires', () => {
    expect(manifest.engines.node).toBe(`>=${MINIMUM_NODE}`);
  });
});

type Surroundings = Parameters<typeof browserPlaces>[0];

const LINUX: Surroundings = { env: { PATH: '/usr/local/bin:/usr/bin' }, platform: 'linux', home: '/home/amina' };

function choose(surroundings: Surroundings, files: readonly string[]) {
  return chooseBrowser(browserPlaces(surroundings), (path) => files.includes(path));
}

describe('the browser for the tests', () => {
  it('is the one that a variable names, CHROMIUM_PATH first', () => {
    const env = { ...LINUX.env, CHROME_PATH: '/b', CHROMIUM_PATH: '/a' };
    expect(choose({ ...LINUX, env }, ['/a', '/b', '/usr/bin/chromium'])).toEqual({
      browser: { path: '/a', from: 'CHROMIUM_PATH' },
      passedOver: [],
    });
  });

  it('ignores a variable that names no browser, and says so', () => {
    const env = { ...LINUX.env, CHROMIUM_PATH: '/gone' };
    expect(choose({ ...LINUX, env }, ['/usr/bin/chromium'])).toEqual({
      browser: { path: '/usr/bin/chromium', from: 'PATH' },
      passedOver: [{ path: '/gone', from: 'CHROMIUM_PATH' }],
    });
  });

  it('may be missing', () => {
    expect(choose(LINUX, []).browser).toBeUndefined();
  });
});

describe('installing a browser', () => {
  const names = (machine: Parameters<typeof browserInstallers>[0]) =>
    browserInstallers(machine).map(({ commands }) => commands.map((command) => command.join(' ')).join(' && '));

  it('never asks for a password', () => {
    const [apt] = names({ hasApt: true, isRoot: false, hasSudo: true });
    expect(apt).toMatch(/^sudo -n env .* && sudo -n env /);
  });

  it.each([
    { hasApt: true, isRoot: false, hasSudo: false },
    { hasApt: false, isRoot: true, hasSudo: true },
  ])("installs Playwright's where apt-get cannot be used: %o", (machine) => {
    expect(names(machine)).toEqual([expect.stringContaining('playwright-core')]);
  });
});

const react = { version: '19.3.1', integrity: 'sha512-a' };
const forWindows = { version: '1.0.0', integrity: 'sha512-b', optional: true };

function lock(packages: Lock['packages']): Lock {
  return { packages };
}

describe('installed packages', () => {
  const wanted = lock({ '': {}, 'node_modules/react': react, 'node_modules/@x/for-windows': forWindows });

  it('are not installed again when they are those of the lock file, whatever the dates of the files', () => {
    expect(packagesProblem(wanted, lock({ 'node_modules/react': react }))).toBeUndefined();
  });

  it('are installed when npm has left no record, because it never ran or was interrupted', () => {
    expect(packagesProblem(wanted, undefined)).toMatch(/not installed yet/);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/react': { ...react, version: '19.2.0' } }],
    ['has other contents', { 'node_modules/react': { ...react, integrity: 'sha512-z' } }],
  ])('are installed again when one %s', (_, packages) => {
    expect(packagesProblem(wanted, lock(packages))).toBe('package-lock.json asks for another react');
  });

  it('may have more than the lock file asks for', () => {
    expect(packagesProblem(wanted, lock({ 'node_modules/react': react, 'node_modules/old': react }))).toBeUndefined();
  });
});

describe('a fresh clone without packages', () => {
  it.each(Object.entries(manifest.scripts))('has a script %s that installs them first', (_, script) => {
    const [, name = ''] = /^node scripts\/bootstrap\.mjs (\S+)( --thorough)?$/.exec(script) ?? [];
    expect(Object.keys(COMMANDS)).toContain(FORMER_NAMES[name] ?? name);
  });

  it('says why where they cannot be installed', async () => {
    const folder = temporaryFolder();
    for (const path of ['scripts/bootstrap', 'scripts/bootstrap.mjs', 'scripts/main.mjs', 'package-lock.json'])
      cpSync(inEngine(path), join(folder, path), { recursive: true });
    const npm = join(folder, 'npm-cli.js');
    writeFileSync(npm, 'process.exit(7)');
    const outcome = await run(['check'], { npm_execpath: npm }, [join(folder, 'scripts/bootstrap.mjs')]);
    expect(outcome.status).toBe(7);
    expect(outcome.stdout).toContain('Installing the packages: they are not installed yet');
    expect(outcome.stderr).toMatch(/^npm ci failed .*\nnpm install .*\nThe packages are not installed\..*\n$/);
  });
});
