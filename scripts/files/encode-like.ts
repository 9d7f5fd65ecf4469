/**
 * Encodes a text like the file that it replaces: with the same byte order mark and encoding. If the number of lines is unchanged, each
 * keeps its line ending; otherwise all get the ending of the first.
 */
export function encodeLike(text: string, before: Uint8Array): Buffer {
  const [first, second, third] = before;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isSwapped = first === 0xfe;
  const old = Buffer.from(before);
  const earlier = isWide ? (isSwapped ? Buffer.from(old).swap16() : old).toString('utf16le') : old.toString('utf8');
  const written = withEnds(text.split('\n'), earlier.match(/\r\n?|\n/g) ?? []);
  if (isWide) {
    const wide = Buffer.from(`\ufeff${written}`, 'utf16le');
    return isSwapped ? wide.swap16() : wide;
  }
  return Buffer.from(first === 0xef && second === 0xbb && third === 0xbf ? `\ufeff${written}` : written);
}

function withEnds(lines: readonly string[], ends: readonly string[]): string {
  const [usual = '\n'] = ends;
  if (ends.length !== lines.length - 1) return lines.join(usual);
  return lines.map((line, index) => line + (ends[index] ?? '')).join('');
}
