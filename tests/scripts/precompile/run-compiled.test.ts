import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import { temporaryFolder } from '../../content/support/temporary-folder';

const PROGRAM =
  "exports.answer = async () => require('node:path').sep + (await importPackage('any-ascii')).default('É');";

/** Runs a file in a process of its own, and says what it has answered and complained of. */
function run(folder: string, compiled = join(folder, 'program.compiled')) {
  const runCompiled = pathToFileURL(inEngine('scripts/precompile/run-compiled.mjs')).href;
  const script = `import { runCompiled } from ${JSON.stringify(runCompiled)};
    process.stdout.write(await runCompiled(${JSON.stringify(PROGRAM)}, ${JSON.stringify(compiled)}).answer());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { stdout, stderr };
}

const RIGHT = { stdout: `${sep}E`, stderr: '' };

describe('a file that runs with its cached compiled code', () => {
  it('does the same where its cached result is damaged, and caches it again', () => {
    const folder = temporaryFolder();
    run(folder);
    const compiled = join(folder, 'program.compiled');
    const cached = readFileSync(compiled);
    const middle = cached.length >> 1;
    for (const damaged of [cached.subarray(0, middle), cached.with(middle, (cached[middle] ?? 0) ^ 1)]) {
      writeFileSync(compiled, damaged);
      expect(run(folder)).toEqual(RIGHT);
      expect([readFileSync(compiled)[0], readFileSync(compiled).length]).toEqual([1, cached.length]);
    }
  });

  it('does the same where nothing can be cached', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const compiled = join(folder, 'file', 'program.compiled');
    expect(run(folder, compiled)).toEqual(RIGHT);
    expect(existsSync(compiled)).toBe(false);
  });
});
