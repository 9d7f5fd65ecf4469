/** The characters of Windows-1252 from byte 0x80 on; some versions of Node decode these bytes as ISO-8859-1. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const WINDOWS = new Map([...SIGNS].map((sign, index) => [sign, 128 + index] as const));

/** Letters and signs that texts in Latin, Greek, Cyrillic, Hebrew and Arabic have: other readings are accidents. */
const USUAL =
  /^(?:[\u00a0-\u024f\u0370-\u06ff\u1e00-\u1eff\u2010-\u206f\u20a0-\u20bf\u2100-\u22ff\ufb00-\ufb06\u{1f300}-\u{1faff}]|\p{M})$/u;

const byteOf = (sign: string) => WINDOWS.get(sign) ?? (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : undefined);

/** The characters that a run of others was before UTF-8 was read as Windows-1252: "AÃ¯t" was "Aït". */
export interface Misread {
  readonly start: number;
  readonly end: number;
  readonly was: string;
}

/** The first characters of a text, from a place on, that are UTF-8 misread, read rightly again; spoilt twice, they are read twice. */
export function misreadIn(text: string, from = 0): Misread | undefined {
  const leads = /[\u00c2-\u00f4]/g;
  leads.lastIndex = from;
  for (let lead = leads.exec(text); lead !== null; lead = leads.exec(text)) {
    const was = readAt(text, lead.index);
    if (was === undefined) continue;
    // "MAÇÃ»" ends a quotation in capitals.
    if (/[»”’]/.test(text[lead.index + 1] ?? '') && /\p{Lu}/u.test(text[lead.index - 1] ?? '')) continue;
    return { start: lead.index, end: lead.index + was.length, was: was.sign };
  }
  return undefined;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function readAt(text: string, at: number): { readonly sign: string; readonly length: number } | undefined {
  const first = byteOf(text[at] ?? '') ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const bytes = [...text.slice(at, at + length)].map(byteOf);
  if (bytes.length < length || !bytes.slice(1).every((byte) => byte !== undefined && byte >= 0x80 && byte <= 0xbf)) {
    return undefined;
  }
  try {
    const sign = UTF_8.decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
    return USUAL.test(sign) ? { sign, length } : undefined;
  } catch {
    return undefined;
  }
}

/** A text with all that was misread read rightly; what was spoilt twice is read in two rounds. */
export function reread(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let found = misreadIn(text); found !== undefined; found = misreadIn(text, at)) {
    parts.push(text.slice(at, found.start), found.was);
    at = found.end;
  }
  // Each round makes the text shorter.
  return at === 0 ? text : reread(parts.join('') + text.slice(at));
}
