import { grouped } from '../../../renderer/format/grouped';
import { minutesIn } from '../../../renderer/format/times';
import type { ImportedPresentation, ImportedSession, TimeSlot } from '../model';
import type { Json } from '../read/json';
import { paperIdIn } from '../values/paper-id';
import { sessionKindIn } from '../values/session-kind';
import { durationIn, slotOf, startIn } from '../values/times';
import { groupTalks } from './group-talks';
import { inOneLine } from './one-line';
import type { Context } from './service';

/** An event of a schedule.json, at its time. */
export interface Event extends TimeSlot {
  readonly id: string;
  readonly json: Json;
  readonly title: string;
  /** The kind of session that its type names; undefined of a talk. */
  readonly kind: string | undefined;
  readonly track: string;
  /** Title of the session in which a talk is, where the export tells it. */
  readonly session?: string | undefined;
}

/** The content of a schedule: events that are sessions, talks, and the sessions in which the talks are. */
export interface Program {
  readonly ownSessions: readonly Event[];
  readonly talks: readonly Event[];
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
}

/** The meaning of the types of a schedule, and the further facts of one that this very product has made. */
export interface EventKinds {
  /** The id of the paper; nothing where its page does not tell it. Of schedules of this product alone, whose types tell all. */
  readonly idOf?: (json: Json) => string | undefined;
  /** The kind of session; nothing of a talk. */
  readonly kindOf: (type: string) => string | undefined;
}

/** Reads an event; one without title or time is told, and left out. */
export function eventOf(json: Json, { zone, report }: Context, { idOf, kindOf }: EventKinds): Event[] {
  const start = startIn(json.get('date').text, zone);
  const minutes = durationIn(json.get('duration').text);
  const title = inOneLine(json.get('title'), report);
  const id = idOf?.(json) ?? paperIdIn(json.first('code', 'id').text);
  if (start === undefined || !minutes || title === '' || id === '') {
    const message = 'An event without an id, a title, a date with its offset, or a duration is left out.';
    report({ at: json.at, message, hint: 'Complete it in the service, release the schedule, and export it again.' });
    return [];
  }
  const hasPeople = json.get('persons').items.length > 0;
  // An event without a presenter is no paper: its title may tell its kind.
  const type = json.get('type').text;
  const kind =
    idOf === undefined ? (kindOf(type) ?? (hasPeople ? undefined : (sessionKindIn(title) ?? 'social'))) : kindOf(type);
  const room = inOneLine(json.get('room'), report);
  const track = inOneLine(json.get('track'), report);
  const session = idOf && inOneLine(json.get('subtitle'), report);
  return [{ id, at: json.at, json, title, kind, track, room, session, ...slotOf(start, minutes, zone) }];
}

/**
 * Makes a program of events. An event of a kind of its own (a keynote, a break), or within which others take place in its
 * room, is a session; the others are talks: in that session, else in one with those of their track beside them.
 */
export function programOf(events: readonly Event[]): Program {
  const around = new Map<Event, Event>();
  for (const group of grouped(events, ({ date, room }) => `${date} ${room}`).values()) {
    for (const event of group) {
      const whole = group.find((other) => contains(other, event));
      if (whole) around.set(event, whole);
    }
  }
  const containers = new Set(around.values());
  const ownSessions = events.filter((event) => event.kind !== undefined || containers.has(event));
  const talks = events.filter((event) => event.kind === undefined && !containers.has(event));
  const apart = groupTalks(
    talks
      .filter((talk) => !around.has(talk))
      .map((talk) => ({
        ...placeOf(talk),
        paper: talk.id,
        talk: talk.title,
        title: talk.session || talk.track || talk.json.get('type').text || 'Talks',
      })),
  );
  const within = talks.flatMap((talk): ImportedPresentation[] => {
    const whole = around.get(talk);
    return whole === undefined ? [] : [{ ...placeOf(talk), paper: talk.id, session: whole.json.at }];
  });
  const own = ownSessions.map(
    (event): ImportedSession => ({
      ...placeOf(event),
      key: event.json.at,
      title: event.title,
      kind: event.kind ?? 'oral',
      chairs: [],
    }),
  );
  return {
    ownSessions,
    talks,
    sessions: [...own, ...apart.sessions],
    presentations: [...within, ...apart.presentations],
  };
}

const placeOf = ({ at, date, start, end, room }: Event): TimeSlot => ({ at, date, start, end, room });

function contains(whole: Event, part: Event): boolean {
  const [around, within] = [minutesIn(whole), minutesIn(part)];
  const isLonger = around.end - around.start > within.end - within.start;
  return isLonger && around.start <= within.start && within.end <= around.end;
}
