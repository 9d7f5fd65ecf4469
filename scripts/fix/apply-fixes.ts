import { LineIndex } from '../content/read/line-index';
import type { Diagnostic, Fix } from '../content/report/diagnostics';
import { cellValues } from './cell-values';
import { scalarValues } from './scalar-values';
import type { Value } from './value';

/** A problem of which a program knows the fix. */
export type Fixable = Diagnostic & { readonly fix: Fix };

export const isFixable = (problem: Diagnostic): problem is Fixable => problem.fix !== undefined;

/** The text of a file after fixes, and the problems that were fixed. */
export interface Mended {
  readonly text: string;
  readonly fixed: readonly Fixable[];
}

/**
 * Writes the fixes of problems into the text of their file. Every other letter stays: delimiters, quotation marks, remarks,
 * the order of what is there. A fix whose words do not stand where the problem was seen is left out.
 */
export function applyFixes(file: string, text: string, problems: readonly Fixable[]): Mended {
  const values = file.endsWith('.csv') ? cellValues(text) : file.endsWith('.md') ? [] : scalarValues(text);
  const lines = new LineIndex(text);
  const fixed: Fixable[] = [];
  const offsetOf = ({ range }: Diagnostic) => lines.offset(range.line, range.column);
  /** The texts of the values that change. */
  const edits = new Map<Value, string>();
  // From the end to the start, so that earlier offsets stay valid.
  const inTurn = problems
    .map((problem) => ({ problem, offset: offsetOf(problem) }))
    .sort((a, b) => b.offset - a.offset);
  for (const { problem, offset } of inTurn) {
    const { from, to } = problem.fix;
    if (to.includes('\n')) continue;
    const value = file.endsWith('.md') ? wordsAt(problem, offset, lines) : valueAt(values, offset);
    if (value === undefined) continue;
    const before = edits.get(value) ?? value.text;
    const place = before.indexOf(from, Math.max(0, value.placeOf(offset)));
    if (place === -1) continue;
    const after = before.slice(0, place) + to + before.slice(place + from.length);
    if (after === before || value.write(after) === undefined) continue;
    edits.set(value, after);
    fixed.push(problem);
  }
  const pieces: string[] = [];
  let done = 0;
  for (const [value, after] of [...edits].sort(([a], [b]) => a.start - b.start)) {
    if (value.start < done) continue;
    pieces.push(text.slice(done, value.start), value.write(after) ?? text.slice(value.start, value.end));
    done = value.end;
  }
  return { text: pieces.join('') + text.slice(done), fixed: fixed.reverse() };
}

/** Finds the value at an offset. */
function valueAt(values: readonly Value[], offset: number): Value | undefined {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const found = values[low - 1];
  return found !== undefined && offset <= found.end ? found : undefined;
}

/** Makes a value of the words at the place of a problem in Markdown. */
function wordsAt({ range }: Diagnostic, start: number, lines: LineIndex): Value {
  const end = lines.offset(range.endLine, range.endColumn);
  const text = lines.text.slice(start, end);
  return { start, end, text, placeOf: () => 0, write: (to) => to };
}
