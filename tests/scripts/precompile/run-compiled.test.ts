import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { temporaryFolder } from '../../content/support/temporary-folder';

const PROGRAM =
  "exports.answer = async () => require('node:path').sep + (await importPackage('any-ascii')).default('É');";

/** Runs a file in a process of its own, and says what it has answered and complained of. */
function run(folder: string, compiled = join(folder, 'program.compiled')) {
  const runCompiled = pathToFileURL(inProject('scripts/precompile/run-compiled.mjs')).href;
  const script = `import { runCompiled } from ${JSON.stringify(runCompiled)};
    process.stdout.write(await runCompiled(${JSON.stringify(PROGRAM)}, ${JSON.stringify(compiled)}).answer());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { stdout, stderr };
}

const RIGHT = { stdout: `${sep}E`, stderr: '' };

describe('a file that is run with what was compiled of it', () => {
  it.each([
    ['is damaged', (kept: Buffer) => kept.subarray(0, kept.length / 2)],
    ['has a bit turned', (kept: Buffer) => kept.with(kept.length >> 1, (kept[kept.length >> 1] ?? 0) ^ 1)],
  ])('does the same where what is kept %s, and keeps it anew', (_, damage) => {
    const folder = temporaryFolder();
    run(folder);
    const compiled = join(folder, 'program.compiled');
    const kept = readFileSync(compiled);
    writeFileSync(compiled, damage(kept));
    expect(run(folder)).toEqual(RIGHT);
    expect([readFileSync(compiled)[0], readFileSync(compiled).length]).toEqual([1, kept.length]);
  });

  it('does the same where nothing can be kept', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const compiled = join(folder, 'file', 'program.compiled');
    expect(run(folder, compiled)).toEqual(RIGHT);
    expect(existsSync(compiled)).toBe(false);
  });
});
