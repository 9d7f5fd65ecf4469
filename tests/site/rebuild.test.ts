import { appendFileSync, cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SITE } from './support/built-site';
import { copyProject, hashes, type ProjectCopy } from './support/copy-of-project';

const OTHER_MACHINE = pathToFileURL(fileURLToPath(new URL('./support/other-machine.mjs', import.meta.url))).href;

/** Another clock, order of files, time zone, language and name; the folder is another one already. */
const ELSEWHERE = {
  NODE_OPTIONS: `--import ${OTHER_MACHINE}`,
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  USER: 'somebody',
  LOGNAME: 'somebody',
  HOSTNAME: 'elsewhere',
};

let copy: ProjectCopy;
/** Data with another name for one room. */
let otherData: string;
beforeAll(() => {
  copy = copyProject();
  otherData = join(copy.dir, 'other-data');
  cpSync(join(copy.dir, 'data'), otherData, { recursive: true });
  const rooms = join(otherData, 'rooms.csv');
  writeFileSync(rooms, readFileSync(rooms, 'utf8').replace('Elyssa Room', 'Salle Élyssa'));
});
afterAll(() => copy.remove());

const schedule = () => readFileSync(join(copy.site, 'finalschedule', 'index.html'), 'utf8');

describe('another build', { timeout: 240_000 }, () => {
  it('gives the same bytes in another folder, time zone and language, on another day, with files in another order', async () => {
    await copy.build({ env: ELSEWHERE });
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });

  it('that is killed half-way leaves the site as it was', async () => {
    const { process: running, ended } = copy.startBuild({ env: { CONTENT_DATA: otherData } });
    const staging = `.next-${running.pid}`;
    await vi.waitUntil(() => existsSync(join(copy.dir, 'dist', staging, 'client')), { timeout: 60_000, interval: 5 });
    running.kill('SIGKILL');
    await ended;
    expect(copy.leftovers()).toEqual([staging]);
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });

  it('that fails brings the site back that one killed between the old and the new had put aside', async () => {
    // No system gives a process such a number.
    renameSync(copy.site, join(copy.dir, 'dist', '.last-99999999-client'));
    const { status, said } = await copy.startBuild({ env: { PAYMENT_API: 'http://not.safe' } }).ended;
    expect([status, said]).toEqual([1, expect.stringContaining('nothing was built')]);
    expect(copy.leftovers()).toEqual([]);
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });

  it.each([
    ['a fault in the data', 'data/rooms.csv', '\n"'],
    ['a fault in a page', 'pages/home/Hero.tsx', '\nconst = 1;'],
    [
      'a fault in what comes last',
      'scripts/hosting/hosts.ts',
      "\n(HOSTS as Host[]).push({ place: 'beside', files: JSON.parse });",
    ],
  ])('that fails through %s leaves the site as it was', async (_, name, fault) => {
    const path = join(copy.dir, name);
    const before = readFileSync(path);
    appendFileSync(path, fault);
    const { status } = await copy.startBuild().ended;
    writeFileSync(path, before);
    expect(status).toBe(1);
    expect(copy.leftovers()).toEqual([]);
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });

  it('at the same time, from other data, mixes with neither: the site is wholly of one of them', async () => {
    const both = [copy.startBuild(), copy.startBuild({ env: { CONTENT_DATA: otherData } })];
    expect((await Promise.all(both.map(({ ended }) => ended))).map(({ status }) => status)).toEqual([0, 0]);
    expect(copy.leftovers()).toEqual([]);
    const first = hashes(copy.site);
    await copy.build({ env: { CONTENT_DATA: otherData } });
    const other = hashes(copy.site);
    expect([hashes(SITE), other]).toContainEqual(first);
    expect(other).not.toEqual(hashes(SITE));
    expect(schedule()).toContain('Salle Élyssa');
    expect(schedule()).not.toContain('Elyssa Room');
  });

  it('keeps a large original that somebody links to, and tells of a picture that is spoilt', async () => {
    const dataDir = join(copy.dir, 'linking-data');
    const original = '/images/partners/baobab-robotics.png';
    cpSync(join(copy.dir, 'data'), dataDir, { recursive: true });
    const partners = join(dataDir, 'partners.csv');
    writeFileSync(partners, readFileSync(partners, 'utf8').replace('https://baobab-robotics.example.org', original));
    const surroundings = { env: { CONTENT_DATA: dataDir } };
    await copy.build(surroundings);
    const kept = Object.keys(hashes(copy.site)).filter((file) => /baobab-robotics|aicha-maiga/.test(file));
    expect(kept.filter((file) => !file.startsWith('assets/'))).toEqual([original.slice(1)]);

    const path = join(copy.dir, 'public', original);
    const whole = readFileSync(path);
    // Begins and ends like a whole file: only decoding it can tell.
    writeFileSync(path, Buffer.from(whole).fill(0, 5000, 5500));
    await expect(copy.build(surroundings)).rejects.toThrow(/The picture .*baobab-robotics\.png cannot be read/);
    expect(Object.keys(hashes(copy.site))).toContain(original.slice(1));
  });
});
