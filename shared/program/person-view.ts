import type { Contributor, Panel, Speaker, SpecialSession } from '#content';
import {
  type PaperEntry,
  type PresentationEntry,
  paperEntry,
  posterEntry,
  presentationEntry,
  type SessionEntry,
  sessionEntry,
  withPath,
} from './entries';
import { type CommitteeEntry, committeeOf, placesOf } from './person-facts';
import type { Program } from './program';

/** A paper or poster on the page of an author. */
export interface AuthoredEntry {
  readonly kind: 'paper' | 'poster';
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
  readonly talks: readonly (Pick<Speaker, 'talk' | 'abstract'> & { readonly sessions: readonly SessionEntry[] })[];
  readonly authored: readonly AuthoredEntry[];
  readonly chaired: readonly SessionEntry[];
  readonly panels: readonly (Pick<Panel, 'title' | 'path'> & { readonly sessions: readonly SessionEntry[] })[];
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
  const { image, country, orcid, page, bio, affiliations } = placesOf(program, person);
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
    talks: talksBy(program, person),
    authored: authoredBy(program, person),
    chaired: idsOf(person, 'sessions')
      .flatMap((id) => program.sessions.get(id) ?? [])
      .map((session) => sessionEntry(program, session))
      .sort(inOrder),
    panels: idsOf(person, 'panels').flatMap((id) => {
      const panel = program.content.panels.find((each) => each.id === id);
      const sessions = program.sessionsOfPanel.get(id) ?? [];
      if (panel === undefined) return [];
      const { title, path } = panel;
      return [{ title, path, sessions: sessions.map((session) => sessionEntry(program, session)) }];
    }),
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

function authoredBy(program: Program, person: Contributor): AuthoredEntry[] {
  const papers = idsOf(person, 'papers').flatMap((id): AuthoredEntry[] => {
    const paper = program.papers.get(id);
    if (paper === undefined) return [];
    const presented = (program.presentations.get(id) ?? []).map((each) => presentationEntry(program, each));
    return [{ kind: 'paper', paper: paperEntry(program, paper), presentations: presented }];
  });
  const posters = idsOf(person, 'posters').flatMap((id): AuthoredEntry[] => {
    const poster = program.posters.get(id);
    if (poster === undefined) return [];
    const session = program.sessions.get(poster.session ?? '');
    const presentations = session ? [{ session: sessionEntry(program, session) }] : [];
    return [{ kind: 'poster', paper: posterEntry(program, poster), presentations }];
  });
  return [...papers, ...posters];
}

const inOrder = (one: SessionEntry, other: SessionEntry) =>
  one.date === other.date ? one.minutes.start - other.minutes.start : one.date < other.date ? -1 : 1;
