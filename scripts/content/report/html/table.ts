import { cellAt, cellSpans, unquoted } from '../../read/csv-cells';
import { tableIn } from '../../read/csv-grid';
import { LineIndex } from '../../read/line-index';
import type { Diagnostic } from '../diagnostics';
import { escaped, remarkOf } from './remark';

/**
 * The header of a table, the rows that have a problem and those beside them; the rest is left out. Rows have the numbers that a
 * spreadsheet gives them.
 */
export function tableWithMarks(text: string, problems: readonly Diagnostic[]): string {
  const { body, delimiter } = tableIn(text);
  const lines = new LineIndex(text);
  const rows = [...cellSpans(body, delimiter)];
  const placed = problems.map((problem) => ({
    problem,
    ...cellAt(rows, lines.offset(problem.range.line, problem.range.column)),
  }));
  const header = Math.max(
    0,
    rows.findIndex((row) => row.some(({ start, end }) => body.slice(start, end).trim() !== '')),
  );
  const wanted = new Set(
    placed.flatMap(({ row }) => [row - 1, row, row + 1]).filter((row) => row > header && row < rows.length),
  );
  const width = rows[header]?.length ?? 1;
  const cellsOf = (row: number) =>
    (rows[row] ?? []).map((span, column) => {
      const cell = escaped(unquoted(body.slice(span.start, span.end).trim()));
      return placed.some((each) => each.row === row && each.column === column) ? `<mark>${cell}</mark>` : cell;
    });
  const remarks = (row: number) => {
    const own = placed.filter((each) => each.row === row);
    if (own.length === 0) return '';
    return `<tr><td></td><td colspan="${Math.max(1, width)}">${own.map(({ problem }) => remarkOf(problem)).join('')}</td></tr>\n`;
  };
  const head = `<tr><th scope="col">row</th>${cellsOf(header)
    .map((cell) => `<th scope="col" dir="auto">${cell}</th>`)
    .join('')}</tr>\n${remarks(header)}`;
  let last = header;
  const drawn = [...wanted]
    .sort((a, b) => a - b)
    .map((row) => {
      const gap = row > last + 1 ? `<tr><td>⋮</td><td colspan="${Math.max(1, width)}"></td></tr>\n` : '';
      last = row;
      const cells = cellsOf(row).map((cell) => `<td dir="auto">${cell}</td>`);
      return `${gap}<tr><th scope="row">${row + 1}</th>${cells.join('')}</tr>\n${remarks(row)}`;
    });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Rows with problems"><table><thead>${head}</thead><tbody>${drawn.join('')}</tbody></table></div>\n`;
}
