import type { Paper, Person, Poster, Session } from '#content';
import { type Minutes, minutesIn, minutesWithin } from '../format/times';
import { memoised, memoisedPair } from '../memoise';
import type { Presentation, Program } from './program';
import { contributorNamed } from './record-links';

/** A person in a list: the name as the place writes it, and the address of the page. */
export interface PersonEntry {
  readonly name: string;
  readonly path?: string | undefined;
}

/** A session in a list. */
export interface SessionEntry extends Pick<Session, 'id' | 'number' | 'title' | 'kind' | 'date' | 'status' | 'mode'> {
  readonly minutes: Minutes;
  /** The names of its rooms. */
  readonly rooms: readonly string[];
  readonly path?: string;
}

/** A paper or poster in a list. */
export interface PaperEntry extends Pick<Paper, 'id' | 'title' | 'language' | 'award' | 'mode' | 'note'> {
  /** The key under which it is starred: papers and posters may have the same ids. */
  readonly starredAs: string;
  readonly authors: readonly PersonEntry[];
  readonly path?: string;
  /** When it is presented within the session, where the data says so. */
  readonly minutes?: Minutes;
}

/** An address where there is one: nothing else may be `undefined` in JSON that pages are known by. */
export const withPath = (path: string | undefined) => (path === undefined ? {} : { path });

export const personEntry = ({ links }: Program, name: string): PersonEntry => ({
  name,
  ...withPath(links.toPerson(name)),
});

type PersonFacts = PersonEntry & Partial<Omit<Person, 'name' | 'aliases'>>;

const factsIn = memoised((_: Program) => new Map<string, PersonFacts>());

/** The facts of a person, with the entry; once for each name, which many papers have. */
export function personFacts(program: Program, name: string): PersonFacts {
  const all = factsIn(program);
  const found = all.get(name) ?? factsOf(program, name);
  all.set(name, found);
  return found;
}

function factsOf(program: Program, name: string): PersonFacts {
  const { name: _, aliases: __, ...known }: Person = program.findPerson(name) ?? { name };
  const { familyName } = contributorNamed(program.content.contributors, name) ?? {};
  return { ...known, ...personEntry(program, name), ...(familyName && { familyName }) };
}

export function sessionEntry({ content, links }: Pick<Program, 'content' | 'links'>, session: Session): SessionEntry {
  const { id, number, title, kind, date, status, mode, room = [] } = session;
  return {
    id,
    title,
    kind,
    date,
    ...(number !== undefined && { number }),
    ...(status && { status }),
    ...(mode && { mode }),
    minutes: minutesIn(session),
    rooms: room.flatMap((each) => content.rooms.find((one) => one.id === each)?.name ?? []),
    ...withPath(links.to('session', id)),
  };
}

/** A paper, in the session in which it is presented if one is named. */
export function paperEntry(program: Program, paper: Paper, session?: Session): PaperEntry {
  const minutes = session && minutesOf(paper, session);
  return minutes ? { ...alone(program, paper), minutes } : alone(program, paper);
}

/** The paper's own times within a session, where the data says them. */
const minutesOf = ({ start, end }: Paper, session: Session): Minutes | undefined =>
  start === undefined || end === undefined ? undefined : minutesWithin(session, { start, end });

const alone = memoisedPair((program: Program, paper: Paper): PaperEntry => {
  const { id, title, language, award, mode, note, authors } = paper;
  return {
    id,
    starredAs: `paper-${id}`,
    title,
    ...(language && { language }),
    ...(award && { award }),
    ...(mode && { mode }),
    ...(note && { note }),
    authors: authors.map((name) => personEntry(program, name)),
    ...withPath(program.links.to('paper', id)),
  };
});

export function posterEntry(program: Program, { id, title, language, authors }: Poster): PaperEntry {
  return {
    id,
    starredAs: `poster-${id}`,
    title,
    ...(language && { language }),
    authors: authors.map((name) => personEntry(program, name)),
    ...withPath(program.links.to('poster', id)),
  };
}

/** A presentation in a list of what somebody does, or of where a paper is presented. */
export interface PresentationEntry {
  readonly session: SessionEntry;
  /** The paper's own times, where the data says them. */
  readonly minutes?: Minutes;
  readonly mode?: Paper['mode'];
}

export const presentationEntry = (program: Program, { session, paper }: Presentation): PresentationEntry => {
  const minutes = minutesOf(paper, session);
  return {
    session: sessionOf(program, session),
    ...(minutes && { minutes }),
    ...(paper.mode && { mode: paper.mode }),
  };
};

const sessionOf = memoisedPair((program: Program, session: Session) => sessionEntry(program, session));
