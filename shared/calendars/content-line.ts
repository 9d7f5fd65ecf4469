/** Escapes a text value (RFC 5545, section 3.3.11). Removes control characters. */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no content line may hold
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Maximum length of a line in octets, without its end (RFC 5545, section 3.1). */
const LONGEST = 75;

/**
 * Writes a content line with its end. Folds it after 75 octets, and never within a character, which may have four
 * octets in UTF-8.
 */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  const size = Buffer.byteLength(line);
  if (size <= LONGEST) return `${line}\r\n`;
  if (size === line.length) return `${foldedAscii(line)}\r\n`;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LONGEST) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return `${folded}\r\n`;
}

/** Folds a line whose characters are one octet each. */
function foldedAscii(line: string): string {
  let folded = line.slice(0, LONGEST);
  for (let at = LONGEST; at < line.length; at += LONGEST - 1) folded += `\r\n ${line.slice(at, at + LONGEST - 1)}`;
  return folded;
}

/** Formats a date and time for RFC 5545: "20311024T090000" for 2031-10-24T09:00. */
export const dateTimeValue = (local: string): string => `${local.replace(/[-:]/g, '').padEnd(15, '0')}`;
