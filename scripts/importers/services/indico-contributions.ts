import type { Report } from '../../tables/problem';
import type { ImportedPerson, LeftOut } from '../model';
import type { Json } from '../read/json';
import { doiIn } from '../values/checked';
import { trimmed } from '../values/lists';
import { withoutTags } from '../values/markup';
import { personOf } from '../values/names';
import { sessionKindIn } from '../values/session-kind';
import { durationIn, type LocalStart, localIn, startIn } from '../values/times';
import { keys, leftKeys } from './document-keys';
import { sortedLinks, type TalkLink } from './links';
import { inMarkdown, inOneLine } from './one-line';
import { ONLY_SESSIONS, type SourceEvent } from './schedule-events';
import type { Context } from './service';

/** Returns the kind of a contribution; those with authors are papers, and others are talks. */
export function kindOf(type: string, isPoster: boolean, isWritten: boolean): string {
  const named = isPoster ? 'posters' : sessionKindIn(type);
  if (named === 'posters') return 'poster';
  return named === undefined || ONLY_SESSIONS.has(named) ? (isWritten ? 'paper' : 'talk') : named;
}

/** Returns the number by which people know a contribution. */
const idOf = (json: Json): string => json.first('friendly_id', 'friendlyId', 'id').text;

/** Returns a text in one line, or the title or name of an object, such as a track. */
export function labelIn(json: Json, report: Report): string {
  const found = [json, json.get('title'), json.get('name')].find(({ text }) => text !== '') ?? json;
  return withoutTags(inOneLine(found, report));
}

/** Reads a contribution. The keys of the export API, the timetable, and the lists of the management pages differ only in spelling. */
export function contributionOf(
  json: Json,
  base: string,
  isPoster: boolean,
  context: Context,
): Omit<SourceEvent, 'room'> {
  const { report } = context;
  const { people, isWritten } = peopleIn(json, report);
  const parts = json.get('subContributions').items;
  const board = json.get('board_number').text;
  const type = labelIn(json.first('accepted_contrib_type', 'type'), report);
  const links = [json, ...parts].flatMap((each) => linksIn(each, each === json ? '' : each.get('title').text, report));
  const doi = json.get('references').items.find(isDoi)?.get('value');
  const start = startOf(json, context);
  const list = parts.map((part) => partIn(part, report)).join('\n');
  return {
    id: idOf(json),
    at: json.at,
    title: labelIn(json.get('title'), report),
    type: kindOf(type, isPoster || board !== '', isWritten),
    is: 'contribution',
    start,
    minutes: minutesOf(json),
    people: oncePerName([...people, ...parts.flatMap((part) => peopleIn(part, report).people)]),
    abstract: [inMarkdown(json.first('description', 'content'), report), list].filter(Boolean).join('\n\n'),
    facts: {
      keywords: trimmed(json.get('keywords').items.map((keyword) => keyword.text)),
      track: labelIn(json.first('accepted_track', 'track'), report),
      board,
      doi: doi && doiIn(doi.text, doi.at, report),
      sessions: trimmed(start === undefined ? [labelIn(json.get('session'), report)] : []),
      decision: decisionIn(json.get('state').text),
      ...sortedLinks(links, base),
    },
  };
}

/** A part of a contribution has neither a time nor a page of its own in Indico: it is a line of the abstract. */
function partIn(part: Json, report: Report): string {
  const { people } = peopleIn(part, report);
  const names = people.map(({ name }) => name).join(', ');
  return `- ${labelIn(part.get('title'), report)}${names && ` (${names})`}`;
}

const decisionIn = (state: string): string => (state === 'invited' ? 'no decision' : state);

/** Reads the people of a contribution: its authors, then speakers who are none of them; without authors, its speakers. */
function peopleIn(json: Json, report: Report): { people: ImportedPerson[]; isWritten: boolean } {
  const list = (...names: readonly string[]) => names.flatMap((name) => json.get(name).items);
  const typed = (type: RegExp) => list('persons').filter((person) => type.test(person.get('author_type').text));
  const authors = [...list('primaryauthors', 'coauthors'), ...typed(/^(?:primary|1)$/), ...typed(/^(?:secondary|2)$/)];
  // The timetable names first who speaks, and those who only wrote it as authors.
  const all = [...authors, ...list('speakers', 'presenters', 'authors', 'persons')];
  return {
    people: oncePerName(all.map((person) => personIn(person, report))),
    isWritten: authors.length + list('authors').length > 0,
  };
}

/** Keeps the first person of each name. */
export const oncePerName = (people: readonly ImportedPerson[]): ImportedPerson[] =>
  [...new Map(people.toReversed().map((person) => [person.name, person])).values()].toReversed();

