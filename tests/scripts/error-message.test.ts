import fs, { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { errorMessage, fileErrorMessage } from '../../scripts/files/error-message';
import { writeAtomically } from '../../scripts/files/write-atomically';
import { run } from '../content/support/run';
import { temporaryFolder } from '../content/support/temporary-folder';

const problemOf = (attempt: () => unknown): unknown => {
  try {
    attempt();
  } catch (problem) {
    return problem;
  }
  return undefined;
};

it('a file that cannot be written is named as it was asked for, with what helps', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a'), '');
  const told = (path: string) => fileErrorMessage(problemOf(() => writeAtomically([[path, 'text']])));
  expect(told(join(folder, 'a', 'papers.csv'))).toMatch(/a cannot be written: a file of this name is in the way\./);
  const unfinished = Object.assign(new Error('EROFS'), {
    ...{ code: 'EROFS', syscall: 'open', path: join(folder, '.papers.csv.812.new') },
  });
  expect(fileErrorMessage(unfinished)).toBe(
    `${join(folder, 'papers.csv')} cannot be written: the disk or folder is read-only. Choose another place, or make it writable.`,
  );
  expect(fileErrorMessage(new Error('a fault'))).toBeUndefined();
  expect(errorMessage(new Error('a fault'))).toBe('a fault');
});

it('a disk that is full is reported with the name of the file, which Node does not know', () => {
  const folder = temporaryFolder();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const write = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
    throw full;
  });
  syncBuiltinESMExports();
  const problem = problemOf(() => writeAtomically([[join(folder, 'papers.csv'), 'text']]));
  write.mockRestore();
  syncBuiltinESMExports();
  expect(errorMessage(problem)).toBe(
    `${join(folder, 'papers.csv')} cannot be written: the disk is full. Make room, and run the command again.`,
  );
  expect(readdirSync(folder)).toEqual([]);
  const elsewhere = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(errorMessage(elsewhere)).toBe(
    'A file cannot be written: the disk is full. Make room, and run the command again.',
  );
  const ofPort = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), {
    code: 'EACCES',
    syscall: 'listen',
  });
  expect(errorMessage(ofPort)).toBe('listen EACCES: permission denied 0.0.0.0:80');
});

it('files of which one cannot be written leave nothing behind, and the others as they were', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a'), 'before');
  const problem = problemOf(() =>
    writeAtomically([
      [join(folder, 'a'), 'after'],
      [join(folder, 'a', 'b'), 'text'],
    ]),
  );
  expect(fileErrorMessage(problem)).toBeDefined();
  expect(readdirSync(folder)).toEqual(['a']);
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('before');
});

it.each([
  ['digest', ['nowhere'], 1],
  ['content:diff', ['HEAD', '--data', 'nowhere'], 2],
])('%s %j ends with a sentence and its status, without a stack', async (command, args, status) => {
  const outcome = await run(args, {}, ['--import', 'tsx', 'scripts/cli.ts', command]);
  expect(outcome.stderr).not.toMatch(/^\s+at /m);
  expect(outcome.stderr).toMatch(/[A-Za-z].{10,}/);
  expect(outcome.status).toBe(status);
});
