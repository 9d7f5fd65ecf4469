import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inEngine } from '../bootstrap/project.mjs';
import { filesIn } from '../files/files-in';

/** The folders of tests that read the built site. */
const NEEDING_THE_SITE = ['site', 'browser'] as const;

/** Lists the test files that cannot run without the built site. */
export function testsNeedingTheSite(tests: string = inEngine('tests')): string[] {
  return NEEDING_THE_SITE.flatMap((folder) => {
    const path = join(tests, folder);
    if (!existsSync(path)) return [];
    return filesIn(path)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`);
  }).sort();
}
