import type { Range } from './diagnostics';

/**
 * The line that a diagnostic points at, with a mark under the very place, as text:
 *
 *     12 │ s4,4,oral,2023-12-14,11:00,…
 *        │         ^^^^ column "date"
 */
export function codeFrame(source: string, range: Range, field?: string): string {
  const line = lineAt(source, range.line);
  const end = range.endLine === range.line ? range.endColumn : line.length + 1;
  const { shown, offset } = window(line, range.column);
  const start = Math.max(0, range.column - 1 - offset);
  const width = Math.max(1, Math.min(end - range.column, shown.length - start));
  const number = String(range.line);
  // Tabs stay tabs, so that the mark stands under the text whatever their width.
  const margin = shown.slice(0, start).replace(/[^\t]/g, ' ');
  return `  ${number} │ ${shown}\n  ${' '.repeat(number.length)} │ ${margin}${'^'.repeat(width)}${field === undefined ? '' : ` ${field}`}`;
}

/** A line of a text, which is not taken apart for it: a report shows many frames, and a table may have 50,000 lines. */
function lineAt(source: string, number: number): string {
  const ends = /\r\n?|\n|$/g;
  let start = 0;
  for (let line = 1; ; line++) {
    const { index, 0: sign } = ends.exec(source) ?? { index: source.length, 0: '' };
    if (line === number) return source.slice(start, index);
    if (sign === '') return '';
    start = index + sign.length;
  }
}

/** At most a hundred characters of a long line, the place that matters among them. */
function window(line: string, column: number): { shown: string; offset: number } {
  const WIDTH = 100;
  if (line.length <= WIDTH) return { shown: line, offset: 0 };
  const offset = Math.max(0, Math.min(column - 1 - WIDTH / 3, line.length - WIDTH)) | 0;
  return { shown: line.slice(offset, offset + WIDTH), offset };
}
