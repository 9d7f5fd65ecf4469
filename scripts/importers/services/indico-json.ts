import { sessionKindsOf } from '../../../shared/format/session-kinds';
import type { ImportedPresentation, ImportedRoom, ImportedSession, Reading, TimeSlot } from '../model';
import type { Json } from '../read/json';
import type { Report } from '../read/problem';
import { withoutTags } from '../values/markup';
import { sessionKindIn } from '../values/session-kind';
import { slotOf } from '../values/times';
import { keys, leftKeys } from './document-keys';
import { groupTalks } from './group-talks';
import {
  contributionOf,
  dateIn,
  idOf,
  labelIn,
  leftOf,
  listedOf,
  locationOf,
  minutesOf,
  personIn,
  roomOf,
  SERVICE,
  startOf,
} from './indico-contributions';
import { inMarkdown, inOneLine } from './one-line';
import { ONLY_SESSIONS } from './schedule-events';
import { type Context, type DocumentFormat, NOTHING } from './service';

/** A session at one time, with its contributions. */
interface Block {
  readonly json: Json;
  readonly contributions: readonly Json[];
}

/** What a document has, whatever its form. */
interface Contents {
  readonly blocks: readonly Block[];
  /** Contributions that are not in a block. */
  readonly apart: readonly Json[];
  readonly breaks: readonly Json[];
  /** The location of the event, which its parts inherit. */
  readonly venue: string;
}

const format = (
  holds: string,
  recognises: DocumentFormat['recognises'],
  contentsOf: (document: Json, context: Context) => Contents,
): DocumentFormat => ({
  holds,
  recognises,
  read: (document, context) => readingOf(document, contentsOf(document, context), context),
});

/** The JSON of Indico: the export API's events and timetables, and the lists of contributions and abstracts of the management pages. */
export const indicoDocuments: readonly DocumentFormat[] = [
  format(
    'events',
    (document) => eventsIn(document).some((event) => event.get('contributions').value !== undefined),
    (document, { report }) => ({
      blocks: eventsIn(document)
        .flatMap((event) => event.get('sessions').items)
        .map((json) => ({ json, contributions: json.get('contributions').items })),
      apart: eventsIn(document).flatMap((event) => event.get('contributions').items),
      breaks: [],
      venue: eventsIn(document).map((event) => locationOf(event, report))[0] ?? '',
    }),
  ),
  format(
    'timetable',
    (document) => daysIn(document).length > 0,
    (document) => {
      // A session over midnight is listed for both days.
      const entries = [
        ...new Map(
          daysIn(document)
            .flatMap(valuesOf)
            .map((json) => [json.get('id').text, json]),
        ).values(),
      ];
      const typed = (all: readonly Json[], type: string) => all.filter((json) => json.get('entryType').text === type);
      return {
        blocks: typed(entries, 'Session').map((json) => {
          const within = valuesOf(json.get('entries'));
          return { json, contributions: typed(within, 'Contribution') };
        }),
        apart: typed(entries, 'Contribution'),
        breaks: typed([...entries, ...entries.flatMap((json) => valuesOf(json.get('entries')))], 'Break'),
        venue: '',
      };
    },
  ),
  format(
    'contributions',
    ({ items: [first] }) => first?.get('friendly_id').value !== undefined && first.get('persons').value !== undefined,
    ({ items }) => ({ blocks: [], apart: items, breaks: [], venue: '' }),
  ),
  format(
    'abstracts',
    (document) => document.get('abstracts').items.some((abstract) => abstract.get('friendly_id').value !== undefined),
    (document) => ({ blocks: [], apart: document.get('abstracts').items, breaks: [], venue: '' }),
  ),
];

/** Returns the events of a document. Other responses have neither contributions nor sessions. */
const eventsIn = (document: Json): Json[] => document.get('results').items;

/** Returns the days of a timetable: objects by the number of the event and the day, "20240520". */
const daysIn = (document: Json): Json[] =>
  valuesOf(document.get('results')).flatMap((event) =>
    event.keys.filter((key) => /^\d{8}$/.test(key)).map((key) => event.get(key)),
  );

const valuesOf = (json: Json): Json[] => json.keys.map((key) => json.get(key));

