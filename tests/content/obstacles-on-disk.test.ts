import { execFileSync } from 'node:child_process';
import fs, { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { main } from '../../scripts/commands/check';
import { compile } from './support/compile';
import { layOut, layOutWhole } from './support/fixture';
import { call } from './support/run';
import { temporaryFolder } from './support/temporary-folder';

/** What the compiler says of a folder in which something is in the way, by its file within the data. */
async function reportOf(lay: (dataDir: string) => void): Promise<string[]> {
  const folders = layOut();
  const { dataDir } = folders;
  lay(dataDir);
  const { diagnostics } = await compile(folders);
  return diagnostics.map(({ severity, code, file, message }) => {
    const name = file.slice(file.lastIndexOf('/data/') + '/data/'.length);
    return `${name} ${severity} ${code}: ${message}`;
  });
}

function inFiles(dataDir: string, name: string | Buffer): Buffer {
  const folder = join(dataDir, 'public', 'files');
  mkdirSync(folder, { recursive: true });
  return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name)]);
}

describe('an obstacle on the disk is reported at its file', () => {
  it.each([
    ['a file', (path: Buffer) => writeFileSync(path, '%PDF'), 'caf\xe9.pdf'],
    ['a folder', (path: Buffer) => mkdirSync(path), 'caf\xe9'],
  ])('%s whose name is not UTF-8, as an old ZIP archive leaves it', async (_, make, name) => {
    const found = await reportOf((dataDir) => make(inFiles(dataDir, Buffer.from(name, 'latin1'))));
    const said = name.replace('\xe9', '\ufffd');
    expect(found).toEqual([
      `public/files/${said} error unreadable-file: The name of this file is not UTF-8. It looks like "${name}" in Windows-1252.`,
    ]);
  });

  it('a file that is larger than any site can have, before it is read', async () => {
    const large = (dataDir: string, name: string) => {
      const path = join(dataDir, 'public', name);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, '');
      truncateSync(path, 3 * 1024 ** 3);
    };
    expect(await reportOf((dataDir) => large(dataDir, 'files/talk.mp4'))).toEqual([
      'public/files/talk.mp4 error file-too-large: The file public/files/talk.mp4 has 3.0 GiB, and cannot be published.',
    ]);
    for (const name of ['files/photo.jpg', 'fonts/own.woff2'])
      expect(await reportOf((dataDir) => large(dataDir, name))).toEqual([
        expect.stringContaining(`public/${name} error file-too-large`),
      ]);
    // Nobody gets it.
    expect(await reportOf((dataDir) => large(dataDir, 'raw.mp4'))).toEqual([
      expect.stringContaining('public/raw.mp4 warning unused-asset'),
    ]);
  });

  it('a file that may not be read', async () => {
    const found = await reportOf((dataDir) => {
      const path = inFiles(dataDir, 'scan.jpg');
      writeFileSync(path, 'JPEG');
      forbid(String(path));
    });
    expect(found).toEqual([
      'public/files/scan.jpg error unreadable-file: The file may not be read: the disk forbids it.',
    ]);
  });

  it.each([
    ['a link', (path: string) => symlinkSync('loop', path)],
    ['a pipe', (path: string) => void execFileSync('mkfifo', [path])],
  ])('%s among the files that are published', async (_, make) => {
    const found = await reportOf((dataDir) => make(String(inFiles(dataDir, 'loop'))));
    expect(found).toEqual([
      'public/files/loop warning unknown-file: This is a link, a pipe or a device, and is not published.',
    ]);
  });

  it.each([
    ['loop', 'warning unknown-file'],
    ['conference.yaml', 'error unreadable-file'],
    ['accepted-warnings.yaml', 'error unreadable-file'],
    ['pages', 'error unreadable-file'],
    ['pages/loop.md', 'error unreadable-file'],
    ['releases', 'warning unknown-file'],
    ['releases/log.yaml', 'error unreadable-file'],
    ['editions', 'error unreadable-file'],
    ['editions/2020', 'error unreadable-file'],
    ['public', 'error unreadable-file'],
  ])('a link to itself: %s', async (name, problem) => {
    const dataDir = layOutWhole();
    const path = join(dataDir, name);
    rmSync(path, { recursive: true, force: true });
    mkdirSync(join(path, '..'), { recursive: true });
    symlinkSync(path, path);
    const { status, stdout, stderr } = await call(main, ['--data', dataDir, '--out', join(temporaryFolder(), 'out')]);
    expect(stderr).toBe('');
    expect(stdout).toContain(`/data/${name}:1:1 ${problem}\n`);
    expect(status).toBe(problem.startsWith('error') ? 1 : 0);
  });
});

/** Makes a file one that the account may not read, whoever runs the tests. */
function forbid(forbidden: string): void {
  const { accessSync } = fs;
  const spy = vi.spyOn(fs, 'accessSync').mockImplementation((path, mode) => {
    if (path === forbidden) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    accessSync(path, mode);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}
