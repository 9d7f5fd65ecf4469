import type { Range } from './diagnostics';

/**
 * The line that a diagnostic points at, with a mark under the very place, as text:
 *
 *     12 │ s4,4,oral,2023-12-14,11:00,…
 *        │         ^^^^ column "date"
 */
export function codeFrame(source: string, range: Range, field?: string): string {
  const line = source.split(/\r\n?|\n/)[range.line - 1] ?? '';
  const end = range.endLine === range.line ? range.endColumn : line.length + 1;
  const { shown, offset } = window(line, range.column);
  const start = Math.max(0, range.column - 1 - offset);
  const width = Math.max(1, Math.min(end - range.column, shown.length - start));
  const number = String(range.line);
  // Tabs stay tabs, so that the mark stands under the text whatever their width.
  const margin = shown.slice(0, start).replace(/[^\t]/g, ' ');
  return `  ${number} │ ${shown}\n  ${' '.repeat(number.length)} │ ${margin}${'^'.repeat(width)}${field === undefined ? '' : ` ${field}`}`;
}

/** At most a hundred characters of a long line, the place that matters among them. */
function window(line: string, column: number): { shown: string; offset: number } {
  const WIDTH = 100;
  if (line.length <= WIDTH) return { shown: line, offset: 0 };
  const offset = Math.max(0, Math.min(column - 1 - WIDTH / 3, line.length - WIDTH)) | 0;
  return { shown: line.slice(offset, offset + WIDTH), offset };
}
