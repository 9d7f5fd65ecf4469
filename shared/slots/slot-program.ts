import { offsetAt } from '../format/offset-at';
import type { Conference, Content } from '../model/content';
import type { Route } from '../model/route';
import { type Words, wordsOf } from '../words';
import { editionName } from './edition-name';
import { type Revisions, revisionsOf } from './revisions';
import { type SlotTexts, slotTexts } from './slot-texts';
import { type Slot, slotsOf } from './slots';

/** The content that a program is made of, as files and as pages have it. */
type ProgramSource = Omit<Content, 'acceptedWarnings'>;

/** The program as all formats share it. */
export interface SlotProgram {
  readonly conference: Conference & { readonly url: string };
  readonly content: ProgramSource;
  readonly words: Words;
  readonly slots: readonly Slot[];
  /**
   * The name by which calendar programs know a slot again in every release: "session-oral-1.abc-2031@abc.example.org". It follows from
   * the host and the acronym alone: a year that moves below an address of its own keeps it, and nothing that changes is part of it.
   */
  readonly uid: (key: string) => string;
  readonly texts: SlotTexts;
  readonly revisions: Revisions;
  /** A local date and time of the conference, with its offset from UTC. */
  readonly zoned: (local: string) => string;
  /** The whole address of the page that tells most about a slot. */
  readonly addressOf: (slot: Slot) => string;
  /** The whole address of a page or file of the site. */
  readonly whole: (address: string) => string;
}

const known = new WeakMap<ProgramSource, SlotProgram>();

/** The program of some content, made once; nothing for a conference that does not say its public address. */
export function slotProgramOf(content: ProgramSource, routes: readonly Route[]): SlotProgram | undefined {
  const { conference } = content;
  const { url } = conference;
  if (url === undefined) return undefined;
  const found = known.get(content) ?? makeProgram(content, routes, { ...conference, url });
  known.set(content, found);
  return found;
}

interface WithRoutes {
  readonly content: ProgramSource;
  readonly routes: readonly Route[];
}

/** The same, where there is one: for files that other conferences do not have. */
export function requireSlotProgram({ content, routes }: WithRoutes): SlotProgram {
  const program = slotProgramOf(content, routes);
  if (program === undefined) throw new Error('a program of a conference without an address');
  return program;
}

function makeProgram(
  content: ProgramSource,
  routes: readonly Route[],
  conference: SlotProgram['conference'],
): SlotProgram {
  const words = wordsOf(content);
  const { hostname } = new URL(conference.url);
  const edition = editionName(conference);
  const whole = (address: string) => `${conference.url}${encodeURI(address)}`;
  return {
    conference,
    content,
    words,
    slots: slotsOf(content),
    uid: (key) => `${key}.${edition}@${hostname}`,
    texts: slotTexts(content, words),
    revisions: revisionsOf(content),
    zoned: (local) => `${local}:00${offsetAt(conference.timeZone, local)}`,
    addressOf: pagesOfSlots(routes, whole),
    whole,
  };
}

/** The page of the record itself; where it has none, the part of the schedule that shows it. */
export function pagesOfSlots(routes: readonly Route[], whole: (address: string) => string): SlotProgram['addressOf'] {
  const pages = new Map<string, string>();
  const add = (name: string, path: string) => pages.has(name) || pages.set(name, path);
  for (const { kind, id, canonical } of routes) add(`${kind} ${id}`, canonical);
  return ({ session, paper }) => {
    const own = (paper && pages.get(`paper ${paper.id}`)) ?? pages.get(`session ${session.id}`);
    const day = pages.get(`schedule-day ${session.date}`) ?? pages.get('schedule schedule') ?? '/';
    return own === undefined ? `${whole(day)}#${session.id}` : whole(own);
  };
}
