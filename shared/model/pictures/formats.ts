/** A format of pictures made of pixels that organisers may drop in. */
export type RasterFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Ending of a file's name, in small letters → what is in it. */
const endings: Readonly<Record<string, RasterFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** The kind of picture that a file's name promises: a drawing, which stays as it is, a format of pixels, or neither. */
export function formatOfName(address: string): RasterFormat | 'svg' | undefined {
  const ending = /\.([^./]+)$/.exec(address)?.[1]?.toLowerCase() ?? '';
  return ending === 'svg' ? 'svg' : endings[ending];
}

/** The first bytes of our formats, and of others that people rename to one of ours. `.` is any byte. */
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

/** The format of a file by its first bytes (a dozen is enough); undefined if it is not a known one. */
export function formatOfBytes(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0];
}
