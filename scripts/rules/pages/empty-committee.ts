import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds committees without members. */
const emptyCommittee = over(
  ['committees', 'committeeMembers'],
  ({ committees, committeeMembers }) => {
    const filled = new Set(committeeMembers.map(({ value }) => value.committee));
    return committees
      .filter(({ value }) => !filled.has(value.id))
      .map(({ value: { id, title }, at }) =>
        found(at('id'), say`The committee "${title}" has no members.`, {
          hint: `Add its members to committee-members.csv, with "${id}" in the column "committee", or delete the committee.`,
        }),
      );
  },
  { whole: ['committeeMembers'] },
);

export const rule = defineRule({
  code: 'empty-committee',
  reason: reasons.pageNotFound,
  yieldsTo: { row: ['names-by-case'] },
  finders: [emptyCommittee],
});
