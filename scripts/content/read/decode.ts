/** The text of a file, or why it cannot be read as text. */
export type Decoded = { readonly text: string } | Undecoded;

interface Undecoded {
  readonly problem: string;
  readonly hint: string;
  /** The line with the problem, if it is in a single line; from 1. */
  readonly line?: number;
}

const SAVE_AS_UTF8 = 'Save the file again as "CSV UTF-8" (in a spreadsheet) or with the encoding UTF-8 (in an editor).';

/**
 * Decodes the bytes of a data file into text with line feeds only. Supports UTF-8 with or without BOM, and UTF-16 with BOM. Rejects
 * other encodings, since a wrong guess would silently spoil accented names.
 */
export function decode(bytes: Uint8Array): Decoded {
  const kind = otherKind(bytes);
  if (kind !== undefined) return { problem: `This is ${kind}, and not a text file.`, hint: SAVE_AS_UTF8 };
  const encoding = encodingByMark(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // A NUL in real UTF-8 is reported at its place, like other control characters.
    const wide = encoding === 'utf-8' && text.includes('\0') ? wideEncoding(bytes) : undefined;
    if (wide === undefined) return { text: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text };
    const problem = `The file contains NUL characters: it looks like ${wide} without a byte order mark.`;
    return { problem, hint: SAVE_AS_UTF8 };
  } catch {
    return encoding === 'utf-8'
      ? notUtf8(bytes)
      : { problem: 'The file begins as UTF-16 and is damaged further on.', hint: SAVE_AS_UTF8 };
  }
}

/**
 * Decodes a text in another encoding than UTF-8 by the most probable one, and names that; undefined if the bytes are no text, or a mixture.
 */
export function decodeAnyhow(bytes: Uint8Array): { readonly text: string; readonly encoding: string } | undefined {
  if (otherKind(bytes) !== undefined || notUtf8(bytes).line !== undefined) return undefined;
  const wide = wideEncoding(bytes);
  const { name, label } =
    wide === undefined
      ? likelyEncoding(bytes)
      : { name: wide, label: wide.includes('little') ? 'utf-16le' : 'utf-16be' };
  return { text: new TextDecoder(label).decode(bytes).replace(/\r\n?/g, '\n'), encoding: name };
}

/** Reports a line in another encoding if the other lines are UTF-8, with its probable text. */
function notUtf8(bytes: Uint8Array): Undecoded {
  const wrong = linesOf(bytes).filter(({ line }) => !isUtf8(line));
  const [first] = wrong;
  const isRest =
    first !== undefined && linesOf(bytes).some(({ line }) => line.some((byte) => byte >= 0x80) && isUtf8(line));
  if (first === undefined || !isRest) {
    return { problem: `The file is not UTF-8; it looks like ${likelyEncoding(bytes).name}.`, hint: SAVE_AS_UTF8 };
  }
  const { name, label } = likelyEncoding(first.line);
  const read = new TextDecoder(label).decode(first.line).trim();
  const shown = read.length > MOST_SHOWN ? `${read.slice(0, MOST_SHOWN)}…` : read;
  const others = wrong.length === 1 ? '' : `, and ${wrong.length - 1} more after it,`;
  return {
    problem: `Line ${first.number}${others} was pasted in another encoding than the rest of the file, which is UTF-8; it looks like ${name}: "${shown}".`,
    hint: 'Type its accented letters again in an editor that saves UTF-8.',
    line: first.number,
  };
}

const MOST_SHOWN = 80;

function linesOf(bytes: Uint8Array): { readonly line: Uint8Array; readonly number: number }[] {
  const lines: { line: Uint8Array; number: number }[] = [];
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(0x0a, start);
    const end = found === -1 ? bytes.length : found;
    lines.push({ line: bytes.subarray(start, end), number: lines.length + 1 });
    start = end + 1;
  }
  return lines;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function encodingByMark([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** First bytes of other kinds of files, which may have the extension of a table by mistake. */
const SIGNATURES: readonly (readonly [start: string, kind: string])[] = [
  ['PK\x03\x04', 'a workbook of a spreadsheet (or another ZIP archive)'],
  ['\xd0\xcf\x11\xe0', 'a workbook of an old spreadsheet'],
  ['%PDF-', 'a PDF'],
  ['\x1f\x8b', 'a compressed file'],
  ['\xff\xfe\0\0', 'UTF-32'],
  ['\0\0\xfe\xff', 'UTF-32'],
];

function otherKind(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
}

/** Detects UTF-16, in which every other byte of a plain letter is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < bytes.length / 4) return undefined;
  return odd > even ? 'UTF-16 (little end first)' : 'UTF-16 (big end first)';
}

/** Encodings with one byte per letter, and letters that are frequent in such texts. */
const ONE_BYTE: readonly (readonly [name: string, label: string, letters: RegExp])[] = [
  // Some versions of Node decode its quotation marks, dashes and œ as control characters of ISO-8859-1.
  ['Windows-1252', 'windows-1252', /[éèêëàâçîïôùûüöäñáíóúãõœÉÀÇÖÜß’‘“”–…]|(?=\p{Cc})[\x80\x85\x91-\x94\x96\x97\x9c]/gu],
  ['Mac OS Roman', 'macintosh', /[éèêëàâçîïôùûüöäñáíóúãõœÉÀÇÖÜß’‘“”–…]/g],
  ['Windows-1256 (Arabic)', 'windows-1256', /[\u0621-\u064a]/g],
  ['ISO-8859-6 (Arabic)', 'iso-8859-6', /[\u0621-\u064a]/g],
  ['Windows-1250 (Central European)', 'windows-1250', /[ąćęłńśźżčďěňřšťůžőűÁŁŚŠŽ]/g],
  ['Windows-1251 (Cyrillic)', 'windows-1251', /[а-яё]/g],
  ['Windows-1253 (Greek)', 'windows-1253', /[α-ωάέήίόύώ]/g],
];

/** Guesses the encoding that decodes most of the non-ASCII bytes into frequent letters; of equal ones, the first. */
function likelyEncoding(bytes: Uint8Array): { readonly name: string; readonly label: string } {
  const high = bytes.filter((byte) => byte >= 0x80);
  const scored = ONE_BYTE.map(([name, label, letters]) => {
    const found = new TextDecoder(label).decode(high).match(letters)?.length ?? 0;
    return { name, label, found };
  });
  const best = scored.reduce((a, b) => (b.found > a.found ? b : a));
  if (best.name !== 'Windows-1252') return best;
  // Bytes 0x80–0x9F are letters and quotation marks in Windows-1252 and control characters in ISO-8859-1.
  return high.some((byte) => byte <= 0x9f) ? best : { ...best, name: 'Windows-1252 or ISO-8859-1 (Latin-1)' };
}
