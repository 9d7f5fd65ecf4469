import { isPaper } from '../../../shared/format/contributions';
import { defineRule, found, foundError, over, say } from '../kit';
import { reasons } from '../reasons';

/** "12-19", with any dash, or a single page; other numbers, such as "A3", have no order. */
const PAGES = /^(\d+)(?:\s*[-–—]+\s*(\d+))?$/;

/** Finds pages that end before they begin, are out of order, or overlap by more than one page. */
const pageNumbers = over(['contributions'], ({ contributions }) => {
  const papers = contributions.filter(({ value }) => isPaper(value));
  const numbered = papers.flatMap((entry) => {
    const found = PAGES.exec(entry.value.pages ?? '');
    return found ? [{ ...entry, first: Number(found[1]), last: Number(found[2] ?? found[1]) }] : [];
  });
  const backward = numbered.filter(({ first, last }) => last < first);
  const forward = numbered
    .filter(({ first, last }) => last >= first)
    .sort((one, other) => one.first - other.first || one.last - other.last);
  let reach = forward[0];
  const shared = forward.slice(1).flatMap((next) => {
    const before = reach;
    if (before === undefined || next.last > before.last) reach = next;
    const isShared = before !== undefined && (next.first < before.last || next.last === before.last);
    return isShared ? [{ before, next }] : [];
  });
  const reported = new Set([...backward, ...shared.map(({ next }) => next)].map(({ value }) => value.id));
  const misplaced = outOfOrder(numbered).filter(({ value }) => !reported.has(value.id));
  const open =
    numbered.length < MANY ? [] : papers.filter(({ value: { pages = '' } }) => /^\d+\s*[-–—]+\s*$/.test(pages));
  return [
    ...open.map(({ value, at }) =>
      found(at('pages'), say`The pages "${value.pages}" of paper ${value.id} have no end.`, {
        hint: 'Write the last page after the hyphen, as in 12-19.',
      }),
    ),
    ...misplaced.map(({ value, at }) =>
      found(
        at('pages'),
        say`The pages of all papers follow each other in the table, and those of paper ${value.id} (${value.pages}) do not.`,
        { hint: 'Correct the pages: a digit may be wrong, or those of two papers exchanged.' },
      ),
    ),
    ...backward.map(({ value, at }) =>
      foundError(at('pages'), say`The pages "${value.pages}" of paper ${value.id} end before they begin.`, {
        hint: 'Write the first page, a hyphen and the last page, as in 12-19.',
      }),
    ),
    ...shared.map(({ before, next }) =>
      found(
        next.at('pages'),
        say`Paper ${next.value.id} (${next.value.pages}) and paper ${before.value.id} (${before.value.pages}) have the same pages.`,
        {
          hint: 'Correct the pages of one of the two.',
          related: [{ ...before.at('pages'), message: 'The other one is here.' }],
        },
      ),
    ),
  ];
});

/** The fewest papers that show an order, and the most that may be out of it. */
const MANY = 12;
const FEW = 2;

/** Lists the few rows whose first page is not between those of their neighbours, if all others are in order. */
function outOfOrder<Row extends { readonly first: number }>(rows: readonly Row[]): readonly Row[] {
  if (rows.length < MANY) return [];
  const found = rows.filter((row, index) => {
    const before = rows[index - 1]?.first ?? Number.NEGATIVE_INFINITY;
    const after = rows[index + 1]?.first ?? Number.POSITIVE_INFINITY;
    return before <= after && (row.first < before || row.first > after);
  });
  if (found.length > FEW) return [];
  const rest = rows.filter((row) => !found.includes(row));
  const isSorted = rest.every((row, index) => index === 0 || row.first >= (rest[index - 1]?.first ?? 0));
  return isSorted ? found : [];
}

export const rule = defineRule({
  code: 'page-numbers',
  severity: 'either',
  reason: reasons.librariesKeepIt,
  finders: [pageNumbers],
});
