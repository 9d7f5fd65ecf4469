import type { Panel, Partner, Session, Speaker, SpecialSession } from '#content';
import { takesPlace } from '../format/contributions';
import { headlineOf } from '../format/headline';
import type { Update } from '../format/release-changes';
import { papersOf } from '../format/schedule';
import { isForEverybody, isPause } from '../format/session-kinds';
import { type Lecturer, lecturersOf } from '../format/speakers';
import { minutesIn } from '../format/times';
import { memoised } from '../memoise';
import { wordsOf } from '../words';
import {
  headedEntry,
  type PaperEntry,
  type PersonEntry,
  paperEntry,
  personEntry,
  personFacts,
  type RoomEntry,
  roomEntries,
  type SessionEntry,
  sessionEntry,
} from './entries';
import type { PaperView } from './paper-view';
import type { Program } from './program';

/** What the page of a session shows. */
export interface SessionView {
  readonly kind: 'session';
  readonly session: Omit<Session, 'aliases' | 'chairs' | 'people' | 'room'>;
  readonly entry: SessionEntry;
  /** Its name if its page is headed by its talk, else the conference's own name for this kind of session. */
  readonly label?: string;
  readonly chairs: readonly PersonEntry[];
  /** Its own people: who teaches the tutorial, organises the workshop, moderates. */
  readonly people: PaperView['people'];
  readonly rooms: readonly RoomEntry[];
  readonly speaker?: Pick<Speaker, 'abstract'> & { readonly people: readonly (Lecturer & PersonEntry)[] };
  readonly panel?: Pick<Panel, 'path' | 'title'> & { readonly people: readonly PersonEntry[] };
  readonly special?: Pick<SpecialSession, 'path' | 'menuLabel'>;
  readonly partners: readonly Pick<Partner, 'name' | 'url'>[];
  readonly update?: Update;
  /** The session of which it is a part. */
  readonly whole?: SessionEntry;
  readonly parts: readonly SessionEntry[];
  /** Where the session goes on, after a break or on another day, and what is presented there. */
  readonly blocks: readonly { readonly entry: SessionEntry; readonly papers: readonly PaperEntry[] }[];
  readonly papers: readonly PaperEntry[];
  readonly posters: readonly PaperEntry[];
  /** The sessions right before and after it, titled as in the schedule. */
  readonly before: readonly SessionEntry[];
  readonly after: readonly SessionEntry[];
}

/** Returns what the page of a session shows; undefined if there is no such session. */
export function sessionView(program: Program, id: string): SessionView | undefined {
  const session = program.sessions.get(id);
  if (session === undefined) return undefined;
  const { content } = program;
  const { aliases: _, chairs = [], people = [], room: __, ...shown } = session;
  const kind = content.sessionKinds.find(({ id: each }) => each === session.kind)?.label;
  const { label = kind } = headlineOf(session, content.speakers, wordsOf(content));
  const speaker = content.speakers.find((each) => each.id === session.speaker);
  const panel = content.panels.find((each) => each.id === session.panel);
  const special = content.specialSessions.find((each) => each.id === session.specialSession);
  const whole = program.sessions.get(session.parent ?? '');
  const blocks = program.blocksOf.get(id) ?? [];
  const update = program.updateOf(`session-${id}`);
  return {
    kind: 'session',
    session: shown,
    entry: sessionEntry(program, session),
    ...(update && { update }),
    ...(label !== undefined && { label }),
    partners: content.partners.flatMap(({ session: supported, name, url }) =>
      supported === id ? [{ name, ...(url && { url }) }] : [],
    ),
    chairs: chairs.map((name) => personEntry(program, name)),
    people: people.map((name) => personFacts(program, name)),
    rooms: roomEntries(program, { room: [...new Set([session, ...blocks].flatMap(({ room = [] }) => room))] }),
    ...(speaker && { speaker: speakerFacts(program, speaker) }),
    ...(panel && { panel: { path: panel.path, title: panel.title, people: peopleOf(program, panel) } }),
    ...(special && { special: { path: special.path, menuLabel: special.menuLabel } }),
    ...(whole && { whole: sessionEntry(program, whole) }),
    parts: (program.partsOf.get(id) ?? []).map((part) => sessionEntry(program, part)),
    blocks: blocks.map((block) => ({
      entry: sessionEntry(program, block),
      papers: papersIn(program, block),
    })),
    papers: papersIn(program, session),
    posters: (program.postersIn.get(id) ?? []).map((poster) => paperEntry(program, poster)),
    ...around(program, session),
  };
}

/** Number of parallel sessions up to which they are listed before or after another one. */
const MOST_PARALLEL = 3;

/** The ids of the sessions for those in every room, without breaks. */
const plenaries = memoised(
  ({ content }: Program) =>
    new Set(content.sessions.filter((each) => !isPause(each) && isForEverybody(each, content)).map(({ id }) => id)),
);

/** Finds what ends last before a session and what begins first after it: in its rooms or for everybody; anywhere if it has no room. */
function around(program: Program, session: Session): Pick<SessionView, 'before' | 'after'> {
  const { id, date, parent, room } = session;
  const isInReach = (other: Session) =>
    room === undefined || other.room?.some((one) => room.includes(one)) || plenaries(program).has(other.id);
  const { start, end } = minutesIn(session);
  const others = (program.sessionsOn.get(date) ?? []).filter(
    (each) => each.id !== id && each.continues !== id && takesPlace(each) && isInReach(each),
  );
  const timed = parent === undefined ? others.map((each) => ({ each, ...minutesIn(each) })) : [];
  const ended = timed.filter((each) => each.end <= start);
  const coming = timed.filter((each) => each.start >= end);
  const last = Math.max(...ended.map((each) => each.end));
  const first = Math.min(...coming.map((each) => each.start));
  const entries = (found: typeof timed) =>
    found.length > MOST_PARALLEL ? [] : found.map(({ each }) => headedEntry(program, each));
  return {
    before: entries(ended.filter((each) => each.end === last)),
    after: entries(coming.filter((each) => each.start === first)),
  };
}

const papersIn = (program: Program, session: Session) =>
  papersOf(program.talks, session).map((paper) => paperEntry(program, paper, session));

const speakerFacts = (program: Program, speaker: Speaker) => ({
  people: lecturersOf(speaker).map((each) => ({ ...each, ...personEntry(program, each.name) })),
  ...(speaker.abstract && { abstract: speaker.abstract }),
});

/** Lists the people of a panel, its chair first. */
const peopleOf = (program: Program, { chair, panelists, speakers }: Panel): PersonEntry[] =>
  [...new Set([chair, ...panelists, ...speakers].map(({ name }) => name))].map((name) => personEntry(program, name));
