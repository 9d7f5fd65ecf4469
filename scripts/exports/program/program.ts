import { offsetAt } from '../../../renderer/format/offset-at';
import { type Words, wordsOf } from '../../../renderer/words';
import type { Conference, Content } from '../../content/content';
import type { Route } from '../../content/link/route';
import { type Slot, slotsOf } from '../../content/schedule/slots';
import type { SiteContent } from '../../content/site-content';
import { type Identity, identityOf } from './identity';
import { type Revisions, revisionsOf } from './revisions';
import { type SlotTexts, slotTexts } from './slot-texts';

/** The program as all formats share it. */
export interface Program {
  readonly conference: Conference & { readonly url: string };
  readonly content: Content;
  readonly words: Words;
  readonly slots: readonly Slot[];
  readonly identity: Identity;
  readonly texts: SlotTexts;
  readonly revisions: Revisions;
  /** A local date and time of the conference, with its offset from UTC. */
  readonly zoned: (local: string) => string;
  /** The whole address of the page that tells most about a slot. */
  readonly addressOf: (slot: Slot) => string;
  /** The whole address of a page or file of the site. */
  readonly whole: (address: string) => string;
}

const known = new WeakMap<Content, Program>();

/** The program of some content, made once; nothing for a conference that does not say its public address. */
function programOf(content: Content, routes: readonly Route[]): Program | undefined {
  const { conference } = content;
  const { url } = conference;
  if (url === undefined) return undefined;
  const found = known.get(content) ?? makeProgram(content, routes, { ...conference, url });
  known.set(content, found);
  return found;
}

/** The same, where there is one: for files that other conferences do not have. */
export function theProgramOf({ content, routes }: Pick<SiteContent, 'content' | 'routes'>): Program {
  const program = programOf(content, routes);
  if (program === undefined) throw new Error('a program of a conference without an address');
  return program;
}

function makeProgram(content: Content, routes: readonly Route[], conference: Program['conference']): Program {
  const words = wordsOf(content);
  const whole = (address: string) => `${conference.url}${encodeURI(address)}`;
  return {
    conference,
    content,
    words,
    slots: slotsOf(content),
    identity: identityOf(conference),
    texts: slotTexts(content, words),
    revisions: revisionsOf(content),
    zoned: (local) => `${local}:00${offsetAt(conference.timeZone, local)}`,
    addressOf: pagesOfSlots(routes, whole),
    whole,
  };
}

/** The page of the record itself; where it has none, the part of the schedule that shows it. */
export function pagesOfSlots(routes: readonly Route[], whole: (address: string) => string): Program['addressOf'] {
  const pages = new Map<string, string>();
  const add = (name: string, path: string) => pages.has(name) || pages.set(name, path);
  for (const { kind, id, canonical } of routes) add(`${kind} ${id}`, canonical);
  return ({ session, paper }) => {
    const own = (paper && pages.get(`paper ${paper.id}`)) ?? pages.get(`session ${session.id}`);
    const day = pages.get(`schedule-day ${session.date}`) ?? pages.get('schedule schedule') ?? '/';
    return own === undefined ? `${whole(day)}#${session.id}` : whole(own);
  };
}
