import { dayAsNumbers } from '../../../content/validate/spreadsheet';
import { type Found, found, over, say } from '../../kit';

/** Pages as people write them. */
const RANGE = /^\d+\s*[-–—]+\s*\d+$/;
/** The number of a day, or that of an article, if all papers have one. */
const SERIAL = /^\d{5}$/;

/** A spreadsheet takes the pages "1-8" for a day: "08. Jan", "Jan-08", "2026-01-08", "46030". */
export const pagesTurned = over(['papers'], ({ papers }) => {
  const isRange = papers.some(({ value: { pages = '' } }) => RANGE.test(pages) && dayAsNumbers(pages) === undefined);
  return papers.flatMap(({ value: { pages = '' }, at }): Found => {
    const numbers = SERIAL.test(pages) && !isRange ? undefined : dayAsNumbers(pages);
    if (numbers === undefined) return [];
    const [first, last] = [...numbers].sort((one, other) => one - other);
    const meant = first === last ? String(first) : `${first}-${last}`;
    return found(at('pages'), say`"${pages}" is a day, which a spreadsheet has made of the pages.`, {
      hint: `Did you mean "${meant}"? Format the column as text first, and then type it again.`,
      fix: { from: pages, to: meant, isCertain: false },
    });
  });
});
