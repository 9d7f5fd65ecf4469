import type { ImportedPerson, LeftOut, Listed, PaperFacts } from '../model';
import { Json } from '../read/json';
import { withoutTags } from '../values/markup';
import { asItem } from '../values/names';
import { paperIdIn } from '../values/paper-id';
import { sessionKindIn } from '../values/session-kind';
import { keys, leftKeys } from './document-keys';
import { leftLinks, linksOf } from './links';
import { inMarkdown, inOneLine } from './one-line';
import { REASONS } from './reasons';
import { type Event, type EventKinds, eventOf, programOf } from './schedule-events';
import { clocksOf, type ListedEvent } from './schedule-hours';
import { type Context, NOTHING, type Service } from './service';

/** pretalx and frab: the schedule.json or schedule.xml of a released schedule, which many other tools also write. */
export const scheduleJson: Service = {
  name: 'pretalx or frab',
  tables: [],
  documents: [
    {
      holds: 'schedule',
      recognises: (document) => conferenceOf(document).get('days').items.length > 0,
      read: (exported, context) => {
        const own = isOwn(exported) ? ownEvents : undefined;
        const document = own ? withoutIsolates(exported) : exported;
        const listed = eventsIn(document);
        const kinds = own ?? kindsOf(listed);
        const clocks = clocksOf(conferenceOf(document), listed);
        const events = listed.flatMap((each) => eventOf(each, context, kinds, clocks));
        const { talks, sessions, presentations } = programOf(events, context.report);
        const base = document.get('schedule').get('base_url').text;
        const found = talks.map((talk) => ({ talk, links: linksOf(talk.json, base) }));
        return {
          ...NOTHING,
          papers: found.map(({ talk, links }) => ({ ...paperOf(talk, context), files: links.files })),
          sessions,
          presentations,
          listed: listed.map(({ json }) => listedOf(json, kinds)),
          left: [
            ...leftOf(document, events),
            ...leftLinks(
              document.at.replace(/#$/, ''),
              found.map(({ talk: { id }, links: { others } }) => ({ id, others })),
            ),
          ],
        };
      },
    },
  ],
};

/** Tells whether this product made the schedule: `/schedule.json` and `/schedule.xml` of a site. */
const isOwn = (document: Json): boolean => document.get('generator').get('name').text === 'conference-site';

/** Removes the directional isolates that this product puts around parts of titles, since data has none. */
const withoutIsolates = ({ value, at }: Json): Json =>
  new Json(JSON.parse(JSON.stringify(value).replace(/[\u2066-\u2069]/g, '')), at);

const ownEvents: EventKinds = {
  // Ids with a slash or a dot have another spelling in addresses.
  idOf: (json) => /\/papers\/([^/~]+)$/.exec(json.get('url').text)?.[1],
  kindOf: (type) => (type === 'talk' ? undefined : (sessionKindIn(type) ?? (/^[a-z]+$/.test(type) ? type : 'oral'))),
};

/** Interprets the types of other schedules. If most events with people are lectures, as in frab, a lecture is a talk. */
function kindsOf(listed: readonly ListedEvent[]): EventKinds {
  const given = listed.map(({ json }) => json).filter((json) => json.get('persons').items.length > 0);
  const lectures = given.filter((json) => sessionKindIn(json.get('type').text) === 'lecture');
  const areTalks = lectures.length > given.length / 2;
  return {
    kindOf: (type) => {
      const kind = sessionKindIn(type);
      return areTalks && kind === 'lecture' ? undefined : kind;
    },
  };
}

const conferenceOf = (document: Json): Json => document.get('schedule').get('conference');

const eventsIn = (document: Json): ListedEvent[] =>
  conferenceOf(document)
    .get('days')
    .items.flatMap((day) => {
      const rooms = day.get('rooms');
      const date = day.get('date').text;
      return rooms.keys.flatMap((name) => rooms.get(name).items.map((json) => ({ json, day: date })));
    });

/** Lists an event as the export has it. */
function listedOf(json: Json, { idOf }: EventKinds): Listed {
  const text = (key: string) => json.get(key).text.trim();
  const hours = /^(\d{1,2}):(\d\d)/.exec(text('start') || text('date').slice(11));
  return {
    id: idOf?.(json) ?? paperIdIn(json.first('code', 'id').text),
    title: withoutTags(text('title')),
    start: hours ? `${hours[1]?.padStart(2, '0')}:${hours[2]}` : undefined,
    room: text('room'),
    people: json.get('persons').items.map((person) => person.first('public_name', 'name', 'full_public_name').text),
    hasAbstract: (text('abstract') || text('description')) !== '',
  };
}

function paperOf({ id, at, title, track, session, json }: Event, { report }: Context): PaperFacts {
  const text = (key: string) => inMarkdown(json.get(key), report);
  const subtitle = withoutTags(inOneLine(json.get('subtitle'), report));
  const language = json.get('language').text.slice(0, 2).toLowerCase();
  return {
    id,
    at,
    title: session ? title : [title, subtitle].filter(Boolean).join(/[.!?…]$/.test(title) ? ' ' : ': '),
    authors: json.get('persons').items.flatMap((person): ImportedPerson[] => {
      const name = asItem(inOneLine(person.first('public_name', 'name', 'full_public_name'), report));
      return name === '' ? [] : [{ name, at: person.at }];
    }),
    authorsApart: true,
    // In our own schedules, the description of a talk has other facts, such as the chairs.
    abstract: session ? text('abstract') : joined(text('abstract'), text('description')),
    track,
    language: /^[a-z]{2}$/.test(language) ? language : undefined,
  };
}

/** Joins a summary and a longer text, which may contain the summary. */
function joined(summary: string, more: string): string {
  const [one = '', other = ''] = [summary, more].map((text) => text.replace(/\s+/g, ' '));
  if (other.includes(one)) return more;
  return one.includes(other) ? summary : `${summary}\n\n${more}`;
}

const EVENT_KEYS = keys(
  `id code title subtitle track type date start duration room abstract description persons language
  links attachments video_download_url`,
);

/** Lists everything else in a schedule, and why it is not imported. */
function leftOf(document: Json, read: readonly Event[]): LeftOut[] {
  const from = document.at.replace(/#$/, '');
  const events = eventsIn(document).map(({ json }) => json);
  const persons = events.flatMap((event) => event.get('persons').items);
  const silent = read.filter(
    ({ isTalk, note, json }) =>
      !isTalk && note === '' && (json.get('persons').items.length > 0 || json.get('abstract').text !== ''),
  );
  return [
    ...leftKeys(from, [conferenceOf(document)], ['days'], {
      event: ['acronym', 'title', 'start', 'end', 'daysCount', 'url', 'time_zone_name', 'colors'],
      service: ['timeslot_duration', 'tracks', 'rooms', 'keywords'],
    }),
    ...leftKeys(`${from}, events`, events, EVENT_KEYS, {
      service: ['guid', 'slug', 'url', 'origin_url', 'feedback_url', 'logo', 'recording_license', 'do_not_record'],
      form: ['answers'],
    }),
    ...leftKeys(`${from}, persons`, persons, ['public_name', 'name', 'full_public_name'], {
      service: ['id', 'code', 'guid', 'url', 'avatar', 'avatar_url'],
      biography: ['biography'],
      form: ['answers'],
    }),
    ...(silent.length === 0
      ? []
      : [
          {
            from,
            what: `people and abstracts of ${silent.map(({ title }) => `"${title}"`).join(', ')}`,
            why: REASONS.session,
          },
        ]),
  ];
}
