import { isPaper } from '../../../shared/format/contributions';
import { labelledLink } from '../../../shared/format/labelled-link';
import { clockOf } from '../../../shared/format/times';
import { plainName } from '../../../shared/slots/edition-name';
import type { SlotProgram } from '../../../shared/slots/slot-program';
import { type Slot, slotTitle } from '../../../shared/slots/slots';
import { guidsOf, numbersOf } from '../program/guids';

/** A person in schedule apps. Number and UUID are derived from the person's page, never from an e-mail address. */
interface AppPerson {
  readonly id: number;
  readonly guid: string;
  readonly name: string;
}

/** An event in schedule apps, at one time in one room. */
export interface AppEvent {
  readonly id: number;
  readonly guid: string;
  readonly slug: string;
  readonly room: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: string;
  /** With offsets from UTC. */
  readonly date: string;
  readonly end: string;
  /** HH:MM; apps would read three numbers as days, hours and minutes. */
  readonly start: string;
  readonly duration: string;
  readonly abstract: string;
  readonly description: string;
  readonly track: string;
  readonly language: string;
  readonly url: string;
  readonly persons: readonly AppPerson[];
  readonly links: readonly AppLink[];
}

interface AppLink {
  readonly url: string;
  readonly title: string;
  /** One of the types of the JSON schema. */
  readonly type: 'paper' | 'slides' | 'media' | 'related' | 'web';
}

/** The type of the presentation of a paper. */
const TALK = 'talk';

/** Returns a function that makes the event of a slot. */
export function eventMaker(program: SlotProgram, slots: readonly Slot[]): (slot: Slot, room: string) => AppEvent {
  const { conference, content, texts, words, zoned } = program;
  const guid = guidsOf(conference);
  const numbers = numbersOf(slots.map(({ key }) => key));
  const acronym = plainName(content.conference);
  const personOf = personMaker(program);
  return (slot, room) => {
    const { key, session, paper, start, end } = slot;
    const id = numbers.get(key) ?? 0;
    const [date, until] = [zoned(start), zoned(end)];
    const [kind = '', track = ''] = texts.categories(slot);
    const rooms = (session.room?.length ?? 0) > 1 ? [texts.room(slot) ?? ''] : [];
    return {
      id,
      guid: guid(key),
      slug: `${acronym}-${String(id).padStart(10, '0')}`,
      room,
      title: slotTitle(slot, words),
      subtitle: texts.subtitle(slot) ?? '',
      // `kind` is that of the session.
      type: paper === undefined ? kind : isPaper(paper) ? TALK : paper.kind,
      date,
      end: until,
      start: start.slice(11),
      // The real duration, even if the clocks change in between.
      duration: durationOf((Date.parse(until) - Date.parse(date)) / 60_000),
      abstract: texts.abstract(slot) ?? '',
      description: [...rooms, ...texts.lines(slot)].join('\n'),
      track,
      language: paper?.language ?? content.conference.language,
      url: program.addressOf(slot),
      persons: texts.people(slot).map(personOf),
      links: linksOf(slot, program),
    };
  };
}

/** Writes a duration: 90 minutes as "01:30". */
const durationOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${clockOf(minutes % 60).slice(3)}`;

function personMaker({ conference, content: { contributors } }: SlotProgram): (name: string) => AppPerson {
  const guid = guidsOf(conference);
  const slugOf = new Map(contributors.flatMap(({ slug, spellings }) => spellings.map((name) => [name, slug] as const)));
  const numbers = numbersOf(contributors.map(({ slug }) => slug));
  return (name) => {
    const slug = slugOf.get(name) ?? '';
    return { id: numbers.get(slug) ?? 0, guid: guid(`person-${slug}`), name };
  };
}

const FILES = { pdf: 'paper', slides: 'slides', video: 'media', code: 'related' } as const;

function linksOf({ session, paper }: Slot, { words, whole }: SlotProgram): readonly AppLink[] {
  const absolute = (link: string) => (link.startsWith('/') ? whole(link) : link);
  const files = Object.entries(FILES).flatMap(([name, type]): AppLink[] => {
    const file = name as keyof typeof FILES; // Object.entries widens to string
    const link = paper?.[file];
    return link === undefined ? [] : [{ url: absolute(link), title: words.schedule.files[file], type }];
  });
  const labelled = (paper?.links ?? []).map((text): AppLink => {
    const { label, url } = labelledLink(text);
    return { url: absolute(url), title: label ?? url, type: 'related' };
  });
  const own = [
    { link: session.website, title: words.schedule.website },
    { link: session.link, title: words.schedule.takePart },
  ].flatMap(({ link, title }): AppLink[] => (link === undefined ? [] : [{ url: absolute(link), title, type: 'web' }]));
  return [...files, ...labelled, ...own];
}
