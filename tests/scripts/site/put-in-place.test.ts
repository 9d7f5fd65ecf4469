import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import { holdLock } from '../../../scripts/files/hold-lock';
import { withBuildLock } from '../../../scripts/site/build-lock';
import { newStaging, putInPlace } from '../../../scripts/site/put-in-place';
import { temporaryFolder } from '../../content/support/temporary-folder';

/** No process has such a number (Linux: at most 2^22; macOS: 99998; Windows: multiples of four). */
const NOBODY = 2147483647;

let dist: string;
beforeEach(() => {
  dist = temporaryFolder();
});

function lay(folder: string, text: string): void {
  mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, folder, 'index.html'), text);
}

const shown = () => readFileSync(join(dist, 'client', 'index.html'), 'utf8');

it('replaces the last site, and leaves nothing of it', () => {
  lay('client', 'old');
  writeFileSync(join(dist, 'client', 'gone.html'), 'old');
  const site = join(newStaging(dist), 'client');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), 'new');
  putInPlace(site, dist, 'client');
  expect(shown()).toBe('new');
  expect(existsSync(join(dist, 'client', 'gone.html'))).toBe(false);
});

describe('what a killed build leaves', () => {
  it.each([
    ['while it made the site', [], 'old'],
    ['between the old site and the new one', [`.last-${NOBODY}-client`], 'aside'],
  ])('%s is removed by the next build', async (_, aside, text) => {
    if (aside.length === 0) lay('client', 'old');
    for (const folder of aside) lay(folder, 'aside');
    lay(`.next-${NOBODY}/client`, 'half');
    mkdirSync(join(dist, '.building'));
    writeFileSync(join(dist, '.building', `${NOBODY}-1`), '');
    await withBuildLock(dist, () => expect(readdirSync(dist).sort()).toEqual(['.building', 'client']));
    expect([readdirSync(dist), shown()]).toEqual([['client'], text]);
  });
});

let folder: string;
let lock: string;
beforeEach(() => {
  folder = temporaryFolder();
  lock = join(folder, '.lock');
});

const wait = (pid: number): never => {
  throw new Error(`Nobody has to wait for ${pid}.`);
};

/** Leaves the lock as a process of that number would have it that began then. */
function leftBy(pid: number, begin: string): void {
  mkdirSync(lock);
  writeFileSync(join(lock, `${pid}-${begin}`), '');
}

describe('a lock', () => {
  it('lets one caller work at a time, also within a process, and says once who waits for whom', async () => {
    const events: string[] = [];
    const waited: number[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      events.push(`${name} ends`);
      return name;
    };
    const all = ['a', 'b', 'c'].map((name) => holdLock(lock, work(name), (pid) => waited.push(pid)));
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    expect(events.map((event) => event.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
    expect(waited).toEqual([process.pid, process.pid]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is released when the work fails', async () => {
    const fail = () => Promise.reject(new Error('no room'));
    await expect(holdLock(lock, fail, wait)).rejects.toThrow('no room');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['has ended', NOBODY, '1'],
    ['had the number of one that runs now', process.ppid, 'long-ago'],
  ])('is not held by a process that %s', async (_, pid, begin) => {
    leftBy(pid, begin);
    expect(await holdLock(lock, () => readdirSync(lock).length, wait)).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('is not held by the empty folder of a process that was killed when it released the lock', async () => {
    mkdirSync(lock);
    expect(await holdLock(lock, () => 'done', wait)).toBe('done');
  });

  it('is held by a running process for any time, and released when that is killed', async () => {
    const script = `import { holdLock } from ${JSON.stringify(inEngine('scripts/files/hold-lock.ts'))};
      await holdLock(${JSON.stringify(lock)}, () => new Promise((resolve) => {
        console.log('held');
        setInterval(resolve, 2 ** 30);
      }), () => {});`;
    const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: inEngine('.'),
    });
    await once(holder.stdout, 'data');
    const waited: number[] = [];
    const onWait = (pid: number) => {
      waited.push(pid);
      holder.kill('SIGKILL');
    };
    expect(await holdLock(lock, () => readFileSync(join(lock, readdirSync(lock)[0] ?? ''), 'utf8'), onWait)).toBe('');
    expect(waited).toEqual([holder.pid]);
  });
});
