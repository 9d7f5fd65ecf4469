/** Lists the tables of an sfnt file (OpenType, "Font file") by tag. */
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

/** Returns a table of a font. Throws an error if there is none. */
export function tableOf(font: Buffer, tag: string): Buffer {
  const table = tablesOf(font).get(tag);
  if (table === undefined) throw new Error(`The font has no table "${tag}".`);
  return table;
}

/** Maps code points to glyphs (OpenType, "cmap"): those of subtables of formats 4 and 12. */
export function glyphsOf(font: Buffer): ReadonlyMap<number, number> {
  const cmap = tableOf(font, 'cmap');
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, glyphs);
    if (format === 12) addGroups(subtable, glyphs);
  }
  return glyphs;
}

function addSegments(subtable: Buffer, glyphs: Map<number, number>): void {
  const twice = subtable.readUInt16BE(6);
  for (let at = 14; at < 14 + twice; at += 2) {
    const last = subtable.readUInt16BE(at);
    const first = subtable.readUInt16BE(at + twice + 2);
    const delta = subtable.readUInt16BE(at + 2 * twice + 2);
    const rangeAt = at + 3 * twice + 2;
    const range = subtable.readUInt16BE(rangeAt);
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const found = range === 0 ? letter : subtable.readUInt16BE(rangeAt + range + 2 * (letter - first));
      const glyph = (found + delta) & 0xffff;
      if (found !== 0 && glyph !== 0) glyphs.set(letter, glyph);
    }
  }
}

function addGroups(subtable: Buffer, glyphs: Map<number, number>): void {
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const first = subtable.readUInt32BE(at);
    for (let letter = first; letter <= subtable.readUInt32BE(at + 4); letter++)
      glyphs.set(letter, subtable.readUInt32BE(at + 8) + letter - first);
  }
}

/** Changes the family name of a font, by which Typst identifies it (OpenType, "name"). */
export function renamed(font: Buffer, family: string): Buffer {
  const tables = [...tablesOf(font)].map(([tag, bytes]) => [tag, tag === 'name' ? nameTable(family) : bytes] as const);
  const head = Buffer.alloc(12 + 16 * tables.length);
  font.copy(head, 0, 0, 12);
  let offset = head.length;
  const padded = tables.map(([tag, bytes], index) => {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    offset += whole.length;
    return whole;
  });
  return Buffer.concat([head, ...padded]);
}

/** Makes a name table with one name: the family, in English, encoded for Windows. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const head = Buffer.alloc(18);
  for (const [index, value] of [0, 1, 18, 3, 1, 0x409, 1, text.length, 0].entries())
    head.writeUInt16BE(value, 2 * index);
  return Buffer.concat([head, text]);
}
