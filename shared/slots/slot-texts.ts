import { grouped } from '../format/grouped';
import { remoteMark, roomOf, sessionName, statusMark } from '../format/schedule';
import type { Content, Paper } from '../model/content';
import type { Words } from '../words';
import { panelPeople, slotPeople } from './slot-people';
import type { Slot } from './slots';

/** The collections that say what a slot is about. */
type Around = Pick<
  Content,
  'rooms' | 'speakers' | 'panels' | 'posters' | 'tracks' | 'specialSessions' | 'sessionKinds'
>;

/** The texts of a slot. */
export interface SlotTexts {
  /** The people who are heard in it. */
  readonly people: (slot: Slot) => readonly string[];
  /** The session of a paper; what the lecture is about. */
  readonly subtitle: (slot: Slot) => string | undefined;
  /** The description, a line for each thing: the people and all that is presented. */
  readonly lines: (slot: Slot) => readonly string[];
  /** The abstract of the paper, or of the lecture. */
  readonly abstract: (slot: Slot) => string | undefined;
  /** Its rooms in one text; nothing outside the rooms. */
  readonly room: (slot: Slot) => string | undefined;
  /** The categories: the label of the kind, the special session, the track. */
  readonly categories: (slot: Slot) => readonly string[];
}

/** Says what belongs to slots, by ids that are looked up in tables. */
export function slotTexts(content: Around, words: Words): SlotTexts {
  const { rooms } = content;
  const speakerOf = byId(content.speakers);
  const panelOf = byId(content.panels);
  const trackOf = byId(content.tracks);
  const specialOf = byId(content.specialSessions);
  const labelOf = byId(content.sessionKinds);
  const posters = grouped(content.posters, ({ session }) => session ?? '');
  const { schedule, colon } = words;
  const list = words.lists.text;
  const speaker = ({ session, paper }: Slot) => (paper ? undefined : speakerOf(session.speaker));
  const abstract = (slot: Slot) => slot.paper?.abstract ?? speaker(slot)?.abstract;
  return {
    people: slotPeople(content),
    abstract,
    subtitle: (slot) => (slot.paper ? sessionName(slot.session, words) : speaker(slot)?.talk),
    lines: (slot) => {
      const { session, paper, papers } = slot;
      const { mode, note } = paper ?? session;
      const { chairs = [] } = session;
      const own = speaker(slot);
      const panel = paper ? undefined : panelOf(session.panel);
      const shown = paper ? [] : [...papers, ...(posters.get(session.id) ?? [])];
      return filled(
        statusMark(session.status, words),
        remoteMark(mode, words),
        note,
        own && `${schedule.speaker}${colon}${list([own.name, own.affiliation])}`,
        panel && `${schedule.panel}${colon}${list(panelPeople(panel))}`,
        chairs.length > 0 ? `${schedule.chairs(chairs.length)}${colon}${list(chairs)}` : undefined,
        ...shown.map((each) => presented(each, words)),
      );
    },
    room: ({ session }) => roomOf(rooms, session, words),
    categories: ({ session, paper }) =>
      filled(
        labelOf(session.kind)?.label ?? session.kind,
        specialOf(session.specialSession)?.menuLabel,
        trackOf(paper?.track)?.title,
      ),
  };
}

type Presented = Pick<Paper, 'id' | 'title' | 'authors'> & { readonly start?: string };

const presented = ({ id, start, title, authors }: Presented, words: Words) =>
  `${start ?? id} ${title} (${words.lists.text(authors)})`;

const filled = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);

/** Finds records by their ids; a field that is absent finds none. */
function byId<Id extends string | number, Item extends { readonly id: Id }>(records: readonly Item[]) {
  const found = new Map(records.map((record) => [record.id, record]));
  return (id: Id | undefined): Item | undefined => (id === undefined ? undefined : found.get(id));
}
