import type { Report } from '../../tables/problem';
import type { ImportedRoom, Reading } from '../model';
import type { Json } from '../read/json';
import { withoutTags } from '../values/markup';
import { sessionKindIn } from '../values/session-kind';
import { lasting } from '../values/times';
import { keys, leftKeys } from './document-keys';
import { contributionOf, dateIn, labelIn, leftOf, locationOf, personIn, roomOf, startOf } from './indico-contributions';
import { inMarkdown, inOneLine } from './one-line';
import { ONLY_SESSIONS, readProgram, type SourceEvent } from './schedule-events';
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

const listOf = (apart: readonly Json[]): Contents => ({ blocks: [], apart, breaks: [], venue: '' });

/** The JSON of Indico: the export API's events and timetables, and the lists of contributions and abstracts of the management pages. */
export const indicoDocuments: readonly DocumentFormat[] = [
  format(
    'events',
    (document) => eventsIn(document).some((event) => event.get('contributions').value !== undefined),
    (document, { report }) => ({
      blocks: document.each('results', 'sessions').map((json) => ({ json, contributions: json.each('contributions') })),
      apart: document.each('results', 'contributions'),
      breaks: [],
      venue: eventsIn(document).map((event) => locationOf(event, report))[0] ?? '',
    }),
  ),
  format(
    'timetable',
    (document) => daysIn(document).length > 0,
    (document) => {
      // A session over midnight is listed for both days.
      const all = daysIn(document).flatMap(valuesOf);
      const entries = [...new Map(all.map((json) => [json.get('id').text, json])).values()];
      const typed = (some: readonly Json[], type: string) => some.filter((json) => json.get('entryType').text === type);
      const within = (json: Json) => valuesOf(json.get('entries'));
      return {
        blocks: typed(entries, 'Session').map((json) => ({ json, contributions: typed(within(json), 'Contribution') })),
        apart: typed(entries, 'Contribution'),
        breaks: typed([...entries, ...entries.flatMap(within)], 'Break'),
        venue: '',
      };
    },
  ),
  format(
    'contributions',
    ({ items: [first] }) => first?.get('friendly_id').value !== undefined && first.get('persons').value !== undefined,
    ({ items }) => listOf(items),
  ),
  format(
    'abstracts',
    (document) => document.get('abstracts').items.some((abstract) => abstract.get('friendly_id').value !== undefined),
    (document) => listOf(document.get('abstracts').items),
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
  const base = document.get('url').text;
  const from = document.at.replace(/#$/, '');
  const sessions = blocks.map(({ json }) => json);
  const talks = [
    ...blocks.flatMap(({ json, contributions }) =>
      contributions.map((talk) => ({ talk, within: json.at, isPoster: isPosters(json) })),
    ),
    ...apart.map((talk) => ({ talk, within: undefined, isPoster: false })),
  ];
  const all = talks.map(({ talk }) => talk);
  const sources = [
    ...sessions.map((json) => sessionOf(json, venue, context)),
    ...breaks.map((json) => breakOf(json, venue, context)),
    ...talks.map(({ talk, within, isPoster }) => ({
      ...contributionOf(talk, base, isPoster, context),
      ...(within === undefined ? { session: labelIn(talk.get('session'), context.report) } : { within }),
      room: roomOf(talk, venue, context.report),
    })),
  ];
  return {
    ...NOTHING,
    ...readProgram(sources, context, { kindOf: (kind) => kind, isNested: true }),
    rooms: [...sessions, ...all, ...breaks].flatMap((json) => placeOf(json, venue, context.report)),
    left: [
      ...leftKeys(`${from}, events`, eventsIn(document), ['contributions', 'sessions'], 'event'),
      ...leftKeys(`${from}, sessions`, sessions, SESSION_KEYS, { code: ['code'], file: ['note'] }),
      ...leftKeys(`${from}, breaks`, breaks, BREAK_KEYS),
      ...leftOf(from, all),
    ],
  };
}

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

/** The facts that sessions and breaks have in common. */
function slotOf(json: Json, venue: string, context: Context) {
  const { zone, report } = context;
  return {
    id: json.at,
    at: json.at,
    is: 'session',
    ...lasting(startOf(json, context), dateIn(json.get('endDate'), zone), zone),
    room: roomOf(json, venue, report),
    people: [],
  } satisfies Partial<SourceEvent>;
}

function sessionOf(json: Json, venue: string, context: Context): SourceEvent {
  const { report } = context;
  const inner = json.get('session');
  // The export API repeats the title of the block in that of the session.
  const [whole = '', part = ''] = ['title', 'slotTitle'].map((key) => labelIn(json.get(key), report));
  const title = part === '' || whole.endsWith(part) ? whole : `${whole}: ${part}`;
  const named = sessionKindIn(labelIn(inner.get('type'), report)) ?? sessionKindIn(title) ?? 'oral';
  return {
    ...slotOf(json, venue, context),
    title,
    type: isPosters(json) ? 'posters' : named,
    chairs: json.get('conveners').items.map((person) => personIn(person, report).name),
    abstract: inMarkdown((inner.keys.length > 0 ? inner : json).get('description'), report),
  };
}

function breakOf(json: Json, venue: string, context: Context): SourceEvent {
  const title = labelIn(json.get('title'), context.report);
  const kind = sessionKindIn(title) ?? 'break';
  const text = json.get('description');
  return {
    ...slotOf(json, venue, context),
    title,
    type: ONLY_SESSIONS.has(kind) ? kind : 'break',
    abstract: inMarkdown(text, context.report),
    note: withoutTags(inOneLine(text, context.report)),
  };
}
