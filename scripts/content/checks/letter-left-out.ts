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

/** The hash of a name, then of the name without its last letter, the one before it, and so on. */
function hashesWithoutALetter(name: string): number[] {
  const heads = [0];
  for (let index = 0; index < name.length; index++) {
    heads.push((Math.imul(heads[index] ?? 0, BASE) + name.charCodeAt(index)) | 0);
  }
  const hashes = [heads[name.length] ?? 0];
  let tail = 0;
  let power = 1;
  for (let index = name.length - 1; index >= 0; index--) {
    hashes.push((Math.imul(heads[index] ?? 0, power) + tail) | 0);
    tail = (tail + Math.imul(name.charCodeAt(index), power)) | 0;
    power = Math.imul(power, BASE);
  }
  return hashes;
}
