import { fileCache } from './file-cache.mjs';
import { hashOf } from './hash-of.mjs';

/**
 * A fact about the bytes of a file, as plain data, kept by their hash: loading the library that reads them takes longer
 * than many an edit.
 *
 * @param kind what is known, and the version of what finds it out
 */
export async function keptFact<Fact>(kind: string, bytes: Uint8Array, learn: () => Promise<Fact>): Promise<Fact> {
  const found = await fileCache().get(`fact.${hashOf(`${kind} ${hashOf(bytes)}`, 32)}`, async () =>
    Buffer.from(JSON.stringify(await learn())),
  );
  return JSON.parse(Buffer.from(found).toString()) as Fact; // as it was learnt
}
