/** Any odd number that spreads letters well serves as the base of the hash. */
const BASE = 0x9e3779b1;

/** Slots for each hash, so that few names share one by chance alone. */
const SLOTS_PER_HASH = 128;

/**
 * Of many different names, those that may be the same as another once a letter is left out of one of them or of both.
 * Hashes say so without making a text of each name with each of its letters left out: a name that shares none with any
 * other cannot meet it, and only few are left to be compared.
 */
export function thatMayMeet(names: readonly string[]): string[] {
  const hashes = names.map(hashesWithoutALetter);
  const count = hashes.reduce((total, { length }) => total + length, 1);
  const bits = Math.min(24, Math.ceil(Math.log2(count * SLOTS_PER_HASH)));
  const timesSeen = new Uint8Array(2 ** bits);
  // The last letters of a name show in the low bits of its hash alone; multiplied, in the high ones too.
  const slotOf = (hash: number) => Math.imul(hash, BASE) >>> (32 - bits);
  for (const ofName of hashes) {
    for (let index = 0; index < ofName.length; index++) {
      const hash = ofName[index] ?? 0;
      // Whichever letter of "nn" is left out, the rest is the same: that is no second name.
      if (hash === ofName[index - 1]) continue;
      const slot = slotOf(hash);
      if ((timesSeen[slot] ?? 0) < 2) timesSeen[slot] = (timesSeen[slot] ?? 0) + 1;
    }
  }
  return names.filter((_name, number) => hashes[number]?.some((hash) => timesSeen[slotOf(hash)] === 2));
}

/** The hash of a name without each of its letters in turn, and last of the whole name. */
function hashesWithoutALetter(name: string): Int32Array {
  const { length } = name;
  const hashes = new Int32Array(length + 1);
  for (let index = 0; index < length; index++) {
    hashes[index + 1] = Math.imul(hashes[index] ?? 0, BASE) + name.charCodeAt(index);
  }
  // Each hash of a beginning is completed by that of the letters after the one that is left out.
  let tail = 0;
  let power = 1;
  for (let index = length - 1; index >= 0; index--) {
    hashes[index] = Math.imul(hashes[index] ?? 0, power) + tail;
    tail = (tail + Math.imul(name.charCodeAt(index), power)) | 0;
    power = Math.imul(power, BASE);
  }
  return hashes;
}
