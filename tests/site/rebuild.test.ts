import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject, hashes, type ProjectCopy } from './support/copy-of-project';
import { SITE } from './support/site-folder';

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

const ORIGINAL = '/images/partners/baobab-robotics.png';
const BASE = fileURLToPath(new URL('../content/fixtures/base', import.meta.url));

let copy: ProjectCopy;
/** Data of another conference, so small that it is built in half the time. A partner is linked to its own large logo. */
let other: { readonly CONTENT_DATA: string };
beforeAll(() => {
  copy = copyProject();
  const folder = join(copy.dir, 'other-data');
  cpSync(BASE, folder, { recursive: true });
  const change = (name: string, write: (text: string) => string) =>
    writeFileSync(join(folder, name), write(readFileSync(join(folder, name), 'utf8')));
  change(
    'pages.yaml',
    (text) => `${text}- id: error\n  path: /404\n  title: Error\n  description: None.\n  text: None.\n`,
  );
  for (const picture of [ORIGINAL, '/images/people/aicha-maiga.jpg'])
    cpSync(join(copy.dir, 'public', picture), join(folder, 'public', picture));
  change('partners.csv', (text) => `${text}Baobab,${ORIGINAL},${ORIGINAL}\n`);
  change('chairs.csv', (text) => text.replace('/images/home/robot.svg', '/images/people/aicha-maiga.jpg'));
  other = { CONTENT_DATA: folder };
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

describe('two builds at a time, from different data,', () => {
  let slow: ReturnType<ProjectCopy['startBuild']>;
  afterAll(() => void slow?.process.kill('SIGKILL'));

  it('the one within the other makes its own site, which keeps a large original that somebody links to', async () => {
    slow = copy.startBuild({ env: ELSEWHERE });
    await halfWay(slow.process.pid);
    slow.process.kill('SIGSTOP');
    await copy.build({ env: other });
    const files = Object.keys(hashes(copy.site));
    const pages = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(join(copy.site, file), 'utf8'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((html) => /AMICAI|amicai/.test(html))).toEqual([]);
    const originals = files.filter((file) => /baobab-robotics|aicha-maiga/.test(file) && !file.startsWith('assets/'));
    expect(originals).toEqual([ORIGINAL.slice(1)]);
  });

  it('the other gives the same bytes in another folder, time zone and language, on another day, with files in another order', async () => {
    slow.process.kill('SIGCONT');
    expect(await slow.ended).toMatchObject({ status: 0 });
    expect(copy.leftovers()).toEqual([]);
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });
});

describe('another build', () => {
  it('that is killed half-way leaves the site as it was', async () => {
    const { process: running, ended } = copy.startBuild({ env: other });
    const staging = await halfWay(running.pid);
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
      // Begins and ends like a whole file: only decoding it can tell.
      'a picture that is spoilt, at the very end,',
      `other-data/public${ORIGINAL}`,
      (picture: Buffer) => Buffer.from(picture).fill(0, 5000, 5500),
      /The picture .*baobab-robotics\.png cannot be read/,
    ],
  ])('that fails through %s says so and leaves the site as it was', async (_, name, spoil, words) => {
    const path = join(copy.dir, name);
    const before = readFileSync(path);
    writeFileSync(path, spoil(before));
    const { status, said } = await copy.startBuild({ env: other }).ended;
    writeFileSync(path, before);
    expect([status, said]).toEqual([1, expect.stringMatching(words)]);
    expect(copy.leftovers()).toEqual([]);
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });
});
