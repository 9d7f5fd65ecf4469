import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseData } from '../content/support/fixture';
import { rounds } from '../support/rounds';
import { copyProject, hashes, type ProjectCopy } from './support/copy-of-project';
import { EDITS } from './support/edits';

let copy: ProjectCopy;
let env: { readonly CONTENT_DATA: string };
beforeAll(() => {
  copy = copyProject({ withCache: true });
  env = { CONTENT_DATA: join(copy.dir, 'other-data') };
  cpSync(baseData, env.CONTENT_DATA, { recursive: true });
});
afterAll(() => copy?.remove());

/** Forgets all that was made of the data; the bundle, which has no data in it, stays. */
function forget(): void {
  const cache = join(copy.dir, '.content', 'cache');
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (!name.startsWith('bundle.')) rmSync(join(cache, name), { recursive: true });
  rmSync(join(copy.dir, 'dist'), { recursive: true });
}

const TURNS = rounds(EDITS.length, 1);
const edits = Array.from({ length: TURNS }, (_, turn) =>
  EDITS.slice((turn * EDITS.length) / TURNS, ((turn + 1) * EDITS.length) / TURNS),
);

describe('a build after edits', () => {
  it.each(edits.map((some) => [some.map(({ what }) => what).join(', '), some] as const))(
    'gives what a first build would: %.200s',
    async (_, some) => {
      await copy.build({ env });
      for (const { make } of some) make(env.CONTENT_DATA);
      await copy.build({ env });
      const after = hashes(copy.site);
      forget();
      await copy.build({ env });
      expect(after).toEqual(hashes(copy.site));
    },
  );
});
