import { grouped } from '../../../shared/format/grouped';
import type { ContributionFacts, LeftOut, Listed } from '../model';
import { Json } from '../read/json';
import { withoutTags } from '../values/markup';
import { paperIdIn } from '../values/paper-id';
import { sessionKindIn } from '../values/session-kind';
import { keys, leftKeys } from './document-keys';
import { linksOf } from './links';
import { inMarkdown, inOneLine } from './one-line';
import { type Event, type EventKinds, eventOf, joinedTexts, personsIn, programOf } from './schedule-events';
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
        const conference = conferenceOf(document);
        const clocks = clocksOf(conference, listed);
        const events = listed.flatMap((each) => eventOf(each, context, kinds, clocks));
        const { talks, sessions, presentations } = programOf(events, context.report);
        const base = document.get('schedule').get('base_url').text;
        return {
          ...NOTHING,
          contributions: [...grouped(talks, ({ json }) => json.at).values()].flatMap(([talk]) =>
            talk === undefined ? [] : [contributionOf(talk, base, context)],
          ),
          sessions,
          presentations,
          rooms: conference.get('rooms').items.map((room) => ({
            name: inOneLine(room.get('name'), context.report),
            capacity: /^[1-9]\d*$/.exec(room.get('capacity').text)?.[0],
          })),
          listed: listed.map(({ json }) => listedOf(json, kinds)),
          left: leftOf(document),
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
  contributionOf: (json) => {
    const [, page, id] = /\/(papers|posters|talks)\/([^/~]+)$/.exec(json.get('url').text) ?? [];
    if (id === undefined) return undefined;
    return { id, kind: page === 'papers' ? 'paper' : page === 'posters' ? 'poster' : json.get('type').text };
  },
  kindOf: (type) => sessionKindIn(type) ?? (/^[a-z]+$/.test(type) ? type : 'oral'),
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
function listedOf(json: Json, kinds: EventKinds): Listed {
  const text = (key: string) => json.get(key).text.trim();
  const hours = /^(\d{1,2}):(\d\d)/.exec(text('start') || text('date').slice(11));
  return {
    id: kinds.contributionOf?.(json)?.id ?? paperIdIn(json.first('code', 'id').text),
    title: withoutTags(text('title')),
    start: hours ? `${hours[1]?.padStart(2, '0')}:${hours[2]}` : undefined,
    room: text('room'),
    people: json.get('persons').items.map((person) => person.first('public_name', 'name', 'full_public_name').text),
    hasAbstract: (text('abstract') || text('description')) !== '',
  };
}

function contributionOf(event: Event, base: string, { report }: Context): ContributionFacts {
  const { id, at, title, track, kind = 'talk', session, json } = event;
  const text = (key: string) => inMarkdown(json.get(key), report);
  const subtitle = withoutTags(inOneLine(json.get('subtitle'), report));
  const language = json.get('language').text.slice(0, 2).toLowerCase();
  return {
    id,
    at,
    kind,
    title: session ? title : [title, subtitle].filter(Boolean).join(/[.!?…]$/.test(title) ? ' ' : ': '),
    people: personsIn(json, report),
    peopleApart: true,
    // In our own schedules, the description of a talk has other facts, such as the chairs.
    abstract: session === undefined ? joinedTexts([text('abstract'), text('description')]) : text('abstract'),
    track,
    language: /^[a-z]{2}$/.test(language) ? language : undefined,
    licence: inOneLine(json.get('recording_license'), report),
    ...linksOf(json, base),
  };
}

const EVENT_KEYS = keys(
  `id code title subtitle track type date start duration room abstract description persons language
  links attachments video_download_url recording_license`,
);

/** Lists everything else in a schedule, and why it is not imported. */
function leftOf(document: Json): LeftOut[] {
  const from = document.at.replace(/#$/, '');
  const events = eventsIn(document).map(({ json }) => json);
  const persons = events.flatMap((event) => event.get('persons').items);
  return [
    ...leftKeys(from, [conferenceOf(document)], ['days', 'rooms'], {
      event: ['acronym', 'title', 'start', 'end', 'daysCount', 'url', 'time_zone_name', 'colors'],
      service: ['timeslot_duration', 'tracks', 'keywords'],
    }),
    ...leftKeys(`${from}, events`, events, EVENT_KEYS, {
      service: ['guid', 'slug', 'url', 'origin_url', 'feedback_url', 'logo', 'do_not_record'],
      form: ['answers'],
    }),
    ...leftKeys(`${from}, persons`, persons, ['public_name', 'name', 'full_public_name', 'biography'], {
      service: ['id', 'code', 'guid', 'url', 'avatar', 'avatar_url'],
      form: ['answers'],
    }),
  ];
}
