import { describe, expect, it } from 'vitest';
import { npmCommand } from '../../scripts/bootstrap/npm-command.mjs';
import { type Lock, packagesProblem } from '../../scripts/bootstrap/packages-problem.mjs';

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

describe('npm', () => {
  it('is the one that is running us', () => {
    const env = { npm_execpath: '/lib/npm/bin/npm-cli.js' };
    expect(npmCommand(env, 'win32')).toEqual({ command: process.execPath, args: [env.npm_execpath], shell: false });
  });

  it('is the one on PATH when started by hand or by another package manager', () => {
    expect(npmCommand({}, 'linux')).toEqual({ command: 'npm', args: [], shell: false });
    expect(npmCommand({ npm_execpath: '/lib/yarn.js' }, 'darwin').command).toBe('npm');
    expect(npmCommand({}, 'win32')).toEqual({ command: 'npm.cmd', args: [], shell: true });
  });
});
