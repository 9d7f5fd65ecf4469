// Codes: name-form.

import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { withoutTitles } from '../../people/titles';
import { ANY_LETTER, everyText, type Such } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';

const isMember: Such = ({ collection, field }) =>
  (collection === 'committeeMembers' || collection === 'programCommittee') && field === 'name';

/** So many members without a title show that titles are left out. */
const FEWEST = 8;

/** Of the members of committees, one has a title where all others have none. */
export const titleAmongNames = defineCheck([], (_records, site) =>
  [...grouped(everyText(site, ANY_LETTER, isMember), ({ collection }) => collection).values()].flatMap((members) => {
    const [titled, ...more] = members.filter(({ text }) => withoutTitles(text) !== text);
    if (titled === undefined || more.length > 0 || members.length <= FEWEST) return [];
    const name = withoutTitles(titled.text);
    return [
      flawReport('name-form', titled, {
        start: 0,
        end: titled.text.length,
        message: `${quote(titled.text)} has a title, and no other member has one.`,
        hint: `Write ${quote(name)}.`,
        mend: name,
      }),
    ];
  }),
);
