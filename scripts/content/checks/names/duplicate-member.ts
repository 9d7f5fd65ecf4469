import { recurring } from '../../../../renderer/format/grouped';
import { defineRefusal } from '../../check';
import { type Diagnostic, error } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

type Member = Entry<{ readonly name: string }>;

/** Nobody is twice in one committee, in whatever spelling. */
export const duplicateMember = [
  defineRefusal(['committeeMembers'], ({ committeeMembers }, { people }) =>
    twice(recurring(committeeMembers, ({ value }) => `${value.committee} ${people.identityOf(value.name)}`)),
  ),
  defineRefusal(['programCommittee'], ({ programCommittee }, { people }) =>
    twice(recurring(programCommittee, ({ value: { name, country } }) => `${people.identityOf(name)} ${country ?? ''}`)),
  ),
];

const twice = (groups: readonly (readonly Member[])[]): Diagnostic[] =>
  groups.flatMap(([first, ...others]) =>
    others.map(({ value, at }) =>
      error('duplicate-member', at('name'), `${value.name} is in this committee twice.`, {
        hint: 'Delete one of the two rows. If they are two people, write a second given name or initial.',
        ...(first && { related: [{ ...first.at('name'), message: 'The first one is here.' }] }),
      }),
    ),
  );
