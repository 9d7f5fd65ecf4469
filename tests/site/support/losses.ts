import ICAL from 'ical.js';
import { type HTMLElement, parse } from 'node-html-parser';
import { pageKindOf } from '../../../shared/format/contributions';
import { grouped } from '../../../shared/format/grouped';
import { recordAddress } from '../../../shared/format/record-address';
import type { BuiltConference } from '../../support/built-conference';
import type { Seen } from './exports-by-eye';
import { textOf } from './text';

/** A talk or session as an exported file of the site has it. */
interface Event {
  readonly title: string;
  readonly start: string;
  readonly minutes: number;
  readonly [fact: string]: unknown;
}

/** Events by their titles, as `plain` makes them. */
type Events = ReadonlyMap<string, readonly Event[]>;

/** Letters and digits alone: services and pages differ in quotation marks, spaces and marks of Markdown. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Lists what is in an export and not on a site that was made of it: a line for each fact of a talk. */
export async function lossesOf(
  all: readonly Seen[],
  site: BuiltConference,
  text: (file: string) => string,
): Promise<string[]> {
  const { contributions, contributors, sessions } = site.content;
  const isPlanned = all.some(({ start }) => start !== undefined);
  const files: Readonly<Record<string, Event[]>> = isPlanned
    ? {
        json: inJson(text('/schedule.json')),
        xml: inXml(text('/schedule.xml')),
        ics: inCalendar(text('/schedule.ics')),
      }
    : {};
  const byTitle = Object.entries(files).map(
    ([name, events]) => [name, grouped(events, (event) => plain(event.title))] as const,
  );
  const pathOf = new Map([
    ...sessions.toReversed().map(({ id, title }) => [plain(title), recordAddress('session', id)] as const),
    ...contributions.map((each) => [plain(each.title), recordAddress(pageKindOf(each), each.id)] as const),
    ...(files.json ?? []).map(
      ({ title, start, url }) => [plain(title) + start, new URL(String(url)).pathname] as const,
    ),
  ]);
  const personPath = new Map(contributors.map(({ name, slug }) => [plain(name), recordAddress('person', slug)]));
  const ofPeople = all.flatMap(({ bios = {} }) =>
    Object.keys(bios).flatMap((name) => personPath.get(plain(name)) ?? []),
  );
  await site.render([...pathOf.values(), ...ofPeople]);
  const pageAt = (path: string | undefined) =>
    path === undefined ? undefined : site.pageAt(path).root.querySelector('main');
  return all.flatMap((seen) => {
    const { title, start, isSession = false, bios = {} } = seen;
    const inFiles = byTitle.flatMap(([name, events]) =>
      start === undefined ? [] : lostAmong(events, seen).map((what) => `${name}: ${what}`),
    );
    const isShort = isSession && !(seen.people?.length || seen.text || seen.links?.length);
    const path = pathOf.get(plain(title) + start) ?? pathOf.get(plain(title));
    const onPage = isShort ? [] : lostOn(pageAt(path), seen).map((what) => `page: ${what}`);
    const onPeople = Object.entries(bios).flatMap(([name, bio]) =>
      lostTexts(pageAt(personPath.get(plain(name))), bio).map((what) => `page of ${name}: ${what}`),
    );
    return [...inFiles, ...onPage, ...onPeople].map((what) => `${title} | ${what}`);
  });
}

/** Facts that a schedule or a calendar lacks. */
function lostAmong(events: Events, seen: Seen): string[] {
  const { title, start = '', minutes = 0, isSession } = seen;
  const named = events.get(plain(title)) ?? [];
  const atStart = named.filter((event) => event.start === start);
  const event =
    atStart.find(({ room, location }) =>
      [room, location].some((place) => plain(String(place)).startsWith(plain(seen.room ?? ''))),
    ) ?? atStart[0];
  if (event === undefined) {
    // Schedules for apps have talks in place of their session, and name it with them; posters are named with their session.
    const isWithin = isSession || kindIn(seen.kind) === 'poster';
    const all = isWithin ? [...events.values()].flat().filter((each) => each.start >= start) : [];
    return all.some((each) => plain(JSON.stringify(each)).includes(plain(title))) ? [] : [`no such title at ${start}`];
  }
  // Breaks divide a session.
  const ends = (isSession ? named : [event]).map(endOf);
  const isWhole = ends.includes(Date.parse(`${start}Z`) + minutes * 60_000);
  return [...(isWhole ? [] : [`${event.minutes} and not ${minutes} minutes`]), ...lostIn(event, seen)];
}

const endOf = ({ start, minutes }: Event) => Date.parse(`${start}Z`) + minutes * 60_000;

function lostIn(event: Event, seen: Seen): string[] {
  const whole = plain(withoutAddresses(JSON.stringify(Object.values(event)).replace(/\\[nt]/g, ' ')));
  const lacks = (what: string, texts: readonly (string | undefined)[]) =>
    texts.filter((text) => text !== undefined && !whole.includes(plain(text))).map((text) => `${what} ${text}`);
  return [
    ...lacks('room', [seen.room]),
    ...lacks('person', seen.people ?? []),
    ...lacks('text', blocksOf(seen.text)),
    ...(event.persons === undefined
      ? []
      : lacks(
          'link',
          (seen.links ?? []).filter((link) => !link.includes('doi.org')),
        )),
    ...('track' in event ? lacks('track', [seen.track]) : []),
    ...('language' in event && seen.language && event.language !== seen.language ? [`language ${seen.language}`] : []),
    ...('type' in event ? lacks('kind', [kindIn(seen.kind)]) : []),
  ];
}