/** Reads a person of any of Indico's lists. */
export function personIn(person: Json, report: Report): ImportedPerson {
  const text = (...names: readonly string[]) => inOneLine(person.first(...names), report);
  // "DOE, John": the family name is in capitals.
  const [family = '', given = ''] = text('fullName', 'full_name', 'name').split(/,\s*/);
  const named = personOf(
    text('first_name', 'firstName') || given,
    text('last_name', 'familyName') || family,
    person.at,
  );
  return { ...named, affiliation: text('affiliation') };
}

const isDoi = (reference: Json): boolean => /^doi$/i.test(reference.get('type').text);

/** Reads the addresses of files, links, minutes and references; `of` is the title of the part that has them. */
function linksIn(json: Json, of: string, report: Report): TalkLink[] {
  const folders = [...json.each('folders'), ...json.get('attachments').each('folders')];
  const within = folders.map((folder) => [folder, folder.get('attachments').items] as const);
  const files = [...within, [json, json.get('attachments').get('files').items] as const];
  const labelled = (label: string) => [of, label].filter(Boolean).join(': ');
  const shown = files.flatMap(([folder, items]) =>
    items.filter(isPublic(report)).map((file) => ({
      address: file.first('link_url', 'download_url', 'url').text,
      label: labelled(labelIn(file.first('title', 'name', 'fileName'), report)),
      type: [folder === json ? '' : folder.get('title').text, file.first('filename', 'fileName').text].join(' '),
    })),
  );
  const addressed = [
    { label: 'Minutes', json: json.get('note') },
    ...json
      .get('references')
      .items.filter((reference) => !isDoi(reference))
      .map((reference) => ({ label: reference.get('type').text, json: reference })),
  ];
  return [...shown, ...addressed.map((each) => ({ address: each.json.get('url').text, label: labelled(each.label) }))];
}

const isPublic =
  (report: Report) =>
  (file: Json): boolean => {
    const isProtected = file.get('is_protected').value === true;
    if (isProtected) {
      const hint = 'Open it to everybody in the service and export it again, or put it into public/files/.';
      report({ at: file.at, message: `"${file.get('title').text}" is a protected file, and is left out.`, hint });
    }
    return !isProtected;
  };

/** Returns the start of a contribution or session on the clocks of the conference; undefined if it has none yet. */
export function startOf(json: Json, { zone }: Context): LocalStart | undefined {
  return startIn(json.get('start_dt').text, zone) ?? dateIn(json.get('startDate'), zone);
}

/** Converts a date of the API, `{"date": "2024-05-20", "time": "09:00:00", "tz": "Europe/Zurich"}`. */
export const dateIn = (json: Json, zone: string): LocalStart | undefined =>
  localIn(`${json.get('date').text}T${json.get('time').text.slice(0, 5)}`, json.get('tz').text || zone, zone);

/** Returns the duration of a contribution in minutes: the list of the management page has seconds. */
function minutesOf(json: Json): number | undefined {
  const { text } = json.get('duration');
  return json.get('start_dt').value === undefined ? durationIn(text.replace(/\.0+$/, '')) : Number(text) / 60;
}

/** Returns the room of a contribution, session or break: that of its location, if it has no room and another location than the event. */
export function roomOf(json: Json, venue: string, report: Report): string {
  const room = labelIn(json.first('room', 'room_name', 'roomFullname'), report);
  const location = locationOf(json, report);
  const isInherited = location === venue || json.first('inheritLoc', 'inherit_location').value === true;
  return room || (isInherited ? '' : location);
}

/** Returns the building, or another place with rooms. */
export const locationOf = (json: Json, report: Report): string => labelIn(json.first('location', 'venue_name'), report);

/** Lists the keys of contributions and people that are not imported. */
export function leftOf(from: string, contributions: readonly Json[]): LeftOut[] {
  const lists = ['speakers', 'primaryauthors', 'coauthors', 'presenters', 'authors', 'persons'];
  const people = contributions.flatMap((each) => lists.flatMap((list) => each.get(list).items));
  return [
    ...leftKeys(`${from}, contributions`, contributions, [...CONTRIBUTION_KEYS, ...lists], {
      service: ['session_block'],
      code: ['code'],
      email: ['submitter'],
      review: keys('modified_by submitted_contrib_type submitted_for_tracks duplicate_of merged_into'),
    }),
    ...leftKeys(`${from}, people`, people, PERSON_KEYS, {
      email: ['address', 'fax'],
      service: ['affiliation_link', 'title', 'displayOrderKey'],
    }),
  ];
}

const CONTRIBUTION_KEYS = keys(`
  id friendly_id friendlyId title description content startDate start_dt endDate end_dt duration room room_name roomFullname
  location venue_name session track accepted_track type accepted_contrib_type keywords subContributions board_number references
  folders attachments note state
`);
const PERSON_KEYS = keys(`
  fullName full_name name first_name firstName last_name familyName affiliation is_speaker author_type
`);
