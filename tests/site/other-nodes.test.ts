import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, hashes, type ProjectCopy } from './support/copy-of-project';
import { SITE } from './support/site-folder';

/** Programs of other versions of Node, as PATH lists folders: `OTHER_NODES=/opt/node-22/bin/node:/opt/node-24/bin/node`. */
const OTHERS = (process.env.OTHER_NODES ?? '').split(delimiter).filter((node) => node !== '');

describe.runIf(OTHERS.length > 0)('a build with another version of Node, where OTHER_NODES names one', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy?.remove());

  // Where none is named, one stands for them among the tests that are left out.
  it.each(OTHERS.length > 0 ? OTHERS : ['another'])('%s gives the same bytes', async (node) => {
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout;
    expect(version).toMatch(/^v\d+\./);
    await copy.build({ node });
    expect(hashes(copy.site)).toEqual(hashes(SITE));
  });
});
