import { grouped } from '../format/grouped';
import { remoteMark, roomOf, sessionName, statusMark } from '../format/schedule';
import type { Content, Paper } from '../model/content';
import type { Words } from '../words';
import { panelPeople, slotPeople } from './slot-people';
import type { Slot } from './slots';

/** The collections that describe slots. */
type Around = Pick<
  Content,
  'rooms' | 'speakers' | 'panels' | 'posters' | 'tracks' | 'specialSessions' | 'sessionKinds'
>;

/** The texts of a slot. */
export interface SlotTexts {
  /** The people who speak. */
  readonly people: (slot: Slot) => readonly string[];
  /** The session of a paper, or the subject of a lecture. */
  readonly subtitle: (slot: Slot) => string | undefined;
  /** The description: people and contents, one per line. */
  readonly lines: (slot: Slot) => readonly string[];
  /** The abstract of the paper or lecture. */
  readonly abstract: (slot: Slot) => string | undefined;
  /** The names of its rooms; undefined outside the rooms. */
  readonly room: (slot: Slot) => string | undefined;
  /** The categories: label of the kind, special session, track. */
  readonly categories: (slot: Slot) => readonly string[];
}

/** Makes the texts of slots. */
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

/** Indexes records by id. An undefined id finds nothing. */
function byId<Id extends string | number, Item extends { readonly id: Id }>(records: readonly Item[]) {
  const found = new Map(records.map((record) => [record.id, record]));
  return (id: Id | undefined): Item | undefined => (id === undefined ? undefined : found.get(id));
}
