import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '../../../scripts/files/files-in';
import { alone } from '../../../scripts/site/build-lock';
import { newStaging, placeSite } from '../../../scripts/site/put-in-place';
import { type SiteFolder, siteFolder } from '../../../scripts/site/site-folder';
import { temporaryFolder } from '../../content/support/temporary-folder';

/** No process has such a number (Linux: at most 2^22; macOS: 99998; Windows: multiples of four). */
const NOBODY = 2147483647;

let dist: string;
let kept: Uint8Array | undefined;
beforeEach(() => {
  dist = temporaryFolder();
  kept = undefined;
});

type Files = Readonly<Record<string, string>>;

/** A site that is made, whose files are known by what is in them. */
function made(files: Files): { readonly site: SiteFolder; readonly staging: string } {
  const staging = newStaging(dist);
  const list = {
    find: () => kept,
    keep: (bytes: Uint8Array | string) => {
      kept = Buffer.from(bytes);
    },
  };
  const site = siteFolder(join(staging, 'client'), join(dist, 'client'), list);
  mkdirSync(site.path);
  for (const [name, text] of Object.entries(files)) if (!site.take(name, text)) site.write(name, text, text);
  return { site, staging };
}

function build(files: Files): boolean {
  const { site, staging } = made(files);
  const isPlaced = placeSite(site, staging, dist, 'client');
  rmSync(staging, { recursive: true });
  return isPlaced;
}

const client = (name = '') => join(dist, 'client', name);
const found = (): Files =>
  Object.fromEntries(filesIn(client()).map((name) => [name, readFileSync(client(name), 'utf8')]));

const FIRST = { 'index.html': 'home', 'papers/1/index.html': 'one', 'papers/2/index.html': 'two' };

describe('a site that is put in its place', () => {
  it('changes the last one where that differs, and nothing else', () => {
    build(FIRST);
    const folder = statSync(client()).ino;
    const after = { 'index.html': 'home', 'papers/1/index.html': 'new', 'papers/3/index.html': 'three' };
    expect(build(after)).toBe(true);
    expect(found()).toEqual(after);
    expect(readdirSync(client('papers')).sort()).toEqual(['1', '3']);
    expect(statSync(client()).ino).toBe(folder);
    expect(readdirSync(dist)).toEqual(['client']);
    // And so does the next.
    expect(build(FIRST)).toBe(true);
    expect(found()).toEqual(FIRST);
    expect(statSync(client()).ino).toBe(folder);
  });

  it.each<[string, () => void, Files]>([
    ['somebody has put something into it', () => writeFileSync(client('papers/own.html'), 'own'), FIRST],
    ['somebody has taken something away', () => rmSync(client('papers/1'), { recursive: true }), FIRST],
    ['a file is where a folder was', () => {}, { 'index.html': 'home', papers: 'all' }],
    ['a name is written in another case', () => {}, { 'index.html': 'home', 'Papers/1/index.html': 'one' }],
  ])('stands in its place as a whole where %s', (_, spoil, after) => {
    build(FIRST);
    const folder = statSync(client()).ino;
    spoil();
    // The clock of a file system may stand still for some milliseconds.
    const later = new Date(Date.now() + 60_000);
    if (existsSync(client('papers/own.html')) || !existsSync(client('papers/1')))
      utimesSync(client('papers'), later, later);
    expect(build(after)).toBe(true);
    expect(found()).toEqual(after);
    expect(statSync(client()).ino).not.toBe(folder);
  });

  it('is not put there when somebody has taken the last one away', () => {
    build(FIRST);
    const { site, staging } = made({ ...FIRST, 'index.html': 'new' });
    rmSync(client(), { recursive: true });
    expect(placeSite(site, staging, dist, 'client')).toBe(false);
  });
});

describe('a build that is killed while it changes the last site', () => {
  const after = { 'index.html': 'new', 'papers/1/index.html': 'new' };
  const killed = join(`.next-${NOBODY}`, 'client');
  const changes = () => join(dist, `.next-${NOBODY}`, 'changes.json');
  /** Leaves what a build leaves that was killed after some of its renamings. */
  function interrupt(): void {
    build(FIRST);
    const written = ['index.html', 'papers/1/index.html'];
    mkdirSync(join(dist, killed, 'papers/1'), { recursive: true });
    writeFileSync(join(dist, killed, 'papers/1/index.html'), 'new');
    writeFileSync(client('index.html'), 'new');
    const begun = { written, gone: ['papers/2/index.html'], next: 'client' };
    writeFileSync(changes(), JSON.stringify(begun));
    mkdirSync(join(dist, '.building'));
    writeFileSync(join(dist, '.building', `${NOBODY}-1`), '');
    mkdirSync(join(dist, `.building-${NOBODY}`));
  }

  it('is finished by the next one', async () => {
    interrupt();
    await alone(dist, () => {
      expect(found()).toEqual(after);
      expect(readdirSync(dist)).toEqual(['.building', 'client']);
    });
    expect(readdirSync(dist)).toEqual(['client']);
  });

  it.each([
    ['has nothing but zeros', (list: Buffer) => Buffer.alloc(list.length)],
    ['was cut off', (list: Buffer) => list.subarray(0, list.length / 2)],
  ])('is not finished where the list of its changes %s: the next one makes the whole site', async (_, spoil) => {
    interrupt();
    writeFileSync(changes(), spoil(readFileSync(changes())));
    await alone(dist, () => expect(build(FIRST)).toBe(true));
    expect(found()).toEqual(FIRST);
    expect(readdirSync(dist)).toEqual(['client']);
  });
});
