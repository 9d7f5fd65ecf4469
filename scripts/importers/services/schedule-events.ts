import { grouped } from '../../../shared/format/grouped';
import { minutesIn } from '../../../shared/format/times';
import type { ImportedPerson, ImportedPresentation, ImportedSession, TimeSlot } from '../model';
import type { Json } from '../read/json';
import type { Report } from '../read/problem';
import { withoutTags } from '../values/markup';
import { asItem } from '../values/names';
import { paperIdIn } from '../values/paper-id';
import { sessionKindIn } from '../values/session-kind';
import { slotsOf } from '../values/times';
import { groupTalks } from './group-talks';
import { inMarkdown, inOneLine } from './one-line';
import { type Clocks, type ListedEvent, minutesOf, startOf } from './schedule-hours';
import type { Context } from './service';

/** An event of a schedule.json. */
export interface Event extends TimeSlot {
  readonly id: string;
  /** Identifies one part of one event. */
  readonly key: string;
  readonly json: Json;
  readonly title: string;
  /** A kind of contribution if `isTalk`, else of session; undefined if the type of the event does not say it. */
  readonly kind: string | undefined;
  /** It is a contribution, and not only a session. */
  readonly isTalk: boolean;
  readonly track: string;
  /** Title of the session of a talk, if the export has it. */
  readonly session?: string | undefined;
}

/** The content of a schedule: contributions, and their sessions. */
export interface Program {
  readonly talks: readonly Event[];
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
}

/** How to interpret the types of a schedule. */
export interface EventKinds {
  /** Tells which contribution an event is, by the address of its page. Only for schedules of this product, where it is exact. */
  readonly contributionOf?: (json: Json) => { readonly id: string; readonly kind: string } | undefined;
  /** Returns the kind of session; undefined for a talk. */
  readonly kindOf: (type: string) => string | undefined;
}

/** Titles of breaks, which may have a text but are not talks. */
const PAUSE =
  /^(?:(?:morning|afternoon|evening|coffee|tea|lunch|short|long|the)[\s-]+)*(?:break|lunch|coffee|tea|dinner|registration|check-in|pause)s?$/i;

/** Kinds of session without talks. */
const PAUSES: ReadonlySet<string> = new Set(['break', 'lunch', 'registration']);

/** Kinds of session that are no contributions, even with people and a text. */
const ONLY_SESSIONS: ReadonlySet<string> = new Set([...PAUSES, 'award', 'social', 'ceremony']);

/** Reads an event, in parts if it lasts for days. An event without title or time is reported and left out. */
export function eventOf(
  listed: ListedEvent,
  context: Context,
  { contributionOf, kindOf }: EventKinds,
  clocks: Clocks,
): readonly Event[] {
  const { json } = listed;
  const { zone, report } = context;
  const title = withoutTags(inOneLine(json.get('title'), report));
  const own = contributionOf?.(json);
  const id = own?.id ?? paperIdIn(json.first('code', 'id').text);
  const start = startOf(listed, clocks, context);
  const minutes = minutesOf(listed, clocks);
  if (start === undefined || !minutes || title === '' || id === '') {
    const missing = [
      ...(id === '' ? ['an id'] : []),
      ...(title === '' ? ['a title'] : []),
      ...(start === undefined ? ['a date and a start'] : []),
      ...(minutes ? [] : ['a duration']),
    ];
    const message = `An event without ${missing.join(', ')} is left out.`;
    const at = title === '' ? json.at : `${json.at} ("${title}")`;
    report({ at, message, hint: 'Complete it in the service, release the schedule, and export it again.' });
    return [];
  }
  const type = kindOf(json.get('type').text);
  const isGiven = json.get('persons').items.length > 0;
  const isDescribed = json.get('abstract').text.trim() !== '' || json.get('description').text.trim() !== '';
  const isPause = !isGiven && (PAUSES.has(type ?? '') || PAUSE.test(title));
  // The title of an event without people and text may show its kind.
  const named = !isGiven && (isPause || !isDescribed) ? sessionKindIn(title) : undefined;
  const kind = contributionOf === undefined ? (type ?? named) : (own?.kind ?? type);
  const isTalk =
    contributionOf === undefined
      ? (isGiven || (isDescribed && !isPause)) && !ONLY_SESSIONS.has(kind ?? '')
      : own !== undefined;
  const slots = slotsOf(start, minutes, zone);
  if (slots.length > 1) {
    const message = `"${title}" lasts from ${start.date}, ${start.time}, for ${Math.round(minutes / 6) / 10} hours: it becomes one session for each day.`;
    report({ at: json.at, message, hint: 'Delete the parts that do not take place, such as those at night.' });
  }
  const room = inOneLine(json.get('room'), report);
  const track = inOneLine(json.get('track'), report);
  const session = contributionOf && inOneLine(json.get('subtitle'), report);
  return slots.map((slot, part) => {
    const key = part === 0 ? json.at : `${json.at} ${slot.date}`;
    return {
      id,
      at: json.at,
      key,
      json,
      title,
      kind: isTalk && kind === 'posters' ? 'poster' : kind,
      isTalk,
      track,
      room,
      session,
      ...slot,
    };
  });
}

