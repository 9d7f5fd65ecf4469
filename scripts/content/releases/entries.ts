import { postersIn } from '../../../shared/format/contributions';
import { grouped } from '../../../shared/format/grouped';
import type { Content, Contribution, ReleasedEntry } from '../../../shared/model/content';
import { slotPeople } from '../../../shared/slots/slot-people';
import { type Slot, sessionKey, slotsOf } from '../../../shared/slots/slots';
import { hashOf } from '../../cache/hash-of.mjs';

/** The facts of a session, talk or poster whose changes a release reports. */
export type Facts = Pick<ReleasedEntry, 'title' | 'start' | 'end' | 'rooms' | 'people' | 'board' | 'state'>;

/** A session, talk or poster as it is now. */
export interface Entry extends Facts, Pick<ReleasedEntry, 'entry' | 'hash'> {
  /** The session of a talk or poster. */
  readonly within?: string;
  /** The key of the session that consists of it alone, which was an entry of its own before. */
  readonly replaces?: string;
}

/** The collections that the program of a release is derived from. */
export const PROGRAM = ['sessions', 'contributions', 'presentations', 'rooms', 'speakers', 'panels'] as const;

/** Written instead of an empty cell, so that every fact has a value. */
const NONE = '-';

/** Lists the program for a release: each session, presentation and poster, with a hash of what calendars show of it. */
export function programEntries(content: Pick<Content, (typeof PROGRAM)[number]>): readonly Entry[] {
  const roomOf = new Map(content.rooms.map(({ id, name }) => [id, name]));
  const speakerOf = new Map(content.speakers.map((speaker) => [speaker.id, speaker]));
  const posters = grouped(postersIn(content.contributions), ({ session }) => session);
  const peopleOf = slotPeople(content);

  const factsOf = (slot: Slot): Facts => {
    const { session, paper, start, end, isCancelled } = slot;
    return {
      title: paper?.title ?? session.title,
      start,
      end,
      rooms: listed((session.room ?? []).map((id) => roomOf.get(id) ?? id)),
      people: listed(peopleOf(slot)),
      state: paper?.status === 'withdrawn' ? 'withdrawn' : isCancelled ? 'cancelled' : 'planned',
    };
  };
  /** The other facts that a calendar shows: their changes count as changes of the entry but are not reported. */
  const detailsOf = ({ session, paper, papers }: Slot): unknown => {
    const { mode, note } = paper ?? session;
    if (paper) return [mode, note, paper.abstract, session.number, session.title, ...present(paper.links)];
    const { talk, affiliation, abstract, others } = speakerOf.get(session.speaker ?? 0) ?? {};
    const shown = [...papers, ...(posters.get(session.id) ?? [])].map(({ id, title, people }) => [id, title, people]);
    const own = present(session.abstract, session.website, session.people, others);
    return [mode, note, session.number, session.chairs, session.link, talk, affiliation, abstract, shown, ...own];
  };
  const slots = slotsOf(content);
  const sessionOf = new Map(slots.flatMap((slot) => (slot.paper ? [] : [[slot.session.id, slot] as const])));
  const posterEntry = ({ id, title, people, board = NONE, session, abstract, status }: Contribution): Entry => {
    const around = sessionOf.get(session ?? '');
    const { start, end, rooms = NONE, state = 'planned' } = around ? factsOf(around) : {};
    const own = status === 'withdrawn' || status === 'cancelled' ? status : state;
    const facts = { title, ...(start && end && { start, end }), rooms, people: listed(people), board, state: own };
    const within = around && { within: around.key };
    return { entry: `poster-${id}`, ...facts, hash: stateHash([facts, abstract]), ...within };
  };
  return [
    ...slots.map((slot) => {
      const facts = factsOf(slot);
      const around = slot.paper && sessionKey(slot.session.id);
      const within = around && (slot.session.contribution === undefined ? { within: around } : { replaces: around });
      return { entry: slot.key, ...facts, hash: stateHash([facts, detailsOf(slot)]), ...within };
    }),
    ...postersIn(content.contributions).map(posterEntry),
  ];
}

/** The values that there are. Hashes of earlier releases do not have the others. */
const present = (...values: readonly unknown[]) => values.filter((value) => value !== undefined);

const listed = (names: readonly string[]) => names.join(', ') || NONE;

/** Hashes a value. The hash begins with a letter, since spreadsheets would read some hashes as numbers. */
const stateHash = (value: unknown) => `h${hashOf(JSON.stringify(value), 11)}`;
