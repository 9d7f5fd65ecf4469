import { type Diagnostic, error } from '../report/diagnostics';
import { eachCell, isWellQuoted } from './csv-cells';
import { MOST_CELLS, MOST_LETTERS } from './limits';
import { LineIndex } from './line-index';

/** Reports a table with too many cells, or a cell with too many letters (`limits.ts`). */
export function excessIn(text: string, delimiter: string, file: string): Diagnostic | undefined {
  // A short text cannot have too many cells.
  if (text.length <= MOST_LETTERS) return undefined;
  const reject = (start: number, message: string, hint: string) =>
    error('file-too-large', { file, range: new LineIndex(text.slice(0, start + 1)).range(start, start + 1) }, message, {
      hint,
    });
  let cells = 0;
  for (const { start, end } of eachCell(text, delimiter)) {
    cells += 1;
    if (cells > MOST_CELLS) {
      const message = `The table has more than ${countOf(MOST_CELLS)} cells; this is the first beyond them.`;
      const hint = 'Delete empty rows and columns, which a spreadsheet may have added by thousands.';
      return reject(start, message, hint);
    }
    // A cell with an unclosed quotation mark is reported elsewhere.
    if (end - start > MOST_LETTERS && isWellQuoted(text.slice(start, end), delimiter)) {
      const message = `This cell has more than ${countOf(MOST_LETTERS)} letters.`;
      const hint = 'Look for an extra quotation mark before it. If the text is as long as a book, link to it instead.';
      return reject(start, message, hint);
    }
  }
  return undefined;
}

/** 3,000,000 */
const countOf = (count: number) => count.toLocaleString('en');
