/** An image of an icon, as PNG, with its width and height in pixels (at most 256). */
export interface IconImage {
  readonly size: number;
  readonly png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

/**
 * Writes several sizes of an icon into one ICO file, as PNG, which programs have supported since 2007
 * (https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-createiconfromresourceex). Numbers are little-endian.
 */
export function icoOf(images: readonly IconImage[]): Uint8Array {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size % 256, at); // 0 means 256
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // planes of colour
    head.writeUInt16LE(32, at + 6); // bits of a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
