import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
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

it('puts a site in the place of the last one, of which nothing is left', () => {
  lay('client', 'old');
  writeFileSync(join(dist, 'client', 'gone.html'), 'old');
  const site = join(newStaging(dist), 'client');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), 'new');
  putInPlace(site, dist, 'client');
  expect(shown()).toBe('new');
  expect(existsSync(join(dist, 'client', 'gone.html'))).toBe(false);
});

describe('what a build leaves that was killed', () => {
  it.each([
    ['while it made the site', [], 'old'],
    ['between the old site and the new one', [`.last-${NOBODY}-client`], 'aside'],
  ])('%s is cleared away by the next one', async (_, aside, text) => {
    if (aside.length === 0) lay('client', 'old');
    for (const folder of aside) lay(folder, 'aside');
    lay(`.next-${NOBODY}/client`, 'half');
    mkdirSync(join(dist, '.building'));
    writeFileSync(join(dist, '.building', `${NOBODY}-1`), '');
    await withBuildLock(dist, () => expect(readdirSync(dist).sort()).toEqual(['.building', 'client']));
    expect([readdirSync(dist), shown()]).toEqual([['client'], text]);
  });
});
