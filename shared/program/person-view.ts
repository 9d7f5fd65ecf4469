import type { Contributor, Panel, Role, Session, Speaker, SpecialSession } from '#content';
import { contributionKey, keysIn, pageKindOf } from '../format/contributions';
import { wordsOf } from '../words';
import {
  headedEntry,
  type PaperEntry,
  type PresentationEntry,
  paperEntry,
  presentationEntry,
  type SessionEntry,
  sessionEntry,
  withPath,
} from './entries';
import { type CommitteeEntry, committeeOf, placesOf } from './person-facts';
import type { Program } from './program';

/** A paper or poster on the page of an author. */
export interface AuthoredEntry {
  readonly kind: ReturnType<typeof pageKindOf>;
  readonly paper: PaperEntry;
  readonly presentations: readonly PresentationEntry[];
}

/** What the page of a person shows. */
export interface PersonView {
  readonly kind: 'person';
  readonly name: string;
  readonly familyName: string;
  readonly affiliations: readonly string[];
  readonly country?: string;
  readonly orcid?: string;
  readonly page?: string;
  readonly image?: string;
  readonly bio?: readonly string[];
  readonly pronouns?: string;
  readonly links?: readonly string[];
  readonly talks: readonly (Pick<Speaker, 'talk' | 'abstract'> & { readonly sessions: readonly SessionEntry[] })[];
  /** Sessions whose own people name the person. */
  readonly held: readonly SessionEntry[];
  readonly authored: readonly AuthoredEntry[];
  readonly chaired: readonly SessionEntry[];
  /** The panels on which the person is, with the role there; their sessions are in no other list. */
  readonly panels: readonly (Pick<Panel, 'title' | 'path'> & {
    readonly role?: string;
    readonly sessions: readonly SessionEntry[];
  })[];
  readonly organised: readonly Pick<SpecialSession, 'title' | 'path'>[];
  /** The volume that the person edits, with the page of its papers. */
  readonly edited: readonly { readonly title: string; readonly path?: string }[];
  readonly committees: readonly CommitteeEntry[];
}

/** Returns what the page of a person shows; undefined if there is no such person. */
export function personView(program: Program, slug: string): PersonView | undefined {
  const person = program.contributors.get(slug);
  if (person === undefined) return undefined;
  const { name, familyName } = person;
  const { image, country, orcid, page, bio, pronouns, links, affiliations } = placesOf(program, person);
  return {
    kind: 'person',
    name,
    familyName,
    affiliations,
    ...(country && { country }),
    ...(orcid && { orcid }),
    ...(page && { page }),
    ...(image && { image }),
    ...(bio && { bio }),
    ...(pronouns && { pronouns }),
    ...(links && { links }),
    talks: talksBy(program, person),
    authored: authoredBy(program, person),
    held: sessionsOf(program, person, (role) => role !== 'chair'),
    chaired: sessionsOf(program, person, (role) => role === 'chair'),
    panels: panelsOf(program, person),
    organised: idsOf(person, 'specialSessions').flatMap((id) => {
      const found = program.content.specialSessions.find((each) => each.id === id);
      return found === undefined ? [] : [{ title: found.title, path: found.path }];
    }),
    edited: editedBy(program, person),
    committees: person.contributions.flatMap((each) => committeeOf(program, person, each) ?? []),
  };
}

/** Lists the records of a collection that name a person. */
const idsOf = ({ contributions }: Contributor, collection: string): string[] => [
  ...new Set(contributions.flatMap((each) => (each.collection === collection && each.id ? [each.id] : []))),
];

/** Lists the panels of a person. Their sessions have the title of the panel and link to its page. */
function panelsOf(program: Program, person: Contributor): PersonView['panels'] {
  const { content, sessionsOfPanel } = program;
  return idsOf(person, 'panels').flatMap((panelId) => {
    const panel = content.panels.find(({ id }) => id === panelId);
    if (panel === undefined) return [];
    const { title, path } = panel;
    const sessions = sessionsOfPanel.get(panelId) ?? [];
    const isChair = person.contributions.some(({ collection, id, role }) =>
      collection === 'panels'
        ? id === panelId && role === 'panel-chair'
        : role === 'chair' && sessions.some((session) => collection === 'sessions' && session.id === id),
    );
    const role = isChair ? wordsOf(content).schedule.chairs(1) : undefined;
    const entryOf = (session: Session): SessionEntry => {
      const { number: _, language: __, ...entry } = sessionEntry(program, session);
      return { ...entry, title, path, ...(role && { label: role }) };
    };
    return [{ title, path, ...(role && { role }), sessions: sessions.map(entryOf) }];
  });
}

/** Lists the sessions that name a person in some roles, in order, without those of the person's panels. */
function sessionsOf(program: Program, person: Contributor, has: (role: Role) => boolean): SessionEntry[] {
  const { contributions } = person;
  const panels = idsOf(person, 'panels');
  const ids = contributions.flatMap(({ collection, id, role }) =>
    collection === 'sessions' && id !== undefined && has(role) ? [id] : [],
  );
  return [...new Set(ids)]
    .flatMap((id) => program.sessions.get(id) ?? [])
    .filter(({ panel }) => panel === undefined || !panels.includes(panel))
    .map((session) => headedEntry(program, session))
    .sort(inOrder);
}

function editedBy({ content }: Program, { contributions }: Contributor): PersonView['edited'] {
  const { proceedings, routes } = content;
  if (proceedings === undefined || !contributions.some(({ role }) => role === 'editor')) return [];
  return [{ title: proceedings.title, ...withPath(routes.find(({ kind }) => kind === 'papers')?.path) }];
}

function talksBy(program: Program, person: Contributor): PersonView['talks'] {
  return idsOf(person, 'speakers').flatMap((id) => {
    const speaker = program.content.speakers.find((each) => String(each.id) === id);
    if (speaker === undefined) return [];
    const { talk, abstract } = speaker;
    const sessions = (program.sessionsOfSpeaker.get(speaker.id) ?? []).map((each) => sessionEntry(program, each));
    return [{ talk, ...(abstract && { abstract }), sessions }];
  });
}

function authoredBy(program: Program, { contributions }: Contributor): AuthoredEntry[] {
  const found = contributions.flatMap(keysIn).flatMap((key) => program.contributions.get(key) ?? []);
  return [...new Set(found)].map((paper) => ({
    kind: pageKindOf(paper),
    paper: paperEntry(program, paper),
    presentations: (program.presentations.get(contributionKey(paper)) ?? []).map((each) =>
      presentationEntry(program, each),
    ),
  }));
}

const inOrder = (one: SessionEntry, other: SessionEntry) =>
  one.date === other.date ? one.minutes.start - other.minutes.start : one.date < other.date ? -1 : 1;
