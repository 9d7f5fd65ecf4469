import { recurring } from '../../../shared/format/grouped';
import { personKey } from '../../content/people/name-words';
import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds people who are twice in people.csv. */
const duplicatePerson = over(['people'], ({ people }) =>
  recurring(people, ({ value }) => personKey(value.name)).flatMap(([first, ...others]) =>
    others.map(({ value, at }) =>
      foundAs('duplicate-person', at('name'), say`${value.name} is in people.csv twice.`, {
        hint: 'Make one row of the two. If they are two people, write a second given name or initial wherever they are named.',
        ...(first && { related: [{ ...first.at('name'), message: 'The first one is here.' }] }),
      }),
    ),
  ),
);

export const rule = defineRule({
  code: 'duplicate-person',
  severity: 'error',
  reason: reasons.onePersonTwoPages,
  finders: [duplicatePerson],
});
