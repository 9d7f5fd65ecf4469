import type { Contribution, Contributor, Person, Room, Session } from '#content';
import { contributionKey, pageKindOf } from '../format/contributions';
import { headlineOf } from '../format/headline';
import { type Minutes, minutesIn, minutesWithin } from '../format/times';
import { memoised, memoisedPair } from '../memoise';
import { wordsOf } from '../words';
import type { Presentation, Program } from './program';
import { contributorNamed } from './record-links';

/** A person in a list, with the name as written there. */
export interface PersonEntry {
  readonly name: string;
  readonly path?: string | undefined;
}

/** A session in a list. */
export interface SessionEntry
  extends Pick<
    Session,
    'id' | 'number' | 'title' | 'kind' | 'date' | 'language' | 'status' | 'mode' | 'contribution' | 'continues'
  > {
  readonly minutes: Minutes;
  /** In small letters above the title: its own name below that of its talk, or somebody's role in it. */
  readonly label?: string;
  /** Names of its rooms. */
  readonly rooms: readonly string[];
  readonly path?: string;
}

/** A paper or poster in a list. */
export interface PaperEntry
  extends Pick<Contribution, 'id' | 'kind' | 'title' | 'language' | 'award' | 'mode' | 'note' | 'status' | 'board'> {
  /** Key of its star. Papers and posters may have the same ids. */
  readonly starredAs: string;
  readonly people: readonly PersonEntry[];
  readonly path?: string;
  /** Its own times within the session, if the data has them. */
  readonly minutes?: Minutes;
}

/** Returns an object with the address, empty if there is none. Views are compared as JSON, which has no `undefined`. */
export const withPath = (path: string | undefined) => (path === undefined ? {} : { path });

/** Returns the entry of a person by name. */
export const personEntry = ({ links }: Program, name: string): PersonEntry => ({
  name,
  ...withPath(links.toPerson(name)),
});

type PersonFacts = PersonEntry &
  Partial<Omit<Person, 'name' | 'aliases'>> &
  Partial<Pick<Contributor, 'parts'>> & {
    /** The group for which the person writes at this place. */
    readonly group?: string;
  };

const factsIn = memoised((_: Program) => new Map<string, PersonFacts>());

/** Returns the facts of a person by name. Cached per name, since many papers share authors. */
export function personFacts(program: Program, name: string): PersonFacts {
  const all = factsIn(program);
  const found = all.get(name) ?? factsOf(program, name);
  all.set(name, found);
  return found;
}

function factsOf(program: Program, name: string): PersonFacts {
  const { name: _, aliases: __, ...known }: Person = program.findPerson(name) ?? { name };
  const { familyName, parts, groups, isOrganisation } = contributorNamed(program.content.contributors, name) ?? {};
  const group = groups?.[name];
  return {
    ...known,
    ...personEntry(program, name),
    ...(familyName && { familyName }),
    ...(parts && { parts }),
    ...(group && { group }),
    ...(isOrganisation && { organisation: true }),
  };
}

/** Returns the entry of a session. */
export function sessionEntry({ content, links }: Pick<Program, 'content' | 'links'>, session: Session): SessionEntry {
  const { id, number, title, kind, date, language, status, mode, contribution, continues, room = [] } = session;
  return {
    id,
    title,
    kind,
    date,
    ...(number !== undefined && { number }),
    ...(language && { language }),
    ...(status && { status }),
    ...(mode && { mode }),
    ...(contribution && { contribution }),
    ...(continues && { continues }),
    minutes: minutesIn(session),
    rooms: room.flatMap((each) => content.rooms.find((one) => one.id === each)?.name ?? []),
    ...withPath(links.toSession(session)),
  };
}

/** Returns the entry of a session with the title that stands first in the schedule: that of its talk, or with its number. */
export function headedEntry(program: Program, session: Session): SessionEntry {
  const { number: _, ...entry } = sessionEntry(program, session);
  const { speakers } = program.content;
  return { ...entry, ...headlineOf(session, speakers, wordsOf(program.content)) };
}

/** A room with what is known of its place. */
export type RoomEntry = Omit<Room, 'plenary'>;

/** Lists the rooms of a session. */
export const roomEntries = ({ content }: Program, { room = [] }: Pick<Session, 'room'>): RoomEntry[] =>
  room.flatMap((id) => {
    const found = content.rooms.find((one) => one.id === id);
    if (found === undefined) return [];
    const { plenary: _, ...shown } = found;
    return [shown];
  });

/** Returns the entry of a paper, with its times if a session is given. */
export function paperEntry(program: Program, paper: Contribution, session?: Session): PaperEntry {
  const minutes = session && minutesOf(paper, session);
  return minutes ? { ...alone(program, paper), minutes } : alone(program, paper);
}

/** Returns the paper's own times within a session, if the data has them. */
const minutesOf = ({ start, end }: Contribution, session: Session): Minutes | undefined =>
  start === undefined || end === undefined ? undefined : minutesWithin(session, { start, end });

const alone = memoisedPair((program: Program, paper: Contribution): PaperEntry => {
  const { id, kind, title, language, award, mode, note, status, board, people } = paper;
  return {
    id,
    kind,
    starredAs: contributionKey(paper),
    title,
    ...(language && { language }),
    ...(award && { award }),
    ...(mode && { mode }),
    ...(note && { note }),
    ...(status && { status }),
    ...(board && { board }),
    people: people.map((name) => personEntry(program, name)),
    ...withPath(program.links.to(pageKindOf(paper), id)),
  };
});

/** A presentation in a list of sessions. */
export interface PresentationEntry {
  readonly session: SessionEntry;
  /** The paper's own times, if the data has them. */
  readonly minutes?: Minutes;
  readonly mode?: Contribution['mode'];
}

/** Returns the entry of a presentation, with the paper's own times and mode. */
export const presentationEntry = (program: Program, { session, paper }: Presentation): PresentationEntry => {
  const minutes = minutesOf(paper, session);
  return {
    session: sessionOf(program, session),
    ...(minutes && { minutes }),
    ...(paper.mode && { mode: paper.mode }),
  };
};

const sessionOf = memoisedPair((program: Program, session: Session) => sessionEntry(program, session));
