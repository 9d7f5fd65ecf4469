import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../scripts/files/files-in';
import { writeAtomically } from '../../scripts/files/write-atomically';
import { temporaryFolder } from '../content/support/temporary-folder';

describe('writing files in whole', () => {
  it('makes the folders, leaves nothing unfinished, and says what was written', () => {
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

  it('leaves a file with the same bytes alone, with its date', () => {
    const path = join(temporaryFolder(), 'same.txt');
    const longAgo = new Date('2020-01-01T00:00:00Z');
    writeFileSync(path, 'same');
    utimesSync(path, longAgo, longAgo);

    expect(writeAtomically([[path, 'same']])).toEqual([]);
    expect(statSync(path).mtime).toEqual(longAgo);
  });

  it('changes no file when one of them cannot be written', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'one.txt');
    writeFileSync(path, 'old');
    mkdirSync(join(folder, 'folder'));

    expect(() =>
      writeAtomically([
        [path, 'new'],
        [join(path, 'below-a-file.txt'), 'x'],
      ]),
    ).toThrow();
    expect(readFileSync(path, 'utf8')).toBe('old');
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
