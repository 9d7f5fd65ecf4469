import { grouped } from '../../../shared/format/grouped';
import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { minutesIn } from '../../../shared/format/times';
import type { Report } from '../../tables/problem';
import { PAUSES } from '../divide-at-breaks';
import type {
  ContributionFacts,
  ImportedPerson,
  ImportedPresentation,
  ImportedSession,
  Listed,
  Reading,
  TimeSlot,
} from '../model';
import type { Json } from '../read/json';
import { asItem } from '../values/names';
import { kindIn, sessionKindIn } from '../values/session-kind';
import { type LocalStart, slotOf } from '../values/times';
import { groupTalks } from './group-talks';
import { inMarkdown, inOneLine } from './one-line';
import type { Context } from './service';

/** An event of a program, as a service lists it. */
export interface SourceEvent {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  /** The name of its type: "Talk", "Workshop (3 h)". */
  readonly type: string;
  /** What it is, if the service says so; else it depends on people, text and type. */
  readonly is?: 'contribution' | 'session' | undefined;
  readonly start: LocalStart | undefined;
  readonly minutes: number | undefined;
  /** Name of the room. */
  readonly room: string;
  /** Title of the session of a talk, if the export has it. */
  readonly session?: string | undefined;
  /** Key of the session of a talk, if the export has it: the place of that session, if it has no `key`. */
  readonly within?: string | undefined;
  readonly key?: string | undefined;
  readonly people: readonly ImportedPerson[];
  /** Who chairs a session. */
  readonly chairs?: readonly string[] | undefined;
  /** Markdown. */
  readonly abstract: string;
  /** The text of a break, in one line. */
  readonly note?: string | undefined;
  /** Other facts of a contribution. */
  readonly facts?: Partial<ContributionFacts> | undefined;
}

/** An event with its time. */
interface Event extends TimeSlot {
  readonly key: string;
  readonly source: SourceEvent;
  readonly kind: string | undefined;
  readonly isTalk: boolean;
}

/** Interprets the name of a type: a kind or the label of an own kind; undefined for a talk. */
export type KindOf = (type: string) => string | undefined;

/** Titles of breaks, which may have a text but are not talks. */
const PAUSE =
  /^(?:(?:morning|afternoon|evening|coffee|tea|lunch|short|long|the)[\s-]+)*(?:break|lunch|coffee|tea|dinner|registration|check-in|pause)s?$/i;

/** Kinds of session that are no contributions, even with people and a text. */
export const ONLY_SESSIONS: ReadonlySet<string> = new Set([...PAUSES, 'award', 'social', 'ceremony']);

/** The sessions of a program, and when its talks take place. */
interface Program {
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
  /** Events that others take place within. */
  readonly wholes: ReadonlySet<SourceEvent>;
}

/** Interprets the types of a program. The type of most events with people is a talk, whatever its name: `lecture` in frab. */
function kindsOf(events: readonly SourceEvent[]): KindOf {
  const given = events.filter(({ people }) => people.length > 0);
  const [usual] = [...grouped(given, ({ type }) => type)].find(([, same]) => same.length > given.length / 2) ?? [];
  return (type) => {
    const known = sessionKindIn(type);
    return type === usual && (known === undefined || known === 'lecture') ? undefined : kindIn(type);
  };
}

interface ProgramOptions {
  readonly kindOf?: KindOf;
  /** Contributions need a time, too. */
  readonly isWhole?: boolean;
  /** The export says which contributions are within which session. */
  readonly isNested?: boolean;
}

/**
 * Reads a program. An event without id and title is reported and left out, and so is a session without a time. A contribution may be
 * without a time, unless `isWhole`.
 */
