import fs, { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { errorMessage, fileErrorMessage } from '../../scripts/files/error-message';
import { filesIn } from '../../scripts/files/files-in';
import { writeAtomically } from '../../scripts/files/write-atomically';
import { call } from '../content/support/run';
import { temporaryFolder } from '../content/support/temporary-folder';

describe('writing files atomically', () => {
  it('makes the folders, leaves no temporary file, and returns what was written', () => {
    const folder = temporaryFolder();
    const [one, two] = [join(folder, 'one.txt'), join(folder, 'deep/two.bin')];

    expect(
      writeAtomically([
        [one, 'é'],
        [two, new Uint8Array([0, 255])],
      ]),
    ).toEqual([one, two]);

    expect(filesIn(folder)).toEqual(['deep/two.bin', 'one.txt']);
    expect([...readFileSync(two)]).toEqual([0, 255]);
  });

  it('does not write a file whose bytes are the same', () => {
    const path = join(temporaryFolder(), 'same.txt');
    const longAgo = new Date('2020-01-01T00:00:00Z');
    writeFileSync(path, 'same');
    utimesSync(path, longAgo, longAgo);

    expect(writeAtomically([[path, 'same']])).toEqual([]);
    expect(statSync(path).mtime).toEqual(longAgo);
  });
});

describe('the files of a folder', () => {
  it('are listed by code unit, with forward slashes, without folders', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'a'));
    mkdirSync(join(folder, 'empty'));
    for (const name of ['b', 'B', 'a/é', 'a/z']) writeFileSync(join(folder, name), '');

    expect(filesIn(folder)).toEqual(['B', 'a/z', 'a/é', 'b']);
  });
});

const problemOf = (attempt: () => unknown): unknown => {
  try {
    attempt();
  } catch (problem) {
    return problem;
  }
  return undefined;
};

it('a file that cannot be written is reported by its path, with a remedy', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a'), '');
  const messageFor = (path: string) => fileErrorMessage(problemOf(() => writeAtomically([[path, 'text']])));
  expect(messageFor(join(folder, 'a', 'papers.csv'))).toMatch(
    /a cannot be written: a file of this name is in the way\./,
  );
  const unfinished = Object.assign(new Error('EROFS'), {
    ...{ code: 'EROFS', syscall: 'open', path: join(folder, '.papers.csv.812.new') },
  });
  expect(fileErrorMessage(unfinished)).toBe(
    `${join(folder, 'papers.csv')} cannot be written: the disk or folder is read-only. Choose another place, or make it writable.`,
  );
  expect(fileErrorMessage(new Error('a fault'))).toBeUndefined();
  expect(errorMessage(new Error('a fault'))).toBe('a fault');
});

it('a full disk is reported with the name of the file, which Node does not report', () => {
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

it('if one of several files cannot be written, none is changed and no temporary file stays', () => {
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
  ['diff', ['HEAD', '--data', 'nowhere'], 2],
])('%s %j ends with a sentence and its status, without a stack', async (command, args, status) => {
  const { main } = await import(`../../scripts/commands/${command}.ts`);
  const outcome = await call(main, args);
  expect(outcome.stderr).not.toMatch(/^\s+at /m);
  expect(outcome.stderr).toMatch(/[A-Za-z].{10,}/);
  expect(outcome.status).toBe(status);
});
