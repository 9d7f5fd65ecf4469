/** The tables of an sfnt file (OpenType, "Font file") by their tags. */
function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const offset = font.readUInt32BE(at + 8);
      const length = font.readUInt32BE(at + 12);
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)] as const;
    }),
  );
}

function tableOf(font: Buffer, tag: string): Buffer {
  const table = tablesOf(font).get(tag);
  if (table === undefined) throw new Error(`The font has no table "${tag}".`);
  return table;
}

/** Reads the code points for which a font has a glyph (OpenType, "cmap"): those of its subtables of formats 4 and 12. */
export function lettersOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableOf(font, 'cmap');
  const letters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, letters);
    if (format === 12) addGroups(subtable, letters);
  }
  return letters;
}

function addSegments(subtable: Buffer, letters: Set<number>): void {
  const twice = subtable.readUInt16BE(6);
  for (let at = 14; at < 14 + twice; at += 2) {
    const last = subtable.readUInt16BE(at);
    const first = subtable.readUInt16BE(at + twice + 2);
    const delta = subtable.readUInt16BE(at + 2 * twice + 2);
    const rangeAt = at + 3 * twice + 2;
    const range = subtable.readUInt16BE(rangeAt);
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const found = range === 0 ? letter : subtable.readUInt16BE(rangeAt + range + 2 * (letter - first));
      if (found !== 0 && ((found + delta) & 0xffff) !== 0) letters.add(letter);
    }
  }
}

function addGroups(subtable: Buffer, letters: Set<number>): void {
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const last = subtable.readUInt32BE(at + 4);
    for (let letter = subtable.readUInt32BE(at); letter <= last; letter++) letters.add(letter);
  }
}
