/**
 * Writes rows as CSV with commas (RFC 4180), without spaces around the values. Row 7 is row 7 of the text: empty rows stay. Rows get at
 * least as many cells as the first row with cells.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const width = rows.find((cells) => cells.length > 0)?.length ?? 0;
  const written = rows.map((cells) => {
    if (cells.every((cell) => cell.trim() === '')) return '\n';
    const empty = Array<string>(Math.max(0, width - cells.length)).fill('');
    return `${[...cells.map(csvCell), ...empty].join(',')}\n`;
  });
  return written.join('');
}

/** Writes a value as a cell. Other separators are quoted as well, so that no reader takes them for the separator. */
function csvCell(value: string): string {
  const text = value.trim();
  return /[",;\t\n]|^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
