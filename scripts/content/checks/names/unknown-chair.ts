import { tally } from '../../../../renderer/format/grouped';
import { defineCheck, entriesOf } from '../../check';
import { collectionNames } from '../../collections';
import { isRecord } from '../../fields';
import { peopleIn } from '../../people/mentions';
import { isOneName } from '../../people/name-forms';
import { isNameSlip } from '../../people/name-slip';
import { listing, lists, naming } from '../../people/naming';
import { eachName, personFields } from '../../people/person-fields';
import { roles } from '../../people/roles';
import { type Diagnostic, MOST_PROBLEMS, warning } from '../../report/diagnostics';
import { nearestAmong } from '../../report/nearest-among';
import { titleOf } from '../../title-of';

/** The fields that refer to people of the lists, such as the chairs of a session. */
const referring = collectionNames.flatMap((collection) =>
  personFields(collection).flatMap((field) => {
    const { mustBeListed } = roles[field.role];
    return mustBeListed === undefined ? [] : [{ collection, field, does: mustBeListed }];
  }),
);

/** The lists of those who run the conference. */
const committees = lists.filter((collection) => listing(collection).some(({ role }) => role === 'member'));

/** The fewest sessions without a chair of any list that make a custom. */
const MANY = 4;

/** Nobody chairs the session in which they are the only speaker: a name may have been copied from one cell into the other. */
export const speakerChairs = defineCheck(['sessions', 'speakers'], ({ sessions, speakers }, { people }) => {
  const named = new Map(speakers.map(({ value: { id, name } }) => [id, people.identityOf(name)]));
  return sessions.flatMap(({ value: { title, speaker, chairs = [], status }, at }): Diagnostic[] => {
    const own = speaker === undefined || status === 'cancelled' ? undefined : named.get(speaker);
    const both = own === undefined ? undefined : chairs.find((name) => people.identityOf(name) === own);
    if (both === undefined) return [];
    return [
      warning('unknown-chair', at('chairs'), `${both} chairs "${title}" and is its speaker.`, {
        hint: 'Write who presents the speaker, or leave the cell empty.',
      }),
    ];
  });
});

/** Every chair of a session is in one of the lists of people, or in people.csv, so that a mistyped name is noticed. */
export const unknownChair = defineCheck(
  [...naming, 'people'],
  (records, site) => {
    // A conference that names no committee has nowhere else to write its chairs: none of them is odd.
    if (committees.every((collection) => entriesOf(records, collection).length === 0)) return [];
    const { spellings, listed: named, similar } = peopleIn(records, site);
    const listed = new Set([...named, ...records.people.map(({ value }) => site.people.identityOf(value.name))]);
    const nearest = nearestAmong([...listed].flatMap((person) => [...(spellings.get(person) ?? [])]));
    // Of somebody whose name is similar to a listed one, that is told already.
    const known = new Set([
      ...listed,
      ...similar.flatMap(({ one, other }) => (listed.has(one) || listed.has(other) ? [one, other] : [])),
    ]);
    const chaired = referring.flatMap(({ collection, field }) =>
      entriesOf(records, collection).map(({ value }) => {
        const found: string[] = [];
        eachName(value, field, (name) => found.push(site.people.identityOf(name)));
        return found;
      }),
    );
    const times = tally(chaired.flat(), (person) => person);
    // Where nobody who chairs most of the sessions is on a list, chairs are not asked to be.
    const withChairs = chaired.filter(({ length }) => length > 0);
    const unlisted = withChairs.filter((people) => !people.some((person) => known.has(person))).length;
    const isCustom = unlisted >= MANY && unlisted * 2 > withChairs.length;
    const problems: Diagnostic[] = [];
    for (const { collection, field, does } of referring) {
      for (const { value, at } of entriesOf(records, collection)) {
        // Guests lead workshops: only a name near to one of the lists is told there.
        const isOfGuests = isRecord(value) && (value.kind === 'workshop' || value.kind === 'tutorial');
        eachName(value, field, (name, trail) => {
          if (!isOneName(name) || known.has(site.people.identityOf(name)) || problems.length >= MOST_PROBLEMS) return;
          const nearby = nearest(name);
          // Chairs of no list share their family names with people of the lists; slips are nearer.
          const near = isCustom && nearby !== undefined && !isNameSlip(name, nearby) ? undefined : nearby;
          // A slip is made once: who chairs two sessions under one name has it.
          if (near === undefined && (isCustom || isOfGuests || (times.get(site.people.identityOf(name)) ?? 0) > 1))
            return;
          const hint = near
            ? `Did you mean "${near}"?`
            : 'Add the chair to a committee, to program-committee.csv or to people.csv, or correct the name.';
          const message = `${name} ${does} "${titleOf(value)}" and stands in no list of people.`;
          const fix = near === undefined ? undefined : { from: name, to: near, isCertain: false };
          problems.push(warning('unknown-chair', at(...trail), message, { hint, fix }));
        });
      }
    }
    return problems;
  },
  { whole: [...lists, 'people'] },
);
