// Codes: unlike-column.

import { mostFirst, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import type { Entry } from '../../validate/validate';

/** Columns whose values may follow from the id of the row. */
const FOLLOWING = ['doi', 'pdf', 'slides', 'video', 'number'] as const;
/** Fewer rows show no custom. */
const FEWEST = 5;
/** So many rows that do otherwise are slips; more are another custom, unless they bear the numbers of other rows. */
const MOST_SLIPS = 2;
/** A block of rows that slipped is no larger part of the table. */
const BLOCK = 0.2;
const CUSTOM = 0.7;

const GAP = '\u0000';

/** The part of an id by which values name it: its number. */
const numberOf = (id: unknown): string | undefined => /\d+(?=\D*$)/.exec(String(id))?.[0];

/** A value with the number of its row left open: "papers/12.pdf" of paper 12. */
function openedAt(text: string, number: string): string | undefined {
  const alone = new RegExp(`(?<!\\d)0*${escapeRegExp(number.replace(/^0+(?=\d)/, ''))}(?!\\d)`);
  return alone.test(text) ? text.replace(alone, GAP) : undefined;
}

/** Addresses, DOIs and numbers that bear the id of their row do so in every row: an offset by one is the work of a spreadsheet. */
export const unlikeItsId = defineCheck(['papers', 'posters', 'sessions'], ({ papers, posters, sessions }) =>
  [papers, posters, sessions].flatMap((entries) => FOLLOWING.flatMap((column) => slipsIn(entries, column))),
);

function slipsIn(entries: readonly Entry[], column: string): Diagnostic[] {
  const rows = entries.flatMap((entry) => {
    const value = isRecord(entry.value) ? entry.value[column] : undefined;
    const number = isRecord(entry.value) ? numberOf(entry.value.id) : undefined;
    return (typeof value === 'string' || typeof value === 'number') && number !== undefined
      ? [{ entry, text: String(value), number, opened: openedAt(String(value), number) }]
      : [];
  });
  if (rows.length < FEWEST) return [];
  const [custom, count = 0] = mostFirst(tally(rows, ({ opened }) => opened))[0] ?? [];
  if (custom === undefined || count < rows.length * CUSTOM) return prefixSlips(rows, column);
  // "10.5555/2031.10" of paper 10 bears its number twice, and is right all the same.
  const others = rows.filter(({ opened, text, number }) => opened !== custom && text !== custom.replace(GAP, number));
  const [before = '', after = ''] = custom.split(GAP);
  const ofAnotherRow = others.every(
    ({ text }) =>
      text.startsWith(before) &&
      text.endsWith(after) &&
      /^\d+$/.test(text.slice(before.length, text.length - after.length)),
  );
  if (others.length > (ofAnotherRow ? Math.max(MOST_SLIPS, rows.length * BLOCK) : MOST_SLIPS))
    return prefixSlips(rows, column);
  return others.map(({ entry, text, number }) => {
    const meant = custom.replace(GAP, number);
    return warning(
      'unlike-column',
      entry.at(column),
      `"${text}" does not bear the number of its row, ${number}, as all others do.`,
      {
        hint: `Did you mean "${meant}"? A spreadsheet counts on when a cell is pulled down.`,
        fix: { from: text, to: meant, isCertain: false },
      },
    );
  });
}

/** One DOI among many of another prefix. */
function prefixSlips(rows: readonly { readonly entry: Entry; readonly text: string }[], column: string): Diagnostic[] {
  if (column !== 'doi') return [];
  const prefixOf = (text: string) => text.split('/')[0] ?? '';
  const [usual, count = 0] = mostFirst(tally(rows, ({ text }) => prefixOf(text)))[0] ?? [];
  if (usual === undefined || count === rows.length || rows.length - count > MOST_SLIPS) return [];
  return rows
    .filter(({ text }) => prefixOf(text) !== usual)
    .map(({ entry, text }) =>
      warning('unlike-column', entry.at(column), `"${text}" has another prefix than all others, ${usual}.`, {
        hint: 'Correct it: papers of one volume are registered by one publisher.',
      }),
    );
}