export function readProgram(
  sources: readonly SourceEvent[],
  context: Context,
  { kindOf = kindsOf(sources), isWhole = false, isNested = false }: ProgramOptions = {},
): Pick<Reading, 'contributions' | 'sessions' | 'presentations'> & { readonly listed: readonly Listed[] } {
  const classed = sources.map((source) => ({ source, ...classOf(source, kindOf) }));
  const usable = classed.filter((each) => isUsable(each.source, isWhole || !each.isTalk, context.report));
  const events = usable.flatMap(({ source, ...what }): Event[] => {
    const { at, key = at, room, start, minutes } = source;
    return start && minutes ? [{ at, key, room, source, ...what, ...slotOf(start, minutes, context.zone) }] : [];
  });
  const { sessions, presentations, wholes } = programOf(events, isNested, context.report);
  const talks = usable.filter(({ source, isTalk, kind }) => !wholes.has(source) && (isTalk || kind === undefined));
  return {
    contributions: [...grouped(talks, ({ source }) => source.at).values()].flatMap(([talk]) =>
      talk === undefined ? [] : [contributionOf(talk)],
    ),
    sessions,
    presentations,
    listed: sources.map(listedOf),
  };
}

type Classed = Pick<Event, 'source' | 'kind' | 'isTalk'>;

/** Tells what an event is. */
function classOf({ title, type, is, people, abstract }: SourceEvent, kindOf: KindOf): Pick<Event, 'kind' | 'isTalk'> {
  const ofType = kindOf(type);
  if (is !== undefined) return { kind: ofType, isTalk: is === 'contribution' };
  const isGiven = people.length > 0;
  const isPause = !isGiven && (PAUSES.has(ofType ?? '') || PAUSE.test(title));
  // The title of an event without people and text may show its kind.
  const named = !isGiven && (isPause || abstract === '') ? sessionKindIn(title) : undefined;
  const kind = (isPause ? named : undefined) ?? ofType ?? named;
  const isOwnKind = ofType !== undefined && sessionKindIn(ofType) === undefined;
  const isTalk =
    (isGiven || ((abstract !== '' || isOwnKind) && !isPause) || kind === 'bof') && !ONLY_SESSIONS.has(kind ?? '');
  return { kind: isTalk && kind === 'posters' ? 'poster' : kind, isTalk };
}

function isUsable({ id, title, start, minutes, at }: SourceEvent, needsTime: boolean, report: Report): boolean {
  const missing = [
    ...(id === '' ? ['an id'] : []),
    ...(title === '' ? ['a title'] : []),
    ...(start === undefined && needsTime ? ['a date and a start'] : []),
    ...(minutes || (start === undefined && !needsTime) ? [] : ['a duration']),
  ];
  if (missing.length === 0) return true;
  const isKept = !needsTime && id !== '' && title !== '';
  const message = `An event without ${missing.join(', ')} is ${isKept ? 'imported without its time' : 'left out'}.`;
  const hint = 'Complete it in the service, release the schedule, and export it again.';
  report({ at: title === '' ? at : `${at} ("${title}")`, message, hint });
  return isKept;
}

const contributionOf = ({ source, kind = 'talk' }: Classed): ContributionFacts => {
  const { id, at, title, people, abstract, facts } = source;
  return { id, at, kind, title, people, peopleApart: true, abstract, ...facts };
};

export const listedOf = ({ id, title, start, room, people, abstract }: SourceEvent): Listed => ({
  id,
  title,
  start: start?.time,
  room: start && room,
  people: people.map(({ name }) => name),
  hasAbstract: abstract !== '',
});

/**
 * Converts events to a program. An event that others take place within, in its room, is their session. Other events with people or a
 * text are contributions: of the session around them, or with a slot of their own. What is left (a break, a dinner) is a session.
 */
function programOf(events: readonly Event[], isNested: boolean, report: Report): Program {
  const around = new Map<Event, Event>();
  for (const group of isNested ? [] : grouped(events, ({ date, room }) => `${date} ${room}`).values())
    for (const [event, whole] of containersIn(group, report)) around.set(event, whole);
  const containers = new Set(around.values());
  const isSession = (event: Event) => containers.has(event) || (event.kind !== undefined && !event.isTalk);
  const talks = events.filter((event) => !isSession(event));
  const [named, others] = [talks.filter(({ source }) => source.session), talks.filter(({ source }) => !source.session)];
  const groups = groupTalks(
    named.map((talk) => ({ ...placeOf(talk), contribution: talk.source.id, title: talk.source.session ?? '' })),
  );
  const withTalks = new Set(talks.map(({ source }) => source.within));
  const own = events.filter(isSession).map((event): ImportedSession => {
    const kind = event.kind === 'poster' ? 'posters' : (event.kind ?? 'oral');
    return {
      ...placeOf(event),
      key: event.key,
      id: event.source.id,
      title: event.source.title,
      kind: withTalks.has(event.key) ? kindWithTalks(kind) : kind,
      chairs: event.source.chairs ?? [],
      ...textsOf(event),
    };
  });
  const keys = new Set(own.map(({ key }) => key));
  return {
    wholes: new Set([...containers].map(({ source }) => source)),
    sessions: [...own, ...groups.sessions],
    presentations: [
      ...others.map((talk) => {
        const { id, within = around.get(talk)?.key } = talk.source;
        return { ...placeOf(talk), contribution: id, session: keys.has(within ?? '') ? within : undefined };
      }),
      ...groups.presentations,
    ],
  };
}

