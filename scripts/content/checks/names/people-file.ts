// Codes: ambiguous-spelling, duplicate-person, name-form, unmentioned-person.

import { grouped, recurring } from '../../../../renderer/format/grouped';
import { defineCheck, defineRefusal } from '../../check';
import type { Person } from '../../content';
import { mentionsOf, peopleIn, placeOf } from '../../people/mentions';
import { nameWords, personKey } from '../../people/name-words';
import { naming } from '../../people/naming';
import { plainWords } from '../../plain-words';
import { type Diagnostic, error, warning } from '../../report/diagnostics';
import { nearestAmong } from '../../report/nearest-among';
import type { Entry } from '../../validate/validate';

/** Nobody is in people.csv twice. */
export const duplicatePerson = defineRefusal(['people'], ({ people }) =>
  recurring(people, ({ value }) => personKey(value.name)).flatMap(([first, ...others]) =>
    others.map(({ value, at }) =>
      error('duplicate-person', at('name'), `${value.name} is in people.csv twice.`, {
        hint: 'Make one row of the two. If they are two people, write a second given name or initial wherever they are named.',
        ...(first && { related: [{ ...first.at('name'), message: 'The first one is here.' }] }),
      }),
    ),
  ),
);

interface Spelling {
  readonly spelling: string;
  readonly path: readonly (string | number)[];
  readonly entry: Entry<Person>;
}

/** A spelling means one person: it is declared once, and is nobody's own name. */
export const ambiguousSpelling = defineRefusal(['people'], ({ people }) => {
  const spellings = people.flatMap((entry): Spelling[] => [
    { spelling: entry.value.name, path: ['name'], entry },
    ...(entry.value.spellings ?? []).map((spelling, index) => ({ spelling, path: ['spellings', index], entry })),
  ]);
  return [...grouped(spellings, ({ spelling }) => personKey(spelling)).values()].flatMap(ambiguous);
});

function ambiguous(meant: readonly Spelling[]): Diagnostic[] {
  // Somebody's own name first: the other row is the one to mend.
  const [first, ...others] = [...meant].sort((a, b) => a.path.length - b.path.length);
  if (first === undefined) return [];
  return others
    .filter(({ entry, path }) => entry !== first.entry && path.length > 1)
    .map(({ spelling, path, entry }) =>
      error(
        'ambiguous-spelling',
        entry.at(...path),
        `"${spelling}" stands for ${entry.value.name} here, and for ${first.entry.value.name} elsewhere.`,
        {
          hint: 'Leave the spelling to one of the two.',
          related: [{ ...first.entry.at(...first.path), message: `It stands for ${first.entry.value.name} here.` }],
        },
      ),
    );
}

/** The family name is a part of the name. */
export const familyOfName = defineCheck(['people'], ({ people }) =>
  people.flatMap(({ value: { name, familyName }, at }): Diagnostic[] => {
    const words = nameWords(name);
    if (familyName === undefined || plainWords(familyName).every((word) => words.includes(word))) return [];
    return [
      warning('name-form', at('familyName'), `"${familyName}" is no part of the name "${name}".`, {
        hint: 'Correct one of the two: indexes and citations go by the family name.',
        related: [{ ...at('name'), message: 'The name is here.' }],
      }),
    ];
  }),
);

/** The words of a name, whichever of them stands first. */
const wordsInOrder = (name: string) => nameWords(name).sort().join(' ');

/** Whoever stands in people.csv is named by another file, else nobody sees what stands there. */
export const unmentionedPerson = defineCheck(
  ['people', ...naming],
  (records, site) => {
    const { spellings } = peopleIn(records, site);
    const idle = records.people.filter(({ value }) => !spellings.has(site.people.identityOf(value.name)));
    const written = idle.length === 0 ? [] : [...spellings.values()].flatMap((names) => [...names]);
    const nearest = nearestAmong(written);
    const byWords = new Map(written.map((name) => [wordsInOrder(name), name]));
    return idle.map(({ value: { name }, at }) => {
      const near = byWords.get(wordsInOrder(name)) ?? nearest(name);
      const [place] = near === undefined ? [] : (mentionsOf(new Set([near]), records, site).get(near) ?? []);
      return warning('unmentioned-person', at('name'), `No other file names ${name}.`, {
        hint: near ? `Did you mean "${near}"?` : 'Delete the row, or write the name as the other files do.',
        ...(place && { related: [{ ...placeOf(place), message: `"${near}" is here.` }] }),
        fix: near === undefined ? undefined : { from: name, to: near, isCertain: false },
      });
    });
  },
  { whole: naming },
);
