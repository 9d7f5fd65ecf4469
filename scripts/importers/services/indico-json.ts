import { offsetAt } from '../../../shared/format/offset-at';
import type { ContributionFacts, ImportedPerson, ImportedPresentation, ImportedSession, Listed } from '../model';
import type { Json } from '../read/json';
import { trimmed } from '../values/lists';
import { withoutTags } from '../values/markup';
import { personOf } from '../values/names';
import { sessionKindIn } from '../values/session-kind';
import { durationIn, type LocalStart, slotOf, startIn } from '../values/times';
import { keys, leftKeys } from './document-keys';
import { groupTalks, type Talk } from './group-talks';
import { inMarkdown, inOneLine } from './one-line';
import { type Context, type DocumentFormat, NOTHING } from './service';
import { isNamed } from './submissions';

/** The response of `/export/event/ID.json`, with `detail=contributions` or `detail=sessions`. */
export const indicoEvents: DocumentFormat = {
  holds: 'events',
  recognises: (document) => eventsIn(document).some((event) => event.get('contributions').value !== undefined),
  read: (document, context) => {
    const events = eventsIn(document);
    const sessions = events.flatMap((event) => event.get('sessions').items);
    const within = sessions.flatMap((session) => session.get('contributions').items);
    const apart = events.flatMap((event) => event.get('contributions').items);
    const contributions = [...within, ...apart];
    const own = sessions.flatMap((session) => sessionOf(session, context));
    const groups = groupTalks(apart.flatMap((contribution) => talkOf(contribution, context)));
    const from = document.at.replace(/#$/, '');
    return {
      ...NOTHING,
      contributions: contributions.flatMap((contribution) => paperOf(contribution, context)),
      sessions: [...own.map(({ session }) => session), ...groups.sessions],
      listed: contributions.map((contribution) => listedOf(contribution, context)),
      presentations: [...own.flatMap(({ presentations }) => presentations), ...groups.presentations],
      left: [
        ...leftKeys(`${from}, events`, events, ['contributions', 'sessions'], {
          event: EVENT,
          service: SERVICE,
          file: FILES,
        }),
        ...leftKeys(`${from}, sessions`, sessions, SESSION_KEYS, { service: SERVICE, file: FILES, place: PLACE }),
        ...leftKeys(`${from}, contributions`, contributions, CONTRIBUTION_KEYS, {
          service: SERVICE,
          file: FILES,
          place: PLACE,
        }),
        ...leftKeys(
          `${from}, people`,
          contributions.flatMap((contribution) => authorsOf(contribution)),
          PERSON_KEYS,
          {
            email: ['email', 'emailHash'],
            service: SERVICE,
          },
        ),
      ],
    };
  },
};

const SESSION_KEYS = ['title', 'slotTitle', 'startDate', 'endDate', 'room', 'conveners', 'contributions'];
const CONTRIBUTION_KEYS = keys(`
  id friendly_id title description startDate endDate duration room session track type keywords
  speakers primaryauthors coauthors
`);
const PERSON_KEYS = ['fullName', 'first_name', 'last_name', 'affiliation'];
const EVENT = keys(`
  title description startDate endDate timezone room roomFullname location address keywords organizer
  label language phone supportInfo chairs
`);
const SERVICE = keys(`
  _type _fossil id db_id friendly_id person_id url creator creationDate modificationDate
  hasAnyProtection visibility allowed category categoryId type roomMapURL color textColor isPoster
  bgcolor conference numSlots sessionConveners inheritLoc inheritRoom session is_speaker is_submitter
  author_type affiliation_link
`);
const FILES = ['folders', 'material', 'attachments', 'note'];
const PLACE = keys(`
  roomFullname location address description board_number code references subContributions duration
  custom_fields
`);

/** Returns the events of a document. Other responses have neither contributions nor sessions. */
const eventsIn = (document: Json): Json[] => document.get('results').items;

const authorsOf = (contribution: Json, lists = ['primaryauthors', 'coauthors', 'speakers']): Json[] =>
  lists.flatMap((list) => contribution.get(list).items);

/** Lists a contribution as the export has it. */
function listedOf(contribution: Json, { zone }: Context): Listed {
  const start = contribution.get('startDate');
  const isLocal = start.get('tz').text === zone;
  const authors = authorsOf(contribution, ['primaryauthors', 'coauthors']);
  return {
    id: contribution.first('friendly_id', 'id').text,
    title: withoutTags(contribution.get('title').text),
    start: isLocal ? start.get('time').text.slice(0, 5) : undefined,
    room: start.value === null || start.value === undefined ? '' : contribution.get('room').text,
    people: (authors.length === 0 ? contribution.get('speakers').items : authors).map(
      (person) => authorOf(person, () => {}).name,
    ),
    hasAbstract: contribution.get('description').text.trim() !== '',
  };
}

function paperOf(contribution: Json, { report }: Context): ContributionFacts[] {
  const text = (key: string) => withoutTags(inOneLine(contribution.get(key), report));
  const id = contribution.first('friendly_id', 'id').text;
  const title = text('title');
  if (!isNamed(id, title, contribution.at, report)) return [];
  const authors = authorsOf(contribution, ['primaryauthors', 'coauthors']);
  return [
    {
      id,
      at: contribution.at,
      title,
      // A talk without authors has only speakers.
      people: (authors.length === 0 ? contribution.get('speakers').items : authors).map((person) =>
        authorOf(person, report),
      ),
      peopleApart: true,
      abstract: inMarkdown(contribution.get('description'), report),
      keywords: trimmed(contribution.get('keywords').items.map((keyword) => keyword.text)),
      track: text('track'),
    },
  ];
}

function authorOf(person: Json, report: Context['report']): ImportedPerson {
  const text = (key: string) => inOneLine(person.get(key), report);
  // "DOE, John": the family name is in capitals.
  const [family = '', given = ''] = text('fullName').split(/,\s*/);
  const named = personOf(text('first_name') || given, text('last_name') || family, person.at);
  return { ...named, affiliation: text('affiliation') };
}

function sessionOf(
  session: Json,
  context: Context,
): { session: ImportedSession; presentations: ImportedPresentation[] }[] {
  const start = dateIn(session.get('startDate'), context);
  const end = dateIn(session.get('endDate'), context);
  const text = (key: string) => withoutTags(inOneLine(session.get(key), context.report));
  const title = [text('title'), text('slotTitle')].filter(Boolean).join(': ');
  if (start === undefined || end === undefined || title === '') {
    const message = 'A session without a title or its times is left out.';
    context.report({ at: session.at, message, hint: 'Complete it in the service, and export it again.' });
    return [];
  }
  const place = { at: session.at, date: start.date, start: start.time, end: end.time, room: text('room') };
  const kind = sessionKindIn(title) ?? 'oral';
  const chairs = session.get('conveners').items.map((person) => authorOf(person, context.report).name);
  const presentations = session
    .get('contributions')
    .items.flatMap((contribution) =>
      talkOf(contribution, context).map(({ title: _, ...talk }) => ({ ...talk, session: session.at })),
    );
  return [{ session: { ...place, key: session.at, title, kind, chairs }, presentations }];
}

/** Reads when a contribution is presented; without a time it is in no session yet. */
function talkOf(contribution: Json, context: Context): Talk[] {
  const start = dateIn(contribution.get('startDate'), context);
  const minutes = durationIn(contribution.get('duration').text);
  if (start === undefined || !minutes) return [];
  const text = (key: string) => withoutTags(inOneLine(contribution.get(key), context.report));
  return [
    {
      contribution: contribution.first('friendly_id', 'id').text,
      at: contribution.at,
      title: text('session') || text('type') || 'Talks',
      room: text('room'),
      ...slotOf(start, minutes, context.zone),
    },
  ];
}

/** Converts a date of Indico, `{"date": "2024-05-20", "time": "09:00:00", "tz": "Europe/Zurich"}`, to the conference's time zone. */
function dateIn(json: Json, { zone }: Context): LocalStart | undefined {
  const local = `${json.get('date').text}T${json.get('time').text.slice(0, 5)}`;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined;
  return startIn(`${local}:00${offsetAt(json.get('tz').text || zone, local)}`, zone);
}