/** Returns the kind of a session of talks: "Keynote" with a paper is one of papers, of which the paper is the keynote. */
export const kindWithTalks = (kind: string): string =>
  sessionKindsOf([]).get(kind)?.papers === 'none' ? 'oral' : kind;

/** Returns the people, the text and the first link of a session. The text of a break is a note. */
function textsOf({ kind = 'oral', source }: Event): Partial<ImportedSession> {
  const { note, abstract, people, facts } = source;
  if (PAUSES.has(kind)) return { note };
  const website = Object.values(facts?.files ?? {})[0] ?? facts?.links?.[0]?.replace(/^.*\s/, '');
  return { abstract, website, people };
}

/** Joins a summary and a longer text, which may contain the summary. */
export function joinedTexts([summary = '', more = '']: readonly string[]): string {
  const [one = '', other = ''] = [summary, more].map((text) => text.replace(/\s+/g, ' '));
  if (other.includes(one)) return more;
  return one.includes(other) ? summary : `${summary}\n\n${more}`;
}

/** Reads a person with a name and a biography. */
export function speakerIn(person: Json, report: Report): ImportedPerson[] {
  const name = asItem(inOneLine(person.first('public_name', 'name', 'full_public_name'), report));
  if (name === '') return [];
  return [{ name, bio: inMarkdown(person.first('biography', 'description'), report), at: person.at }];
}

/**
 * Finds events of one room and day that take place within a session, with that session. A talk is a session of others if at least two
 * take place within it, one after the other. Other overlaps are reported, and both events stay.
 */
function containersIn(group: readonly Event[], report: Report): Map<Event, Event> {
  const inOrder = group
    .map((event) => ({ event, ...minutesIn(event) }))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const found = new Map<Event, Event>();
  /** The last session that may contain others, and the last event that may not. */
  let whole: (typeof inOrder)[number] | undefined;
  let last: (typeof inOrder)[number] | undefined;
  const isIn = (one: (typeof inOrder)[number] | undefined, around: (typeof inOrder)[number]) =>
    one !== undefined &&
    one.start < around.end &&
    one.end <= around.end &&
    one.end - one.start < around.end - around.start;
  for (const [index, one] of inOrder.entries()) {
    const { event } = one;
    const isWithin = whole !== undefined && isIn(one, whole);
    const [next, afterNext] = [inOrder[index + 1], inOrder[index + 2]];
    const hasTwo = isIn(next, one) && isIn(afterNext, one) && (next?.end ?? 0) <= (afterNext?.start ?? 0);
    if (whole !== undefined && isWithin) found.set(event, whole.event);
    if (hasTwo ? !PAUSES.has(event.kind ?? '') : holdsOthers(event)) {
      if (!isWithin) whole = one;
      continue;
    }
    if (last !== undefined && one.start < last.end && event.room) {
      const message = `"${event.source.title}" begins before "${last.event.source.title}" ends, in the same room (${event.room}, ${event.date}, ${event.start}).`;
      report({ at: event.at, message, hint: 'Both are imported. Correct the hours in the service, or in the data.' });
    }
    if (last === undefined || one.end >= last.end) last = one;
  }
  return found;
}

/** Tells whether an event may contain others: talks and breaks may not. */
const holdsOthers = ({ isTalk, kind }: Event): boolean => !(isTalk || PAUSES.has(kind ?? ''));

const placeOf = ({ at, date, start, end, endDate, room }: Event): TimeSlot => ({ at, date, start, end, endDate, room });
