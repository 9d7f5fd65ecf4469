/**
 * Hashes a text with 64-bit FNV-1a (https://datatracker.ietf.org/doc/draft-eastlake-fnv). Not for security. Node's
 * hashes are unavailable, since Vite bundles this code once as if for browsers.
 */
export function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
