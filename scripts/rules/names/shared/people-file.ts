import { grouped, recurring } from '../../../../shared/format/grouped';
import type { Person } from '../../../../shared/model/content';
import { nameWords, personKey } from '../../../content/people/name-words';
import { naming } from '../../../content/people/naming';
import { plainWords } from '../../../content/plain-words';
import { nearestAmong } from '../../../content/report/nearest-among';
import type { Entry } from '../../../content/validate/validate';
import { type Found, foundAs, over, say } from '../../kit';
import { mentionsOf, peopleIn, placeOf } from '../../lexicon/mentions';

/** Nobody is in people.csv twice. */
export const duplicatePerson = over(['people'], ({ people }) =>
  recurring(people, ({ value }) => personKey(value.name)).flatMap(([first, ...others]) =>
    others.map(({ value, at }) =>
      foundAs('duplicate-person', at('name'), say`${value.name} is in people.csv twice.`, {
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
export const ambiguousSpelling = over(['people'], ({ people }) => {
  const spellings = people.flatMap((entry): Spelling[] => [
    { spelling: entry.value.name, path: ['name'], entry },
    ...(entry.value.spellings ?? []).map((spelling, index) => ({ spelling, path: ['spellings', index], entry })),
  ]);
  return [...grouped(spellings, ({ spelling }) => personKey(spelling)).values()].flatMap(ambiguous);
});

function ambiguous(meant: readonly Spelling[]): Found {
  // Somebody's own name first: the other row is the one to fix.
  const [first, ...others] = [...meant].sort((a, b) => a.path.length - b.path.length);
  if (first === undefined) return [];
  return others
    .filter(({ entry, path }) => entry !== first.entry && path.length > 1)
    .map(({ spelling, path, entry }) =>
      foundAs(
        'ambiguous-spelling',
        entry.at(...path),
        say`"${spelling}" stands for ${entry.value.name} here, and for ${first.entry.value.name} elsewhere.`,
        {
          hint: 'Leave the spelling to one of the two.',
          related: [{ ...first.entry.at(...first.path), message: `It stands for ${first.entry.value.name} here.` }],
        },
      ),
    );
}

/** The family name is a part of the name. */
export const familyOfName = over(['people'], ({ people }) =>
  people.flatMap(({ value: { name, familyName }, at }): Found => {
    const words = nameWords(name);
    if (familyName === undefined || plainWords(familyName).every((word) => words.includes(word))) return [];
    return foundAs('name-form', at('familyName'), say`"${familyName}" is no part of the name "${name}".`, {
      hint: 'Correct one of the two: indexes and citations go by the family name.',
      related: [{ ...at('name'), message: 'The name is here.' }],
    });
  }),
);

/** The words of a name, whichever of them stands first. */
const wordsInOrder = (name: string) => nameWords(name).sort().join(' ');

/** Whoever stands in people.csv is named by another file, else nobody sees what stands there. */
export const unmentionedPerson = over(
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
      return foundAs('unmentioned-person', at('name'), say`No other file names ${name}.`, {
        hint: near ? `Did you mean "${near}"?` : 'Delete the row, or write the name as the other files do.',
        ...(place && { related: [{ ...placeOf(place), message: `"${near}" is here.` }] }),
        fix: near === undefined ? undefined : { from: name, to: near, isCertain: false },
      });
    });
  },
  { whole: naming },
);
