import type { LeftOut } from '../model';
import { Json } from '../read/json';
import { withoutTags } from '../values/markup';
import { paperIdIn } from '../values/paper-id';
import { sessionKindIn } from '../values/session-kind';
import { keys, leftKeys } from './document-keys';
import { linksOf } from './links';
import { inMarkdown, inOneLine } from './one-line';
import { pretalxApi } from './pretalx-api';
import { joinedTexts, readProgram, type SourceEvent, speakerIn } from './schedule-events';
import { type Clocks, clocksOf, type ListedEvent, minutesOf, startOf } from './schedule-hours';
import { type Context, NOTHING, type Service } from './service';

/**
 * pretalx and frab: the schedule.json or schedule.xml of a released schedule, which many other tools also write; of pretalx also the answers
 * of its API.
 */
export const scheduleJson: Service = {
  name: 'pretalx or frab',
  tables: [],
  documents: [
    {
      holds: 'schedule',
      recognises: (document) => conferenceOf(document).get('days').items.length > 0,
      read: (exported, context) => {
        const isOurs = isOwn(exported);
        const document = isOurs ? withoutIsolates(exported) : exported;
        const listed = eventsIn(document);
        const conference = conferenceOf(document);
        const clocks = clocksOf(conference, listed);
        const base = document.get('schedule').get('base_url').text;
        const sources = withOwnIds(
          listed.map((each) => sourceOf(each, { isOurs, clocks, base }, context)),
          context,
        );
        return {
          ...NOTHING,
          ...readProgram(sources, context, { isWhole: true, ...(isOurs && { kindOf: ownKind }) }),
          rooms: [
            ...conference.get('rooms').items.map((room) => ({
              name: inOneLine(room.get('name'), context.report),
              capacity: /^[1-9]\d*$/.exec(room.get('capacity').text)?.[0],
            })),
            ...[...new Set(sources.map(({ room }) => room))].map((name) => ({ name })),
          ],
          left: leftOf(document),
        };
      },
    },
    pretalxApi,
  ],
};

/** Tells whether this product made the schedule: `/schedule.json` and `/schedule.xml` of a site. */
const isOwn = (document: Json): boolean => document.get('generator').get('name').text === 'conference-site';

/** Removes the directional isolates that this product puts around parts of titles, since data has none. */
const withoutIsolates = ({ value, at }: Json): Json =>
  new Json(JSON.parse(JSON.stringify(value).replace(/[\u2066-\u2069]/g, '')), at);

/** Tells which contribution an event of our own is, by its page. Ids with a slash or a dot have another spelling in addresses. */
function ownContribution(json: Json): { readonly id: string; readonly kind: string } | undefined {
  const [, page, id] = /\/(papers|posters|talks)\/([^/~]+)$/.exec(json.get('url').text) ?? [];
  if (id === undefined) return undefined;
  return { id, kind: page === 'papers' ? 'paper' : page === 'posters' ? 'poster' : json.get('type').text };
}

/** The types of our own schedules are kinds. */
const ownKind = (type: string): string => sessionKindIn(type) ?? (/^[a-z]+$/.test(type) ? type : 'oral');

const conferenceOf = (document: Json): Json => document.get('schedule').get('conference');

const eventsIn = (document: Json): ListedEvent[] =>
  conferenceOf(document)
    .get('days')
    .items.flatMap((day) => {
      const rooms = day.get('rooms');
      const date = day.get('date').text;
      return rooms.keys.flatMap((name) => rooms.get(name).items.map((json) => ({ json, day: date })));
    });

/** Makes ids for events that have the number of another one: a schedule may join those of several services, which each count. */
function withOwnIds(sources: readonly SourceEvent[], { report }: Context): SourceEvent[] {
  const titles = new Map<string, string[]>();
  return sources.map((source) => {
    const { id, title, at } = source;
    const known = titles.get(id) ?? [];
    if (id === '' || known[0] === title) return source;
    if (!known.includes(title)) titles.set(id, [...known, title]);
    const number = known.includes(title) ? known.indexOf(title) : known.length;
    if (number === 0) return source;
    const own = `${id}-${number + 1}`;
    const message = `"${title}" has the number ${id} of "${known[0]}", and is imported as ${own}.`;
    report({ at, message, hint: 'Give it a number of its own in the service, if its address matters.' });
    return { ...source, id: own };
  });
}

interface Exported {
  /** This product made the schedule. */
  readonly isOurs: boolean;
  readonly clocks: Clocks;
  /** Address of the service. */
  readonly base: string;
}

function sourceOf(listed: ListedEvent, { isOurs, clocks, base }: Exported, context: Context): SourceEvent {
  const { json } = listed;
  const { report } = context;
  const line = (key: string) => inOneLine(json.get(key), report);
  const own = isOurs ? ownContribution(json) : undefined;
  const title = withoutTags(line('title'));
  const subtitle = withoutTags(line('subtitle'));
  const abstract = inMarkdown(json.get('abstract'), report);
  const language = json.get('language').text.slice(0, 2).toLowerCase();
  const type = own?.kind ?? json.get('type').text;
  const persons = json.get('persons').items.flatMap((person) => speakerIn(person, report));
  // Our own schedules have the chairs of a session in place of people.
  const areChairs = isOurs && own === undefined && ['oral', 'posters'].includes(ownKind(type));
  return {
    id: own?.id ?? paperIdIn(json.first('code', 'id').text),
    at: json.at,
    title,
    type,
    is: isOurs ? (own ? 'contribution' : 'session') : undefined,
    start: startOf(listed, clocks, context),
    minutes: minutesOf(listed, clocks),
    room: line('room'),
    session: isOurs ? line('subtitle') : undefined,
    people: areChairs ? [] : persons,
    chairs: areChairs ? persons.map(({ name }) => name) : [],
    // In our own schedules, the description of a talk has other facts, such as the chairs.
    abstract: isOurs ? abstract : joinedTexts([abstract, inMarkdown(json.get('description'), report)]),
    note: joinedTexts(['abstract', 'description'].map((key) => withoutTags(line(key)))),
    facts: {
      title: isOurs ? title : [title, subtitle].filter(Boolean).join(/[.!?…]$/.test(title) ? ' ' : ': '),
      track: line('track'),
      language: /^[a-z]{2}$/.test(language) ? language : undefined,
      licence: line('recording_license'),
      ...linksOf(json, base),
    },
  };
}

const EVENT_KEYS = keys(
  `id code title subtitle track type date start duration room abstract description persons language
  links attachments video_download_url feedback_url recording_license`,
);

/** Lists everything else in a schedule, and why it is not imported. */
function leftOf(document: Json): LeftOut[] {
  const from = document.at.replace(/#$/, '');
  const events = eventsIn(document).map(({ json }) => json);
  const persons = events.flatMap((event) => event.get('persons').items);
  return [
    ...leftKeys(from, [conferenceOf(document)], ['days', 'rooms'], 'event'),
    ...leftKeys(`${from}, events`, events, EVENT_KEYS),
    ...leftKeys(`${from}, persons`, persons, ['public_name', 'name', 'full_public_name', 'biography']),
  ];
}