function readingOf(document: Json, { blocks, apart, breaks, venue }: Contents, context: Context): Reading {
  const { report } = context;
  const base = document.get('url').text;
  const from = document.at.replace(/#$/, '');
  const within = blocks.flatMap(({ contributions }) => contributions);
  const own = blocks.flatMap((block) => sessionsOf(block, venue, context));
  const talks = apart.flatMap((json) => presentationOf(json, venue, context));
  const titleOf = new Map(apart.map((json) => [json.at, labelIn(json.get('session'), report)]));
  const groups = groupTalks(
    talks.flatMap((talk) => {
      const title = titleOf.get(talk.at);
      return title ? [{ ...talk, title }] : [];
    }),
  );
  const sessions = blocks.map(({ json }) => json);
  return {
    ...NOTHING,
    contributions: [
      ...blocks.flatMap(({ json, contributions }) =>
        contributions.flatMap((each) => contributionOf(each, base, isPosters(json), context)),
      ),
      ...apart.flatMap((each) => contributionOf(each, base, false, context)),
    ],
    sessions: [
      ...own.map((each) => each.session),
      ...groups.sessions,
      ...breaks.flatMap((json) => pauseOf(json, venue, context)),
    ],
    presentations: [
      ...own.flatMap((each) => each.presentations),
      ...groups.presentations,
      ...talks.filter(({ at }) => !titleOf.get(at)),
    ],
    rooms: [...sessions, ...within, ...apart, ...breaks].flatMap((json) => placeOf(json, venue, report)),
    listed: [...within, ...apart].map((json) => listedOf(json, venue, context)),
    left: [
      ...leftKeys(`${from}, events`, eventsIn(document), ['contributions', 'sessions'], {
        event: EVENT,
        service: SERVICE,
        file: FILES,
      }),
      ...leftKeys(`${from}, sessions`, sessions, SESSION_KEYS, { service: SERVICE, file: FILES, code: ['code'] }),
      ...leftKeys(`${from}, breaks`, breaks, BREAK_KEYS, { service: SERVICE }),
      ...leftOf(from, [...within, ...apart]),
    ],
  };
}

const EVENT = keys(`
  title description startDate endDate timezone room roomFullname location address keywords organizer
  label language phone supportInfo chairs references
`);
const FILES = ['folders', 'material', 'attachments', 'note'];
const BREAK_KEYS = keys('title description startDate endDate duration room location');
const SESSION_KEYS = [
  ...BREAK_KEYS,
  ...keys('slotTitle roomFullname conveners contributions entries isPoster type session friendlyId'),
];

const isPosters = (session: Json): boolean =>
  session.get('isPoster').value === true || session.get('session').get('isPoster').value === true;

/** Returns the building of a room. */
function placeOf(json: Json, venue: string, report: Report): ImportedRoom[] {
  const [name, building] = [roomOf(json, venue, report), locationOf(json, report)];
  return name === '' || building === '' || building === name ? [] : [{ name, building }];
}

/** Reads a session and when its contributions are presented. */
function sessionsOf(
  { json, contributions }: Block,
  venue: string,
  context: Context,
): { session: ImportedSession; presentations: ImportedPresentation[] }[] {
  const { report } = context;
  const slot = blockSlot(json, venue, context);
  const text = (key: string) => labelIn(json.get(key), report);
  // The export API repeats the title of the block in that of the session.
  const [whole, part] = [text('title'), text('slotTitle')];
  const title = part === '' || whole.endsWith(part) ? whole : `${whole}: ${part}`;
  if (slot === undefined || title === '') {
    const message = 'A session without a title or its times is left out.';
    report({ at: json.at, message, hint: 'Complete it in the service, and export it again.' });
    return [];
  }
  const kind = isPosters(json) ? 'posters' : kindOfSession(json, title, contributions.length > 0, report);
  const chairs = json.get('conveners').items.map((person) => personIn(person, report).name);
  const abstract = inMarkdown(
    json.get('session').keys.length > 0 ? json.get('session').get('description') : json.get('description'),
    report,
  );
  const presentations = contributions.flatMap((each) =>
    presentationOf(each, venue, context).map((talk) => ({ ...talk, session: json.at })),
  );
  return [{ session: { ...slot, key: json.at, title, kind, chairs, abstract }, presentations }];
}

/** Returns the kind of a session, by its type or title. One with contributions is of a kind that may have them. */
function kindOfSession(json: Json, title: string, hasContributions: boolean, report: Report): string {
  const kind = sessionKindIn(labelIn(json.get('session').get('type'), report)) ?? sessionKindIn(title) ?? 'oral';
  return hasContributions && sessionKindsOf([]).get(kind)?.papers === 'none' ? 'oral' : kind;
}

function pauseOf(json: Json, venue: string, context: Context): ImportedSession[] {
  const { report } = context;
  const [slot, title] = [blockSlot(json, venue, context), labelIn(json.get('title'), report)];
  if (slot === undefined || title === '') return [];
  const kind = sessionKindIn(title) ?? 'break';
  const note = withoutTags(inOneLine(json.get('description'), report));
  return [{ ...slot, key: json.at, title, kind: ONLY_SESSIONS.has(kind) ? kind : 'break', chairs: [], note }];
}

/** Reads the day, hours and room of a session or break. */
function blockSlot(json: Json, venue: string, context: Context): TimeSlot | undefined {
  const start = startOf(json, context);
  const end = dateIn(json.get('endDate'), context.zone);
  if (start === undefined || end === undefined) return undefined;
  const until = end.time === '00:00' ? '24:00' : end.time;
  return { at: json.at, date: start.date, start: start.time, end: until, room: roomOf(json, venue, context.report) };
}

/** Reads when a contribution is presented; none if it has no time yet. */
function presentationOf(json: Json, venue: string, context: Context): ImportedPresentation[] {
  const start = startOf(json, context);
  const minutes = minutesOf(json);
  if (start === undefined || !minutes) return [];
  const slot = slotOf(start, minutes, context.zone);
  return [{ contribution: idOf(json), at: json.at, room: roomOf(json, venue, context.report), ...slot }];
}
