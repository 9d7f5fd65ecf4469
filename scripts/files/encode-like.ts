/**
 * Encodes a text like the file that it replaces: with the same byte order mark and encoding. Each line keeps its line ending: lines before
 * the first change are counted from the start, those after it from the end.
 */
export function encodeLike(text: string, before: Uint8Array): Buffer {
  const [first, second, third] = before;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isSwapped = first === 0xfe;
  const old = Buffer.from(before);
  const earlier = isWide ? (isSwapped ? Buffer.from(old).swap16() : old).toString('utf16le') : old.toString('utf8');
  const written = withEnds(text.split('\n'), earlier.replace(/^\ufeff/, ''));
  if (isWide) {
    const wide = Buffer.from(`\ufeff${written}`, 'utf16le');
    return isSwapped ? wide.swap16() : wide;
  }
  return Buffer.from(first === 0xef && second === 0xbb && third === 0xbf ? `\ufeff${written}` : written);
}

function withEnds(lines: readonly string[], earlier: string): string {
  const ends = earlier.match(/\r\n?|\n/g) ?? [];
  const old = earlier.split(/\r\n?|\n/);
  const [usual = '\n'] = ends;
  const first = lines.findIndex((line, at) => line !== old[at]);
  const added = lines.length - old.length;
  const endOf = (at: number) => ends[first === -1 || at < first ? at : at - added] ?? usual;
  return lines.map((line, at) => (at === lines.length - 1 ? line : line + endOf(at))).join('');
}
