/** What a power cut, a full disk or a faulty one makes of a file. */
export const DAMAGES: readonly (readonly [what: string, damage: (bytes: Buffer) => Uint8Array])[] = [
  ['empty', () => Buffer.alloc(0)],
  ['of zeros', (bytes) => Buffer.alloc(bytes.length)],
  ['of four zeros', () => Buffer.alloc(4)],
  ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['another by one bit', (bytes) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1)],
];
