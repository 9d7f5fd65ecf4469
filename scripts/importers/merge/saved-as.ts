/** Encodes a text as the file was saved before: with the same byte order mark, encoding and line ends. */
export function savedAs(text: string, before: Uint8Array): Buffer {
  const [first, second, third] = before;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const old = Buffer.from(before);
  const withCrlf = old.includes('\r\n', 0, isWide ? 'utf16le' : 'utf8') || (first === 0xfe && old.includes('\0\r\0\n'));
  const lines = withCrlf ? text.replaceAll('\n', '\r\n') : text;
  if (isWide) {
    const wide = Buffer.from(`\ufeff${lines}`, 'utf16le');
    return first === 0xfe ? wide.swap16() : wide;
  }
  return Buffer.from(first === 0xef && second === 0xbb && third === 0xbf ? `\ufeff${lines}` : lines);
}
