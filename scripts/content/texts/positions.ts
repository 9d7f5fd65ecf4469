import type { Range } from '../report/diagnostics';

/**
 * The places of the characters of a text in the file that it was read from. Between the two are indentation, quotation
 * marks, doubled ones, escapes and the sign of a block of lines; every other character stands in both, in one order.
 */
export function rangeFinder(text: string, file: string, { line, column, endLine, endColumn }: Range) {
  const lines = file.split('\n').slice(line - 1, endLine);
  const raw = lines.map((each, index) => (index === lines.length - 1 ? each.slice(0, endColumn - 1) : each)).join('\n');
  const offsets: number[] = [];
  // `|` or `>` with its signs stands alone on the first line.
  const header = /^[|>][-+\d]*[ \t]*(?:#.*)?\n/.exec(raw.slice(column - 1))?.[0].length ?? 0;
  let at = column - 1 + header;
  for (const sign of text) {
    const found = /\s/.test(sign) ? -1 : near(raw, sign, at);
    if (found !== -1) at = found;
    for (let half = 0; half < sign.length; half++) offsets.push(at + half);
    if (found !== -1) at += sign.length;
  }
  const position = (offset: number) => {
    const before = raw.slice(0, offset).split('\n');
    return { line: line + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  return (start: number, end: number): Range => {
    const from = position(offsets[start] ?? column - 1);
    const to = position((offsets[Math.max(start, end - 1)] ?? column - 1) + 1);
    return { ...from, endLine: to.line, endColumn: to.column };
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
