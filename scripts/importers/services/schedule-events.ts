import { grouped } from '../../../shared/format/grouped';
import { minutesIn } from '../../../shared/format/times';
import type { ImportedPresentation, ImportedSession, TimeSlot } from '../model';
import type { Json } from '../read/json';
import type { Report } from '../read/problem';
import { withoutTags } from '../values/markup';
import { paperIdIn } from '../values/paper-id';
import { sessionKindIn } from '../values/session-kind';
import { slotsOf } from '../values/times';
import { groupTalks } from './group-talks';
import { inOneLine } from './one-line';
import { type Clocks, type ListedEvent, minutesOf, startOf } from './schedule-hours';
import type { Context } from './service';

/** An event of a schedule.json. */
export interface Event extends TimeSlot {
  readonly id: string;
  /** Identifies one part of one event. */
  readonly key: string;
  readonly json: Json;
  readonly title: string;
  /** The kind of session by its type; undefined for an ordinary talk. */
  readonly kind: string | undefined;
  /** It has people or a text: then it becomes a paper, and not only a session. */
  readonly isTalk: boolean;
  /** Its text in one line, if it is not a talk. */
  readonly note: string;
  readonly track: string;
  /** Title of the session of a talk, if the export has it. */
  readonly session?: string | undefined;
}

/** The content of a schedule: talks, and their sessions. */
export interface Program {
  readonly talks: readonly Event[];
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
}

/** How to interpret the types of a schedule. */
export interface EventKinds {
  /** Returns the id of the paper from the address of its page. Only for schedules of this product, whose types are exact. */
  readonly idOf?: (json: Json) => string | undefined;
  /** Returns the kind of session; undefined for a talk. */
  readonly kindOf: (type: string) => string | undefined;
}

/** Titles of breaks, which may have a text but are not talks. */
const PAUSE =
  /^(?:(?:morning|afternoon|evening|coffee|tea|lunch|short|long|the)[\s-]+)*(?:break|lunch|coffee|tea|dinner|registration|check-in|pause)s?$/i;

/** Kinds of session without talks. */
const PAUSES: ReadonlySet<string> = new Set(['break', 'lunch', 'registration']);

/** Reads an event, in parts if it lasts for days. An event without title or time is reported and left out. */
export function eventOf(
  listed: ListedEvent,
  context: Context,
  { idOf, kindOf }: EventKinds,
  clocks: Clocks,
): readonly Event[] {
  const { json } = listed;
  const { zone, report } = context;
  const title = withoutTags(inOneLine(json.get('title'), report));
  const id = idOf?.(json) ?? paperIdIn(json.first('code', 'id').text);
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
  const kind = idOf === undefined ? (type ?? named) : type;
  const isTalk = idOf === undefined ? isGiven || (isDescribed && !isPause) : kind === undefined;
  const note = idOf === undefined && !isTalk ? textOf(json, report) : '';
  const slots = slotsOf(start, minutes, zone);
  if (slots.length > 1) {
    const message = `"${title}" lasts from ${start.date}, ${start.time}, for ${Math.round(minutes / 6) / 10} hours: it becomes one session for each day.`;
    report({ at: json.at, message, hint: 'Delete the parts that do not take place, such as those at night.' });
  }
  const room = inOneLine(json.get('room'), report);
  const track = inOneLine(json.get('track'), report);
  const session = idOf && inOneLine(json.get('subtitle'), report);
  return slots.map((slot, part) => {
    const key = part === 0 ? json.at : `${json.at} ${slot.date}`;
    return { id, at: json.at, key, json, title, kind, isTalk, note, track, room, session, ...slot };
  });
}

/**
 * Converts events to a program. An event with a kind (a keynote, a break) is a session, and so is an event without people and text that
 * others take place within, in its room. Other events are talks of that session, or of a session with neighbouring talks of their track.
 * A talk with a kind is a session with this talk in it.
 */
export function programOf(events: readonly Event[], report: Report): Program {
  const around = new Map<Event, Event>();
  for (const group of grouped(events, ({ date, room }) => `${date} ${room}`).values())
    for (const [event, whole] of containersIn(group, report)) around.set(event, whole);
  const containers = new Set(around.values());
  const isSession = (event: Event) => event.kind !== undefined || containers.has(event);
  const ownSessions = events.filter(isSession);
  const talks = events.filter((event) => event.isTalk || !isSession(event));
  const apart = groupTalks(
    talks
      .filter((talk) => !(isSession(talk) || around.has(talk)))
      .map((talk) => ({
        ...placeOf(talk),
        paper: talk.id,
        talk: talk.title,
        title: talk.session || talk.track || talk.json.get('type').text || 'Talks',
      })),
  );
  const within = talks.flatMap((talk): ImportedPresentation[] => {
    const whole = isSession(talk) ? talk : around.get(talk);
    return whole === undefined ? [] : [{ ...placeOf(talk), paper: talk.id, session: whole.key }];
  });
  const own = ownSessions.map(
    (event): ImportedSession => ({
      ...placeOf(event),
      key: event.key,
      title: event.title,
      kind: event.kind ?? 'oral',
      chairs: [],
      note: event.note,
    }),
  );
  return {
    talks,
    sessions: [...own, ...apart.sessions],
    presentations: [...within, ...apart.presentations],
  };
}

/** Reads the text of an event that is not a talk, in one line. */
function textOf(json: Json, report: Report): string {
  const [summary = '', more = ''] = ['abstract', 'description'].map((key) =>
    withoutTags(inOneLine(json.get(key), report)),
  );
  return more.includes(summary) ? more : summary;
}

/**
 * Finds events of one room and day that take place within a session, with that session. Other overlaps are reported, and both events
 * stay.
 */
function containersIn(group: readonly Event[], report: Report): Map<Event, Event> {
  const inOrder = group
    .map((event) => ({ event, ...minutesIn(event) }))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const found = new Map<Event, Event>();
  /** The last session that may contain others, and the last event that may not. */
  let whole: (typeof inOrder)[number] | undefined;
  let last: (typeof inOrder)[number] | undefined;
  for (const one of inOrder) {
    const { event } = one;
    const isWithin = whole !== undefined && one.end <= whole.end && one.end - one.start < whole.end - whole.start;
    if (whole !== undefined && isWithin) found.set(event, whole.event);
    if (holdsOthers(event)) {
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
