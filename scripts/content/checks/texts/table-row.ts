// Codes: empty-text, markdown-table.

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

/** A table of a text has rows, and in each row something stands beside its first cell. */
export const tableEmpty = defineTextCheck('empty-text', {
  kinds: ['markdown'],
  sign: /\|[ \t:]*-/,
  flaw: (text) => {
    const lines = text.split('\n');
    let next = 0;
    const starts = lines.map(({ length }) => {
      const start = next;
      next += length + 1;
      return start;
    });
    const spanOf = (at: number) => ({ start: starts[at] ?? 0, end: (starts[at] ?? 0) + (lines[at] ?? '').length });
    for (const [at, line] of lines.entries()) {
      if (!RULE.test(line) || cellsOf(line) !== cellsOf(lines[at - 1] ?? '')) continue;
      const rest = lines.slice(at + 1);
      const end = rest.findIndex((each) => !each.includes('|'));
      const rows = end === -1 ? rest : rest.slice(0, end);
      if (rows.length === 0)
        return {
          ...spanOf(at - 1),
          message: 'This table has a head, and no row below it.',
          hint: 'Write its rows, or delete the table.',
        };
      const filled = rows.map((row) => row.split('|').filter((cell) => cell.trim() !== '').length);
      const empty = filled.findIndex((count) => count <= (cellsOf(line) > 2 ? 1 : 0));
      if (empty === -1 || filled.every((count) => count <= 1)) continue;
      return {
        ...spanOf(at + 1 + empty),
        message: 'This row of the table has nothing in its cells.',
        hint: 'Fill the cells in, or delete the row.',
      };
    }
    return undefined;
  },
});