/**
 * Converts events to a program. An event that others take place within, in its room, is their session. Other events with people or a
 * text are contributions: of the session around them, or with a slot of their own. What is left (a break, a dinner) is a session.
 */
export function programOf(events: readonly Event[], report: Report): Program {
  const around = new Map<Event, Event>();
  for (const group of grouped(events, ({ date, room }) => `${date} ${room}`).values())
    for (const [event, whole] of containersIn(group, report)) around.set(event, whole);
  const containers = new Set(around.values());
  const isSession = (event: Event) => containers.has(event) || (event.kind !== undefined && !event.isTalk);
  const talks = events.filter((event) => !isSession(event));
  const [named, others] = [talks.filter(({ session }) => session), talks.filter(({ session }) => !session)];
  const groups = groupTalks(
    named.map((talk) => ({ ...placeOf(talk), contribution: talk.id, title: talk.session ?? '' })),
  );
  const own = events.filter(isSession).map(
    (event): ImportedSession => ({
      ...placeOf(event),
      key: event.key,
      title: event.title,
      kind: event.kind === 'poster' ? 'posters' : (event.kind ?? 'oral'),
      chairs: [],
      ...textsOf(event, report),
    }),
  );
  return {
    talks,
    sessions: [...own, ...groups.sessions],
    presentations: [
      ...others.map((talk) => ({ ...placeOf(talk), contribution: talk.id, session: around.get(talk)?.key })),
      ...groups.presentations,
    ],
  };
}

/** Reads the people and the text of a session. That of a break is a note. */
function textsOf({ kind = '', json, session }: Event, report: Report): Partial<ImportedSession> {
  if (session !== undefined) return {};
  const texts = ['abstract', 'description'].map((key) => json.get(key));
  if (PAUSES.has(kind)) return { note: joinedTexts(texts.map((text) => withoutTags(inOneLine(text, report)))) };
  return { abstract: joinedTexts(texts.map((text) => inMarkdown(text, report))), people: personsIn(json, report) };
}

/** Joins a summary and a longer text, which may contain the summary. */
export function joinedTexts([summary = '', more = '']: readonly string[]): string {
  const [one = '', other = ''] = [summary, more].map((text) => text.replace(/\s+/g, ' '));
  if (other.includes(one)) return more;
  return one.includes(other) ? summary : `${summary}\n\n${more}`;
}

/** Reads the people of an event. */
export function personsIn(event: Json, report: Report): ImportedPerson[] {
  return event.get('persons').items.flatMap((person): ImportedPerson[] => {
    const name = asItem(inOneLine(person.first('public_name', 'name', 'full_public_name'), report));
    return name === ''
      ? []
      : [{ name, bio: inMarkdown(person.first('biography', 'description'), report), at: person.at }];
  });
}

/**
 * Finds events of one room and day that take place within a session, with that session. A talk is a session of others if at least two
 * take place within it. Other overlaps are reported, and both events stay.
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
    const hasTwo = isIn(inOrder[index + 1], one) && isIn(inOrder[index + 2], one);
    if (whole !== undefined && isWithin) found.set(event, whole.event);
    if (hasTwo ? !PAUSES.has(event.kind ?? '') : holdsOthers(event)) {
      if (!isWithin) whole = one;
      continue;
    }
    if (last !== undefined && one.start < last.end && event.room) {
      const message = `"${event.title}" begins before "${last.event.title}" ends, in the same room (${event.room}, ${event.date}, ${event.start}).`;
      report({ at: event.at, message, hint: 'Both are imported. Correct the hours in the service, or in the data.' });
    }
    if (last === undefined || one.end >= last.end) last = one;
  }
  return found;
}

/** Tells whether an event may contain others: talks and breaks may not. */
const holdsOthers = ({ isTalk, kind }: Event): boolean => !(isTalk || PAUSES.has(kind ?? ''));

const placeOf = ({ at, date, start, end, room }: Event): TimeSlot => ({ at, date, start, end, room });
