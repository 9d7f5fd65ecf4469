import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { delimiter } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from './support/built-site';
import { copyProject, hashes, type ProjectCopy } from './support/copy-of-project';

/** Programs of other versions of Node, as PATH lists folders: `OTHER_NODES=/opt/node-22/bin/node:/opt/node-24/bin/node`. */
const OTHERS = (process.env.OTHER_NODES ?? '').split(delimiter).filter((node) => node !== '');

if (OTHERS.length === 0) {
  // Vitest keeps what passing files print to itself.
  writeSync(2, 'other-nodes.test.ts: OTHER_NODES names no other Node, so only this one has built the site.\n');
}

describe.runIf(OTHERS.length > 0)('a build with another version of Node', { timeout: 120_000 }, () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy?.remove());

  it.each(OTHERS)('%s gives the same bytes', async (node) => {
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout;
    expect(version).toMatch(/^v\d+\./);
    await copy.build({ node });
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });
});
