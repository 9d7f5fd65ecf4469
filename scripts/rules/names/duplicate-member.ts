import { recurring } from '../../../shared/format/grouped';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, found, over, say } from '../kit';
import { reasons } from '../reasons';

type Member = Entry<{ readonly name: string }>;

/** Finds people who are twice in one committee, in whatever spelling. */
const duplicateMember = [
  over(['committeeMembers'], ({ committeeMembers }, { people }) =>
    twice(recurring(committeeMembers, ({ value }) => `${value.committee} ${people.identityOf(value.name)}`)),
  ),
  over(['programCommittee'], ({ programCommittee }, { people }) =>
    twice(recurring(programCommittee, ({ value: { name, country } }) => `${people.identityOf(name)} ${country ?? ''}`)),
  ),
];

const twice = (groups: readonly (readonly Member[])[]): Found =>
  groups.flatMap(([first, ...others]) =>
    others.map(({ value, at }) =>
      found(at('name'), say`${value.name} is in this committee twice.`, {
        hint: 'Delete one of the two rows. If they are two people, write a second given name or initial.',
        ...(first && { related: [{ ...first.at('name'), message: 'The first one is here.' }] }),
      }),
    ),
  );

export const rule = defineRule({
  code: 'duplicate-member',
  severity: 'error',
  reason: reasons.copiedRow,
  mayBeAccepted: true,
  finders: duplicateMember,
});
