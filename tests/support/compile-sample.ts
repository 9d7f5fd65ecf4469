import { compileInto } from '../../scripts/content/compile-into';
import { isAdopted, sample } from '../../scripts/new/sample';

/** Makes the modules of the sample that tests read, in a repository that has been adopted for another conference. */
export default async function compileSample(): Promise<void> {
  if (isAdopted) await compileInto({ dataDir: sample.data, outDir: sample.content });
}
