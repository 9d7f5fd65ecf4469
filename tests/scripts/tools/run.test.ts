import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { temporaryFolder } from '../../content/support/temporary-folder';

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inProject('scripts/run.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('a command of the project', () => {
  it('does what its sources say, when it is bundled and when it is kept', () => {
    const check = () =>
      run(
        'content',
        ...['--data', inProject('tests/conferences/arabic'), '--out', join(temporaryFolder(), 'out')],
        ...['--format', 'json'],
      );
    const inOrder = { status: 0, stdout: '[]\n', stderr: '' };
    expect([check(), check()]).toEqual([inOrder, inOrder]);
  });

  it('is one of those that there are', () => {
    const { status, stderr } = run('bild');
    expect([status, stderr]).toEqual([2, 'usage: node scripts/run.mjs <build|content> [arguments]\n']);
  });
});
