/**
 * A short name for a text, by FNV-1a of 64 bits (https://datatracker.ietf.org/doc/draft-eastlake-fnv): what renders pages is
 * bundled for a moment as if for browsers, where Node's own hashes are not at hand. It keeps no secret.
 */
export function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
