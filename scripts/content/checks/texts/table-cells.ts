// Codes: cells-exchanged.

import { defineTextCheck, type Flaw, quote } from '../../texts/text-check';
import { type TableRow, tablesOf } from '../../texts/text-tables';

const FORMS = [
  ['an amount', /^(?:[€$£¥]|[A-Z]{3})\s?\d[\d.,\s]*$|^\d[\d.,\s]*\s?(?:[€$£¥]|[A-Z]{3}|euros?|dollars?)$/],
  ['a number', /^\d[\d.,]*$/],
  ['a time', /^\d{1,2}[:.h]\d{2}(?:\s?[-–]\s?\d{1,2}[:.h]\d{2})?$/],
  ['an address', /^\S+@\S+$|^<?https?:\S+$/],
] as const;

const formOf = (cell: string): string | undefined => FORMS.find(([, form]) => form.test(cell))?.[0];

/** Two cells of a row stand in the columns in which all other rows have them: an amount is none of the numbers beside it. */
export const tableCells = defineTextCheck('cells-exchanged', {
  kinds: ['markdown'],
  sign: /\|[ \t:]*-/,
  flaw: (text) => {
    for (const { rows } of tablesOf(text)) {
      const found = exchangedIn(rows);
      if (found !== undefined) return found;
    }
    return undefined;
  },
});

/** The last row first: of two rows that disagree, the later one was written after the other. */
function exchangedIn(rows: readonly TableRow[]): Flaw | undefined {
  for (const row of [...rows].reverse()) {
    const others = rows.filter((each) => each !== row);
    const forms = row.cells.map(formOf);
    for (const [one, form] of forms.entries())
      for (const [other, its] of forms.entries()) {
        if (other <= one || form === undefined || its === undefined || form === its || others.length === 0) continue;
        const isTurned = ({ cells }: TableRow) =>
          formOf(cells[one] ?? '') === its && formOf(cells[other] ?? '') === form;
        if (!others.every(isTurned)) continue;
        return {
          start: row.start,
          end: row.start + row.line.length,
          message: `${quote(row.cells[one] ?? '')} is ${form} and ${quote(row.cells[other] ?? '')} ${its}: in the other rows it is the other way round.`,
          hint: 'Exchange the two cells.',
        };
      }
  }
  return undefined;
}
