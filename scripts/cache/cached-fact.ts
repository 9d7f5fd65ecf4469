import { fileCache } from './file-cache.mjs';
import { hashOf } from './hash-of.mjs';

/**
 * Computes a fact about the bytes of a file, as plain data, and caches it by their hash: the libraries that read pictures and fonts are
 * slow to load.
 *
 * @param kind names the fact and the version of the code that computes it
 */
export async function cachedFact<Fact>(kind: string, bytes: Uint8Array, compute: () => Promise<Fact>): Promise<Fact> {
  const found = await fileCache().get(`fact.${hashOf(`${kind} ${hashOf(bytes)}`, 32)}`, async () =>
    Buffer.from(JSON.stringify(await compute())),
  );
  return JSON.parse(Buffer.from(found).toString()) as Fact; // as `compute` returned it
}
