/** Any odd number that spreads letters well serves as the base of the hash. */
const BASE = 0x01000193;

/**
 * Of many different names, those that may be the same as another once a letter is left out of one of them or of both.
 * Hashes say so without making a text of each name with each of its letters left out: a name that shares none with any
 * other cannot meet it, and only few are left to be compared.
 */
export function thatMayMeet(names: readonly string[]): string[] {
  const firstWith = new Map<number, number>();
  const meeting = new Set<number>();
  names.forEach((name, number) => {
    for (const hash of hashesWithoutALetter(name)) {
      const first = firstWith.get(hash);
      if (first === undefined) firstWith.set(hash, number);
      else if (first !== number) {
        meeting.add(first);
        meeting.add(number);
      }
    }
  });
  return names.filter((_name, number) => meeting.has(number));
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
