import { grouped } from '../../../../shared/format/grouped';
import type { Diagnostic } from '../diagnostics';
import { escaped, remarkOf } from './remark';

/** Lines shown before and after one with a problem. */
const AROUND = 2;

/** The lines of a text that have a problem, the place marked, with those around them and what is to be done. */
export function linesWithMarks(text: string, problems: readonly Diagnostic[]): string {
  const lines = text.split('\n');
  return [...grouped(problems, ({ range }) => range.line)]
    .sort(([a], [b]) => a - b)
    .map(([number, own]) => {
      const from = Math.max(1, number - AROUND);
      const to = Math.min(lines.length, number + AROUND);
      const shown = Array.from({ length: to - from + 1 }, (_, index) => {
        const line = lines[from + index - 1] ?? '';
        return `${String(from + index).padStart(4)}  ${from + index === number ? withMark(line, own[0]) : escaped(line)}`;
      });
      return `<pre tabindex="0">${shown.join('\n')}</pre>\n${own.map(remarkOf).join('')}`;
    })
    .join('\n');
}

function withMark(line: string, problem: Diagnostic | undefined): string {
  if (problem === undefined) return escaped(line);
  const { column, line: first, endLine, endColumn } = problem.range;
  const start = column - 1;
  const end = endLine === first ? endColumn - 1 : line.length;
  return `${escaped(line.slice(0, start))}<mark>${escaped(line.slice(start, end))}</mark>${escaped(line.slice(end))}`;
}
