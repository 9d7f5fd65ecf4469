import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as milliseconds } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { copyProject, hashes, type ProjectCopy } from './support/copy-of-project';

/** When the second of two builds begins, in hundredths of the time that one takes alone. */
const BEGINS = fc.sample(fc.noBias(fc.nat({ max: 100 })), { seed: 40, numRuns: 5 });

/** A conference, with the site that is made of it alone. */
interface Conference {
  readonly env: { readonly CONTENT_DATA: string };
  readonly site: Readonly<Record<string, string>>;
}

let copy: ProjectCopy;
let one: Conference;
/** The conference of the site that is there. */
let there: Conference;
/** Milliseconds. */
let time: number;

async function conferenceOf(name: string): Promise<Conference> {
  const data = join(copy.dir, name);
  cpSync(inProject('tests/conferences/workshop'), data, { recursive: true });
  const file = join(data, 'conference.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Small', name));
  const env = { CONTENT_DATA: data };
  await copy.build({ env });
  return { env, site: hashes(copy.site) };
}

beforeAll(async () => {
  copy = copyProject({ withCache: true });
  one = await conferenceOf('Tiny');
  there = await conferenceOf('Rare');
  const begin = performance.now();
  await copy.build({ env: there.env });
  time = performance.now() - begin;
});
afterAll(() => copy?.remove());

describe('two builds into one folder, of which the second is of the data of the site that is there,', () => {
  it.each(BEGINS)(
    'make the site of one of them when %i of 100 of the first pass before the second begins',
    async (begin) => {
      const first = copy.startBuild({ env: one.env });
      await milliseconds((time * begin) / 100);
      const second = copy.startBuild({ env: there.env });
      expect([await first.ended, await second.ended]).toMatchObject([{ status: 0 }, { status: 0 }]);
      const found = hashes(copy.site);
      expect([one.site, there.site]).toContainEqual(found);
      if (found['index.html'] === one.site['index.html']) [one, there] = [there, one];
      expect(copy.leftovers()).toEqual([]);
    },
  );
});
