import { error, warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** "12-19", with any dash, or a page alone; what is counted in another way, such as "A3", has no order here. */
const PAGES = /^(\d+)(?:\s*[-–—]+\s*(\d+))?$/;

/** Pages of papers run forward, and two papers share a page at the most, where one ends and the next begins. */
export const pageNumbers = defineCheck(['papers'], ({ papers }) => {
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
  return [
    ...backward.map(({ value, at }) =>
      error('page-numbers', at('pages'), `The pages "${value.pages}" of paper ${value.id} end before they begin.`, {
        hint: 'Write the first page, a hyphen and the last page, as in 12-19.',
      }),
    ),
    ...shared.map(({ before, next }) =>
      warning(
        'page-numbers',
        next.at('pages'),
        `Paper ${next.value.id} (${next.value.pages}) and paper ${before.value.id} (${before.value.pages}) stand on the same pages.`,
        {
          hint: 'Correct the pages of one of the two.',
          related: [{ ...before.at('pages'), message: 'The other one is here.' }],
        },
      ),
    ),
  ];
});
