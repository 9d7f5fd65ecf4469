import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { baseData } from '../../content/support/fixture';
import { copyProject, hashes } from './copy-of-project';
import type { Edit } from './edits';

/** A copy of the project that builds the base of all cases, one edit after the other. */
export interface EditedCopy {
  /** The files of the site after an edit: as a build makes them that has the one before, and as a first build does. */
  readonly filesAfter: (edit: Edit) => Promise<Readonly<Record<'again' | 'first', Record<string, string>>>>;
  readonly remove: () => void;
}

export function editedCopy(): EditedCopy {
  const copy = copyProject({ withCache: true });
  const env = { CONTENT_DATA: join(copy.dir, 'edited-data') };
  cpSync(baseData, env.CONTENT_DATA, { recursive: true });

  /** Forgets all that was made of the data; the bundle, which has no data in it, stays. */
  const forget = () => {
    const cache = join(copy.dir, '.content', 'cache');
    for (const name of existsSync(cache) ? readdirSync(cache) : [])
      if (!name.startsWith('bundle.')) rmSync(join(cache, name), { recursive: true });
    rmSync(join(copy.dir, 'dist'), { recursive: true });
  };

  return {
    filesAfter: async ({ make }) => {
      await copy.build({ env });
      make(env.CONTENT_DATA);
      await copy.build({ env });
      const again = hashes(copy.site);
      forget();
      await copy.build({ env });
      return { again, first: hashes(copy.site) };
    },
    remove: copy.remove,
  };
}
