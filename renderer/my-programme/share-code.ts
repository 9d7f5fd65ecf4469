import { isStarKey, MOST_STARS } from './stars';

/** The version of the code, its first character. Unknown versions are rejected. */
const VERSION = '1';

const MOST_BYTES = 65_536;

/**
 * Encodes keys as a short text for the fragment of an address, which no server receives. Each prefix occurs once,
 * followed by the differences between its numbers: 500 papers take some 700 characters. A checksum of two bytes detects
 * truncated links.
 */
export function writeShareCode(keys: readonly string[]): string {
  const groups = new Map<string, number[]>();
  for (const key of new Set(keys)) {
    const number = /(?<!\d)(?:[1-9]\d{0,8}|0)$/.exec(key)?.[0];
    const prefix = number === undefined ? key : key.slice(0, -number.length);
    groups.set(prefix, [...(groups.get(prefix) ?? []), ...(number === undefined ? [] : [Number(number)])]);
  }
  const bytes: number[] = [];
  const put = (number: number) => {
    let rest = number;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  for (const [prefix, numbers] of groups) {
    const letters = new TextEncoder().encode(prefix);
    put(letters.length);
    bytes.push(...letters);
    // Whether the prefix is itself a key, without a number.
    const isWhole = keys.includes(prefix);
    put(numbers.length * 2 + (isWhole ? 1 : 0));
    let last = 0;
    for (const number of numbers.sort((one, other) => one - other)) {
      put(number - last);
      last = number;
    }
  }
  const sum = checkOf(bytes);
  const text = String.fromCharCode(...bytes, sum >> 8, sum & 255);
  return VERSION + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes keys; returns undefined if the code is damaged or of another version. */
export function readShareCode(code: string): readonly string[] | undefined {
  if (code[0] !== VERSION || code.length > MOST_BYTES) return undefined;
  try {
    const text = atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const all = [...text].map((letter) => letter.charCodeAt(0));
    const bytes = all.slice(0, -2);
    const [high = 0, low = 0] = all.slice(-2);
    return checkOf(bytes) === high * 256 + low ? read(bytes) : undefined;
  } catch {
    return undefined;
  }
}

function read(bytes: readonly number[]): readonly string[] | undefined {
  let at = 0;
  const take = (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('The code is cut.');
      number += (byte % 128) * factor;
      if (byte < 128) return number;
    }
  };
  const keys: string[] = [];
  while (at < bytes.length) {
    const length = take();
    const prefix = new TextDecoder().decode(Uint8Array.from(bytes.slice(at, at + length)));
    at += length;
    const count = take();
    if (count % 2 === 1) keys.push(prefix);
    let last = 0;
    for (let left = count >> 1; left > 0; left--) {
      last += take();
      keys.push(prefix + last);
    }
  }
  return keys.every(isStarKey) && keys.length <= MOST_STARS ? keys : undefined;
}

/** Computes Fletcher's 16-bit checksum. */
function checkOf(bytes: readonly number[]): number {
  let [one, other] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 255;
    other = (other + one) % 255;
  }
  return other * 256 + one;
}