/** Kinds that a service's word for a type may name. */
const KINDS = ['keynote', 'workshop', 'tutorial', 'panel', 'poster', 'demo', 'lightning', 'break'];
const kindIn = (word = '') => KINDS.find((kind) => word.toLowerCase().includes(kind));

/** Facts that the page of a contribution lacks. */
function lostOn(page: HTMLElement | null | undefined, seen: Seen): string[] {
  if (!page) return ['there is none'];
  const whole = plain(textOf(page));
  const hrefs = page.querySelectorAll('a').map((link) => parse(link.getAttribute('href') ?? '').text);
  const addresses = new Set(hrefs.flatMap((href) => (URL.canParse(href) ? new URL(href).href : [])));
  const lacks = (what: string, texts: readonly (string | undefined)[]) =>
    texts.filter((text) => text !== undefined && !whole.includes(plain(text))).map((text) => `${what} ${text}`);
  const end =
    seen.start === undefined
      ? undefined
      : new Date(Date.parse(`${seen.start}Z`) + (seen.minutes ?? 0) * 60_000).toISOString();
  return [
    ...lacks('title', [seen.title]),
    ...lacks('time', [
      seen.start?.slice(11),
      seen.isSession ? undefined : end?.slice(11, 16).replace('00:00', '24:00'),
    ]),
    ...lacks('room', [seen.room]),
    ...lacks('person', seen.people ?? []),
    ...lacks('track', [seen.track]),
    ...lacks('kind', [kindIn(seen.kind)]),
    ...lacks('words', seen.words ?? []),
    ...lostTexts(page, seen.text),
    ...[...(seen.links ?? []), ...addressesIn(seen.text)]
      .filter((link) => !addresses.has(new URL(link).href))
      .map((link) => `link ${link}`),
  ];
}

/** Paragraphs and list items of a text that are no paragraphs or list items of a page. */
function lostTexts(page: HTMLElement | null | undefined, text: string | undefined): string[] {
  const shown = new Set(page?.querySelectorAll('p, li').map((each) => plain(textOf(each))));
  return blocksOf(text)
    .filter((block) => !shown.has(plain(block)))
    .map((block) => `text ${block}`);
}

/** Leaves the words of Markdown links. */
const withoutAddresses = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

const BLOCKS = 'p, li, h1, h2, h3, h4';

/** Divides a text, which may be HTML, into paragraphs and list items. */
function blocksOf(text = ''): string[] {
  const isHtml = /<(?:p|li|br|ul|b|i|em|strong|a)\b/.test(text);
  const root = parse(text);
  const elements = root.querySelectorAll(BLOCKS);
  const blocks =
    isHtml && elements.length > 0
      ? elements.filter((each) => each.querySelector(BLOCKS) === null).map((each) => each.text)
      : (isHtml ? root.text : text).split(/\n\s*\n|\n(?=\s*(?:[-*•]|\d+\.)\s)/);
  return blocks
    .map((block) => withoutAddresses(block.replace(/^\s*(?:[-*•]|\d+\.)\s/, '')))
    .filter((block) => plain(block) !== '');
}

const addressesIn = (text = '') =>
  [...text.matchAll(/(?:href="|\]\()(https?:[^")\s]+)/g)].map(([, address = '']) => address);

const minutesOf = (duration: string) => Number(duration.slice(0, -3)) * 60 + Number(duration.slice(-2));

interface WrittenEvent {
  readonly title: string;
  readonly date: string;
  readonly duration: string;
}

function inJson(text: string): Event[] {
  const { schedule } = JSON.parse(text) as {
    readonly schedule: {
      readonly conference: {
        readonly days: readonly { readonly rooms: Readonly<Record<string, readonly WrittenEvent[]>> }[];
      };
    };
  };
  return schedule.conference.days
    .flatMap(({ rooms }) => Object.values(rooms).flat())
    .map((event) => ({ ...event, start: event.date.slice(0, 16), minutes: minutesOf(event.duration) }));
}

const inXml = (text: string): Event[] =>
  [...text.matchAll(/<event [\s\S]*?<\/event>/g)].map(([event]) => {
    const field = (name: string) => parse(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(event)?.[1] ?? '').text;
    const links = [...event.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => parse(address).text);
    const facts = ['subtitle', 'track', 'language', 'type', 'abstract', 'description', 'room'].map((name) => [
      name,
      field(name),
    ]);
    return {
      title: field('title'),
      start: field('date').slice(0, 16),
      minutes: minutesOf(field('duration')),
      ...Object.fromEntries(facts),
      persons: [...event.matchAll(/<person [^>]*>([^<]*)/g)].map(([, name = '']) => parse(name).text),
      links,
    };
  });

const inCalendar = (text: string): Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate, location, description } = new ICAL.Event(component);
    return {
      title: summary,
      start: startDate.toString().slice(0, 16),
      minutes: endDate.subtractDate(startDate).toSeconds() / 60,
      location,
      description,
    };
  });
