import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import type { Export } from '../../scripts/exports/export';
import { EXPORTS } from '../../scripts/exports/index';
import { publicFolder } from '../../scripts/files/assets';
import { compile } from '../content/support/compile';
import { sample } from '../support/sample';
import { copyProject, hashes, type ProjectCopy, type Running } from './support/copy-of-project';
import { LOGO, layEveryExport, layPictures } from './support/every-export';

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

/** The conference of which everything is compared: small, with a file of every kind. */
let compared: { readonly CONTENT_DATA: string };
/** What is made of it here; later, what is there. */
let expected: Readonly<Record<string, string>>;
/** Data of another conference, the quickest to build. A partner is linked to its own large logo. */
let other: { readonly CONTENT_DATA: string };
let copy: ProjectCopy;

/** Makes the files of the compared conference on this machine, with its cache: another without a cache must make the same. */
async function madeHere(): Promise<Record<string, string>> {
  const here = copyProject({ withCache: true });
  try {
    await here.build({ env: compared });
    return hashes(here.site);
  } finally {
    here.remove();
  }
}

beforeAll(async () => {
  copy = copyProject();
  const small = join(copy.dir, 'small-data');
  layEveryExport(small);
  compared = { CONTENT_DATA: small };
  const folder = join(copy.dir, 'other-data');
  cpSync(inEngine('tests/conferences/workshop'), folder, { recursive: true });
  layPictures(folder, LOGO);
  writeFileSync(join(folder, 'partners.csv'), `name,logo,url\nBaobab,${LOGO},${LOGO}\n`);
  other = { CONTENT_DATA: folder };
  expected = await madeHere();
});
afterAll(() => copy?.remove());

/** Ends what hangs, in milliseconds; a busy machine may take minutes for a build. */
const LIMIT = 600_000;

/** Waits until a build is half-way: its pages are being made, in a folder of its own. */
async function halfWay(pid: number | undefined): Promise<string> {
  const staging = `.next-${pid}`;
  await vi.waitUntil(() => existsSync(join(copy.dir, 'dist', staging, 'client')), { timeout: LIMIT, interval: 5 });
  return staging;
}

describe('the conference of these builds', () => {
  it('has a file of every kind that the sample has', async () => {
    const kindsIn = async (dataDir: string, publicDir = publicFolder(dataDir)) => {
      const { site } = await compile({ dataDir, publicDir, publicIsShared: true });
      if (!site) throw new Error('The data has errors.');
      return Object.entries<Export>(EXPORTS).flatMap(([name, { files }]) => (files(site).length > 0 ? [name] : []));
    };
    const found = await kindsIn(join(copy.dir, 'small-data'));
    expect(found).toEqual(expect.arrayContaining(await kindsIn(sample.data, sample.public)));
  });
});

describe('two builds at a time, from different data,', () => {
  let slow: Running;
  let waiting: Running;
  afterAll(() => {
    for (const running of [slow, waiting]) running?.process.kill('SIGKILL');
  });

  it('the second waits for the first, and the bytes are the same in another folder, time zone and language, on another day, with another order of files and no cache', async () => {
    slow = copy.startBuild({ env: { ...ELSEWHERE, ...compared } });
    await halfWay(slow.process.pid);
    slow.process.kill('SIGSTOP');
    waiting = copy.startBuild({ env: other });
    const [said] = await once(waiting.process.stdout, 'data');
    expect(String(said)).toBe(
      `Waiting for another build of ${join(copy.dir, 'dist')} to end: process ${slow.process.pid}.\n`,
    );
    waiting.process.kill('SIGSTOP');
    slow.process.kill('SIGCONT');
    expect(await slow.ended).toMatchObject({ status: 0 });
    expect(copy.leftovers()).toEqual([]);
    expect(hashes(copy.site)).toEqual(expected);
  });

  it('the second makes its own site, with a large original that a page links to', async () => {
    waiting.process.kill('SIGCONT');
    expect(await waiting.ended).toMatchObject({ status: 0 });
    const files = Object.keys(hashes(copy.site));
    const pages = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(join(copy.site, file), 'utf8'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((html) => /AMICAI|SCCT/i.test(html))).toEqual([]);
    const originals = files.filter((file) => /baobab-robotics/.test(file) && !file.startsWith('assets/'));
    expect(originals).toEqual([LOGO.slice(1)]);
    expect(copy.leftovers()).toEqual([]);
    expected = hashes(copy.site);
  });
});

describe('another build', () => {
  it('that is killed half-way leaves the last site', async () => {
    const { process: running, ended } = copy.startBuild({ env: compared });
    const staging = await halfWay(running.pid);
    running.kill('SIGKILL');
    await ended;
    expect(copy.leftovers()).toEqual(['.building', staging]);
    expect(hashes(copy.site)).toEqual(expected);
  });

  it('that fails restores the site that a killed build had moved away', async () => {
    // No system gives a process such a number.
    renameSync(copy.site, join(copy.dir, 'dist', '.last-99999999-client'));
    const { status, said } = await copy.startBuild({ env: { PAYMENT_API: 'http://not.safe' } }).ended;
    expect([status, said]).toEqual([1, expect.stringContaining('nothing was built')]);
    expect(copy.leftovers()).toEqual([]);
    expect(hashes(copy.site)).toEqual(expected);
  });

  it.each([
    [
      'a fault in the data',
      'other-data/rooms.csv',
      (text: Buffer) => Buffer.concat([text, Buffer.from('\n"')]),
      /rooms/,
    ],
    [
      'a fault in a page',
      'pages/home/Hero.tsx',
      (text: Buffer) => Buffer.concat([text, Buffer.from('\nconst = 1;')]),
      /Hero/,
    ],
    [
      // Begins and ends like a complete file: only decoding shows that it is not.
      'a picture that is spoilt, at the very end,',
      `other-data/public${LOGO}`,
      (picture: Buffer) => Buffer.from(picture).fill(0, 5000, 5500),
      /The picture .*baobab-robotics\.png cannot be read/,
    ],
  ])('that fails because of %s says so and leaves the last site', async (_, name, spoil, words) => {
    const path = join(copy.dir, name);
    const before = readFileSync(path);
    writeFileSync(path, spoil(before));
    const { status, said } = await copy.startBuild({ env: other }).ended;
    writeFileSync(path, before);
    expect([status, said]).toEqual([1, expect.stringMatching(words)]);
    expect(copy.leftovers()).toEqual([]);
    expect(hashes(copy.site)).toEqual(expected);
  });
});
