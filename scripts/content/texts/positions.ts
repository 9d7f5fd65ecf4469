import { LineIndex } from '../read/line-index';
import type { Place, Range } from '../report/diagnostics';
import { keptByText } from './kept-by-text';

/**
 * Maps offsets in a text to places in the file that it was read from. The file also has indentation, quotation marks, escapes and
 * the sign of a block of lines; every other character is in both, in the same order.
 */
export function rangeFinder(text: string, file: string, { line, column, endLine, endColumn }: Range) {
  const lines = indexOf(file);
  const raw = file.slice(lines.offset(line, 1), lines.offset(endLine, endColumn));
  const offsets: number[] = [];
  // `|` or `>` is alone on the first line, with its signs.
  const header = /^[|>][-+\d]*[ \t]*(?:#.*)?\n/.exec(raw.slice(column - 1))?.[0].length ?? 0;
  let at = column - 1 + header;
  for (const sign of text) {
    const found = /\s/.test(sign) ? -1 : near(raw, sign, at);
    if (found !== -1) at = found;
    for (let half = 0; half < sign.length; half++) offsets.push(at + half);
    if (found !== -1) at += sign.length;
  }
  const index = new LineIndex(raw);
  return (start: number, end: number): Range => {
    const from = offsets[start] ?? column - 1;
    const found = index.range(from, (offsets[Math.max(start, end - 1)] ?? column - 1) + 1);
    return { ...found, line: line + found.line - 1, endLine: line + found.endLine - 1 };
  };
}

/** The lines of the last files. */
const indexOf = keptByText((file: string) => new LineIndex(file), { most: 4, longest: Number.POSITIVE_INFINITY });

/**
 * Finds the places of parts of a field that stand there to the letter, in the order in which they stand; of the others, the
 * whole field.
 */
export function partFinder({ file, range, field }: Place, written: string): (part: string) => Place {
  const lines = indexOf(written);
  const from = lines.offset(range.line, range.column);
  const to = lines.offset(range.endLine + 1, 1);
  let at = from;
  return (part) => {
    const next = written.indexOf(part, at);
    const found = next === -1 ? written.indexOf(part, from) : next;
    if (found === -1 || found + part.length > to) return { file, range, field };
    at = found;
    return { file, range: lines.range(found, found + part.length), field };
  };
}

/** A character written by its number is not there at all: nobody looks for it far ahead. */
function near(raw: string, sign: string, at: number): number {
  for (let index = at, seen = 0; index < raw.length && seen < 12; index++) {
    if (raw.startsWith(sign, index)) return index;
    if (!/\s/.test(raw[index] ?? '')) seen++;
  }
  return -1;
}
