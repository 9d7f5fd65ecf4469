// Codes: markdown-table.

import { defineTextCheck } from '../../texts/text-check';

/** The line of signs below the names of a table. */
const RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/;

/** How many cells a line of a table has; a sign after a backslash parts nothing. */
const cellsOf = (line: string): number =>
  line
    .trim()
    .replace(/\\\|/g, ' ')
    .replace(/^\||\|$/g, '')
    .split('|').length;

/** Every row of a table has as many cells as its head: what is missing is shown as empty, and what is too much is not shown at all. */
export const tableRow = defineTextCheck('markdown-table', {
  kinds: ['markdown'],
  sign: /\|[ \t:]*-/,
  flaw: (text) => {
    let width = 0;
    let start = 0;
    let before = '';
    for (const line of text.split('\n')) {
      if (!line.includes('|')) width = 0;
      else if (RULE.test(line) && cellsOf(line) === cellsOf(before)) width = cellsOf(line);
      else if (width > 0 && cellsOf(line) !== width)
        return {
          start,
          end: start + line.length,
          message: `This row of the table has ${cellsOf(line)} cells, and its head ${width}.`,
          hint: 'Add the cell that is missing, or delete the one that is too much.',
        };
      start += line.length + 1;
      before = line;
    }
    return undefined;
  },
});
