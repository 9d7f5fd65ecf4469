/** A bitmap format that organisers may use. */
export type RasterFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** File extension in lower case → format. */
const endings: Readonly<Record<string, RasterFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** Returns the format that a file name indicates. */
export function formatOfName(address: string): RasterFormat | 'svg' | undefined {
  const ending = /\.([^./]+)$/.exec(address)?.[1]?.toLowerCase() ?? '';
  return ending === 'svg' ? 'svg' : endings[ending];
}

/** Signatures of our formats, and of others whose files people rename. `.` is any byte. */
const beginnings: readonly (readonly [name: string, start: RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF....WEBP/s],
  ['avif', /^....ftypavi[fs]/s],
  ['heic', /^....ftyp(?:hei|hev|mif)/s],
  ['gif', /^GIF8/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['bmp', /^BM....\0\0\0\0/s],
  ['pdf', /^%PDF-/],
];

/** Returns the format of a file by its first 16 bytes; undefined if unknown. */
export function formatOfBytes(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0];
}
