import { grouped } from '../../../shared/format/grouped';
import type { Content, Poster, ReleasedEntry } from '../../../shared/model/content';
import { slotPeople } from '../../../shared/slots/slot-people';
import { posterKey, type Slot, sessionKey, slotsOf } from '../../../shared/slots/slots';
import { hashOf } from '../../cache/hash-of.mjs';

/** The facts of a session, talk or poster that a release tells. */
export type Facts = Pick<ReleasedEntry, 'title' | 'start' | 'end' | 'rooms' | 'people' | 'board' | 'state'>;

/** A session, talk or poster as it is now. */
export interface Entry extends Facts, Pick<ReleasedEntry, 'entry' | 'hash'> {
  /** The session of a talk or poster. */
  readonly within?: string;
}

/** The collections of which the program of a release is made. */
export const PROGRAM = ['sessions', 'papers', 'presentations', 'posters', 'rooms', 'speakers', 'panels'] as const;

/** Stands in the place of an empty cell, so that a fact is always there. */
const NONE = '-';

/** The program as releases know it: every session, every presentation of a paper and every poster, with a hash of all that calendars show. */
export function programEntries(content: Pick<Content, (typeof PROGRAM)[number]>): readonly Entry[] {
  const roomOf = new Map(content.rooms.map(({ id, name }) => [id, name]));
  const speakerOf = new Map(content.speakers.map((speaker) => [speaker.id, speaker]));
  const posters = grouped(content.posters, ({ session }) => session);
  const peopleOf = slotPeople(content);

  const factsOf = (slot: Slot): Facts => {
    const { session, paper, start, end, isCancelled } = slot;
    return {
      title: paper?.title ?? session.title,
      start,
      end,
      rooms: listed((session.room ?? []).map((id) => roomOf.get(id) ?? id)),
      people: listed(peopleOf(slot)),
      state: isCancelled ? 'cancelled' : 'planned',
    };
  };
  /** The other facts that a calendar shows: a change of one is a change of the entry, though no sentence tells it. */
  const detailsOf = ({ session, paper, papers }: Slot): unknown => {
    const { mode, note } = paper ?? session;
    if (paper) return [mode, note, paper.abstract, session.number, session.title];
    const { talk, affiliation, abstract } = speakerOf.get(session.speaker ?? 0) ?? {};
    const shown = [...papers, ...(posters.get(session.id) ?? [])].map(({ id, title, authors }) => [id, title, authors]);
    return [mode, note, session.number, session.chairs, session.link, talk, affiliation, abstract, shown];
  };
  const slots = slotsOf(content);
  const sessionOf = new Map(slots.flatMap((slot) => (slot.paper ? [] : [[slot.session.id, slot] as const])));
  const posterEntry = ({ id, title, authors, board = NONE, session, abstract }: Poster): Entry => {
    const around = sessionOf.get(session ?? '');
    const { start, end, rooms = NONE, state = 'planned' } = around ? factsOf(around) : {};
    const facts = { title, ...(start && end && { start, end }), rooms, people: listed(authors), board, state };
    const within = around && { within: around.key };
    return { entry: posterKey(id), ...facts, hash: stateHash([facts, abstract]), ...within };
  };
  return [
    ...slots.map((slot) => {
      const facts = factsOf(slot);
      const within = slot.paper && { within: sessionKey(slot.session.id) };
      return { entry: slot.key, ...facts, hash: stateHash([facts, detailsOf(slot)]), ...within };
    }),
    ...content.posters.map(posterEntry),
  ];
}

const listed = (names: readonly string[]) => names.join(', ') || NONE;

/** Begins with a letter: spreadsheets would take some for numbers. */
const stateHash = (value: unknown) => `h${hashOf(JSON.stringify(value), 11)}`;
