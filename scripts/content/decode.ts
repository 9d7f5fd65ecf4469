/** The text of a file, or why it cannot be read as text. */
export type Decoded = { readonly text: string } | { readonly problem: string; readonly hint: string };

const SAVE_AS_UTF8 = 'Save the file again as "CSV UTF-8" (in a spreadsheet) or with the encoding UTF-8 (in an editor).';

/**
 * Turns the bytes of a data file into text with line feeds only. UTF-8 with or without BOM and UTF-16 with BOM
 * are read; anything else is refused, since a wrong guess would silently spoil accented names.
 */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = encodingByMark(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0')
      ? { problem: 'The file contains NUL characters: it is not a text file.', hint: SAVE_AS_UTF8 }
      : { text: text.replace(/\r\n?/g, '\n') };
  } catch {
    const utf8 = encoding === 'utf-8';
    const problem = utf8
      ? `The file is not UTF-8; it looks like ${likelyEncoding(bytes)}.`
      : 'The file begins as UTF-16 and is damaged further on.';
    return { problem, hint: SAVE_AS_UTF8 };
  }
}

function encodingByMark([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Bytes 0x80–0x9F are letters and quotation marks in Windows-1252 and control characters in ISO-8859-1. */
function likelyEncoding(bytes: Uint8Array): string {
  return bytes.some((byte) => byte >= 0x80 && byte <= 0x9f) ? 'Windows-1252' : 'Windows-1252 or ISO-8859-1 (Latin-1)';
}
