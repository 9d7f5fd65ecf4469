import type { Contributor } from '#content';
import { grouped } from '../format/grouped';
import { lecturersOf } from '../format/speakers';
import { memoised } from '../memoise';
import { withPath } from './entries';
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

/** Removes duplicates and shorter forms: "University of Sfax" next to "University of Sfax, Tunisia". */
const fullest = (affiliations: readonly string[]): string[] => {
  const all = [...new Set(affiliations)];
  return all.filter((each) => !all.some((other) => other.startsWith(each) && /^[,،] /.test(other.slice(each.length))));
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
    return chair && { title: chair.role };
  }
  if (collection === 'committeeMembers') {
    const committee = committees.find((each) => each.id === id);
    const member = committeeMembers.find((each) => each.committee === id && spellings.includes(each.name));
    return committee && { title: committee.title, path: committee.path, ...(member?.role && { role: member.role }) };
  }
  if (collection !== 'programCommittee' || programCommittee.length === 0) return undefined;
  const page = routes.find(({ kind }) => kind === 'program-committee');
  return page && { title: page.title, ...withPath(page.path) };
}
