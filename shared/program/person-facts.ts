import type { Contributor } from '#content';
import { grouped } from '../format/grouped';
import { lecturersOf } from '../format/speakers';
import { memoised } from '../memoise';
import { type PersonEntry, withPath } from './entries';
import type { Program } from './program';

/** A record that names a person, with its facts about them. */
interface Place {
  readonly name: string;
  readonly affiliation?: string;
  readonly affiliation2?: string;
  readonly university?: string;
  readonly country?: string;
  readonly orcid?: string;
  readonly page?: string;
  readonly image?: string;
  readonly profile?: string;
  readonly bio?: readonly string[];
  readonly pronouns?: string;
  readonly links?: readonly string[];
}

/** A committee of a person, with the role there. */
export interface CommitteeEntry {
  readonly title: string;
  readonly role?: string;
  readonly path?: string;
  /** Some of the other members from the same country. */
  readonly others: readonly Colleague[];
}

/** Another member of a committee. */
interface Colleague extends PersonEntry {
  readonly role?: string | undefined;
  readonly affiliation?: string | undefined;
  readonly country?: string | undefined;
}

/** Groups all records outside papers that name a person, by the name as written. */
const placesByName = memoised((program: Program): ReadonlyMap<string, readonly Place[]> => {
  const { people, speakers, chairs, committeeMembers, programCommittee, specialSessions, panels } = program.content;
  const places: readonly Place[] = [
    ...people.map(({ bio, ...person }) => ({ ...person, ...(bio && { bio: bio.split(/\n\s*\n/) }) })),
    ...speakers.flatMap(lecturersOf),
    ...chairs,
    ...committeeMembers,
    ...programCommittee,
    ...panels.flatMap((panel): readonly Place[] => [panel.chair, ...panel.speakers, ...panel.panelists]),
    ...specialSessions.flatMap((special) => special.chairs),
  ];
  return grouped(places, ({ name }) => name);
});

/** Removes duplicates, and what another one says, too: "Sfax University" next to "Dean, Sfax University, Tunisia". */
const fullest = (affiliations: readonly string[]): string[] => {
  const all = [...new Set(affiliations)];
  const parts = (affiliation: string) => `, ${affiliation.replaceAll('،', ',')}, `;
  return all.filter((each) => !all.some((other) => other !== each && parts(other).includes(parts(each))));
};

/** Merges the facts of a person from all records. Where they differ, the first one counts. */
export function placesOf(program: Program, { name, spellings }: Contributor) {
  const byName = placesByName(program);
  const places = [...new Set([name, ...spellings])].flatMap((spelling) => byName.get(spelling) ?? []);
  const first = <Field extends keyof Place>(field: Field): Place[Field] | undefined =>
    places.find((place) => place[field] !== undefined)?.[field];
  const affiliations = places.flatMap(({ affiliation, affiliation2, university }) => [
    affiliation,
    affiliation2,
    university,
  ]);
  return {
    affiliations: fullest(affiliations.filter((each) => each !== undefined)),
    country: first('country'),
    orcid: first('orcid'),
    page: first('page') ?? first('profile'),
    image: first('image'),
    bio: first('bio'),
    pronouns: first('pronouns'),
    links: first('links'),
  };
}

type Contribution = Contributor['contributions'][number];

/** Returns the committee, or the role among the chairs, of a contribution. */
export function committeeOf(
  program: Program,
  { spellings }: Contributor,
  { collection, id }: Contribution,
): CommitteeEntry | undefined {
  const { chairs, committees, committeeMembers, programCommittee, routes } = program.content;
  if (collection === 'chairs') {
    const chair = chairs.find((each) => String(each.id) === id);
    return chair && { title: chair.role, others: [] };
  }
  if (collection === 'committeeMembers') {
    const committee = committees.find((each) => each.id === id);
    const member = committeeMembers.find((each) => each.committee === id && spellings.includes(each.name));
    const all = committeeMembers.filter((each) => each.committee === id);
    return (
      committee && {
        title: committee.title,
        path: committee.path,
        ...(member?.role && { role: member.role }),
        others: othersOf(program, spellings, all),
      }
    );
  }
  if (collection !== 'programCommittee' || programCommittee.length === 0) return undefined;
  const page = routes.find(({ kind }) => kind === 'program-committee');
  return page && { title: page.title, ...withPath(page.path), others: othersOf(program, spellings, programCommittee) };
}

/** Maximum number of other members on the page of one. */
const MOST_OTHERS = 6;

function othersOf(
  { links }: Program,
  spellings: readonly string[],
  members: readonly Omit<Colleague, 'path'>[],
): readonly Colleague[] {
  const isOwn = (name: string) => spellings.includes(name);
  const own = members.find(({ name }) => isOwn(name));
  return members
    .filter(({ name, country }) => country !== undefined && country === own?.country && !isOwn(name))
    .slice(0, MOST_OTHERS)
    .map(({ name, role, affiliation, country }) => ({ name, path: links.toPerson(name), role, affiliation, country }));
}
