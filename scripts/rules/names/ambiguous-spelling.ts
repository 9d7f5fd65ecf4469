import { grouped } from '../../../shared/format/grouped';
import type { Person } from '../../../shared/model/content';
import { personKey } from '../../content/people/name-words';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

interface Spelling {
  readonly spelling: string;
  readonly path: readonly (string | number)[];
  readonly entry: Entry<Person>;
}

/** Finds spellings that are declared for two people. */
const ambiguousSpelling = over(['people'], ({ people }) => {
  const spellings = people.flatMap((entry): Spelling[] => [
    { spelling: entry.value.name, path: ['name'], entry },
    ...(entry.value.spellings ?? []).map((spelling, index) => ({ spelling, path: ['spellings', index], entry })),
  ]);
  return [...grouped(spellings, ({ spelling }) => personKey(spelling)).values()].flatMap(ambiguous);
});

function ambiguous(meant: readonly Spelling[]): Found {
  // A person's own name comes first: the other row is wrong.
  const [first, ...others] = [...meant].sort((a, b) => a.path.length - b.path.length);
  if (first === undefined) return [];
  return others
    .filter(({ entry, path }) => entry !== first.entry && path.length > 1)
    .map(({ spelling, path, entry }) =>
      foundAs(
        'ambiguous-spelling',
        entry.at(...path),
        say`"${spelling}" means ${entry.value.name} here and ${first.entry.value.name} elsewhere.`,
        {
          hint: 'Leave the spelling to one of the two.',
          related: [{ ...first.entry.at(...first.path), message: `It means ${first.entry.value.name} here.` }],
        },
      ),
    );
}

export const rule = defineRule({
  code: 'ambiguous-spelling',
  severity: 'error',
  reason: reasons.onePersonTwoPages,
  finders: [ambiguousSpelling],
});
