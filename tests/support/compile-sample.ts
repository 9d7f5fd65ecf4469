import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inWork } from '../../scripts/bootstrap/project.mjs';
import { compileInto } from '../../scripts/compile/compile-into';
import { sample } from './sample';

/** Makes the modules of the sample that tests read, if `.content/` has none. */
export default async function compileSample(): Promise<void> {
  const outDir = inWork('.content');
  if (!existsSync(join(outDir, 'index.ts'))) await compileInto({ dataDir: sample.data, outDir, deferWarnings: true });
}
