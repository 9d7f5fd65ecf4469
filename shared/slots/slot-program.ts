import { pageKindOf } from '../format/contributions';
import { offsetAt } from '../format/offset-at';
import { firstAddressOf } from '../format/site-address';
import type { Conference, PublishedContent } from '../model/content';
import type { Route } from '../model/route';
import { type Words, wordsOf } from '../words';
import { editionName } from './edition-name';
import { type Revisions, revisionsOf } from './revisions';
import { type SlotTexts, slotTexts } from './slot-texts';
import { type Slot, slotsOf } from './slots';

/** The program as slots, which all calendar and schedule formats share. */
export interface SlotProgram {
  readonly conference: Conference & { readonly url: string };
  readonly content: PublishedContent;
  readonly words: Words;
  readonly slots: readonly Slot[];
  /**
   * Returns the UID of a slot: "session-oral-1.abc-2031@abc.example.org". It depends on the first host and the acronym only, so
   * calendar programs recognise events after every release, and after the site or the edition moves.
   */
  readonly uid: (key: string) => string;
  readonly texts: SlotTexts;
  readonly revisions: Revisions;
  /** Adds the offset from UTC to a local date and time. */
  readonly zoned: (local: string) => string;
  /** Returns the full address of the most detailed page about a slot. */
  readonly addressOf: (slot: Slot) => string;
  /** Makes an address of the site absolute. */
  readonly whole: (address: string) => string;
}

const known = new WeakMap<PublishedContent, SlotProgram>();

/** Returns the program of some content; undefined if the conference has no public address. */
export function slotProgramOf(content: PublishedContent, routes: readonly Route[]): SlotProgram | undefined {
  const { conference } = content;
  const { url } = conference;
  if (url === undefined) return undefined;
  const found = known.get(content) ?? makeProgram(content, routes, { ...conference, url });
  known.set(content, found);
  return found;
}

interface WithRoutes {
  readonly content: PublishedContent;
  readonly routes: readonly Route[];
}

/** Returns the program, for exports that need one. Throws if the conference has no public address. */
export function requireSlotProgram({ content, routes }: WithRoutes): SlotProgram {
  const program = slotProgramOf(content, routes);
  if (program === undefined) throw new Error('The conference has no public address.');
  return program;
}

function makeProgram(
  content: PublishedContent,
  routes: readonly Route[],
  conference: SlotProgram['conference'],
): SlotProgram {
  const words = wordsOf(content);
  const { hostname } = new URL(firstAddressOf(conference));
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

/** Finds the page of a slot's record, else its place in the schedule. */
export function pagesOfSlots(routes: readonly Route[], whole: (address: string) => string): SlotProgram['addressOf'] {
  const pages = new Map<string, string>();
  const add = (name: string, path: string) => pages.has(name) || pages.set(name, path);
  for (const { kind, id, canonical } of routes) add(`${kind} ${id}`, canonical);
  return ({ session, paper }) => {
    const own =
      (paper && pages.get(`${pageKindOf(paper)} ${paper.id}`)) ??
      pages.get(`session ${session.continues ?? session.id}`);
    const day = pages.get(`schedule-day ${session.date}`) ?? pages.get('schedule schedule') ?? '/';
    return own === undefined ? `${whole(day)}#${session.id}` : whole(own);
  };
}
