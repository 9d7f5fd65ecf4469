import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** Every committee has members. */
export const emptyCommittee = defineCheck(
  ['committees', 'committeeMembers'],
  ({ committees, committeeMembers }) => {
    const filled = new Set(committeeMembers.map(({ value }) => value.committee));
    return committees
      .filter(({ value }) => !filled.has(value.id))
      .map(({ value: { id, title }, at }) =>
        warning('empty-committee', at('id'), `The committee "${title}" has no members.`, {
          hint: `Add its members to committee-members.csv, with "${id}" in the column "committee", or delete the committee.`,
        }),
      );
  },
  { whole: ['committeeMembers'] },
);
