import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileInto } from '../../scripts/compile/compile-into';
import { isAdopted, sample } from '../../scripts/new/sample';

/** Makes the modules of the sample that tests read, if `.content/` has none or those of another conference. */
export default async function compileSample(): Promise<void> {
  const isThere = existsSync(join(sample.content, 'index.ts'));
  if (isAdopted || !isThere) await compileInto({ dataDir: sample.data, outDir: sample.content, deferWarnings: true });
}
