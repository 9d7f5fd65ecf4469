import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../scripts/bootstrap/commands.mjs';
import { type Lock, packagesProblem } from '../../scripts/bootstrap/packages-problem.mjs';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { run } from '../content/support/run';
import { temporaryFolder } from '../content/support/temporary-folder';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const forWindows = { version: '1.0.0', integrity: 'sha512-b', optional: true };

function lock(packages: Lock['packages']): Lock {
  return { packages };
}

describe('installed packages', () => {
  const wanted = lock({ '': {}, 'node_modules/react': react, 'node_modules/@x/for-windows': forWindows });

  it('are left alone when they are those of the lock file, whatever the dates of the files', () => {
    expect(packagesProblem(wanted, lock({ 'node_modules/react': react }))).toBeUndefined();
  });

  it('are installed when npm has left no record: nothing is there, or it was interrupted', () => {
    expect(packagesProblem(wanted, undefined)).toMatch(/not installed yet/);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/react': { ...react, version: '19.2.0' } }],
    ['has other contents', { 'node_modules/react': { ...react, integrity: 'sha512-z' } }],
  ])('are installed anew when one %s', (_, packages) => {
    expect(packagesProblem(wanted, lock(packages))).toBe('package-lock.json asks for another react');
  });

  it('may have more than the lock file asks for', () => {
    expect(packagesProblem(wanted, lock({ 'node_modules/react': react, 'node_modules/old': react }))).toBeUndefined();
  });
});

describe('a fresh clone without packages', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Readonly<
    Record<'scripts', Readonly<Record<string, string>>>
  >; // npm reads it

  it.each(Object.entries(scripts))('has a script %s that installs them first', (_, script) => {
    const [, name = ''] = /^node scripts\/bootstrap\.mjs (\S+)( --thorough)?$/.exec(script) ?? [];
    expect(Object.keys(COMMANDS)).toContain(name);
  });

  it.each(['content', 'release'])('says why where they cannot be installed: %s', async (name) => {
    const folder = temporaryFolder();
    for (const path of ['scripts/bootstrap', 'scripts/bootstrap.mjs', 'scripts/main.mjs', 'package-lock.json'])
      cpSync(inProject(path), join(folder, path), { recursive: true });
    const npm = join(folder, 'npm-cli.js');
    writeFileSync(npm, 'process.exit(7)');
    const outcome = await run([name], { npm_execpath: npm }, [join(folder, 'scripts/bootstrap.mjs')]);
    expect(outcome.status).toBe(7);
    expect(outcome.stdout).toContain('Installing the packages: they are not installed yet');
    expect(outcome.stderr).toMatch(/^npm ci failed .*\nnpm install .*\nThe packages are not installed\..*\n$/);
  });
});
