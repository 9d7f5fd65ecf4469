import { arePapers, peopleLabel, postersIn } from '../format/contributions';
import { grouped } from '../format/grouped';
import { remoteMark, roomOf, sessionName, statusMark } from '../format/schedule';
import { lecturersText, speakerLabel } from '../format/speakers';
import type { Content, Contribution } from '../model/content';
import type { Words } from '../words';
import { panelPeople, slotPeople } from './slot-people';
import type { Slot } from './slots';

/** The collections that describe slots. */
type Around = Pick<
  Content,
  'rooms' | 'speakers' | 'panels' | 'contributions' | 'tracks' | 'specialSessions' | 'sessionKinds'
>;

/** The texts of a slot. */
export interface SlotTexts {
  /** The people who speak. */
  readonly people: (slot: Slot) => readonly string[];
  /** The session around a contribution, or the subject of a lecture. */
  readonly subtitle: (slot: Slot) => string | undefined;
  /** The description: people and contents, one per line. */
  readonly lines: (slot: Slot) => readonly string[];
  /** The abstract of the contribution, session or lecture. */
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
  const posters = grouped(postersIn(content.contributions), ({ session }) => session ?? '');
  const { schedule, colon } = words;
  const list = words.lists.text;
  const speaker = ({ session, paper }: Slot) => (paper ? undefined : speakerOf(session.speaker));
  const abstract = ({ session, paper }: Slot) =>
    paper ? paper.abstract : (session.abstract ?? speakerOf(session.speaker)?.abstract);
  return {
    people: slotPeople(content),
    abstract,
    subtitle: (slot) => (slot.paper === undefined ? speaker(slot)?.talk : sessionAround(slot, words)),
    lines: (slot) => {
      const { session, paper, papers } = slot;
      const own = paper ?? session;
      const mode = own.mode ?? (session.contribution === undefined ? undefined : session.mode);
      const { chairs = [] } = session;
      const lecturer = speaker(slot);
      const panel = paper ? undefined : panelOf(session.panel);
      const people = paper ? [] : (session.people ?? []);
      const shown = paper
        ? []
        : [...papers, ...(posters.get(session.id) ?? [])].filter(({ status }) => status !== 'withdrawn');
      return filled(
        statusMark(own.status ?? session.status, words),
        remoteMark(mode, words),
        own.note,
        session.contribution && session.note,
        lecturer && `${speakerLabel(lecturer, words)}${colon}${lecturersText(lecturer, words)}`,
        panel && `${schedule.panel}${colon}${list(panelPeople(panel))}`,
        people.length > 0 ? `${peopleLabel(session.kind, people.length, words)}${colon}${list(people)}` : undefined,
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

/** The session that contains a contribution; undefined if it consists of it. */
const sessionAround = ({ session }: Slot, words: Words) =>
  session.contribution === undefined ? sessionName(session, words) : undefined;

type Presented = Pick<Contribution, 'id' | 'kind' | 'title' | 'people'> & { readonly start?: string };

/** Papers and posters are known by their numbers, talks by their titles. */
const presented = ({ id, kind, start = arePapers([{ kind }]) ? id : '', title, people }: Presented, words: Words) =>
  `${start} ${title}${people.length > 0 ? ` (${words.lists.text(people)})` : ''}`.trim();

const filled = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);

/** Indexes records by id. An undefined id finds nothing. */
function byId<Id extends string | number, Item extends { readonly id: Id }>(records: readonly Item[]) {
  const found = new Map(records.map((record) => [record.id, record]));
  return (id: Id | undefined): Item | undefined => (id === undefined ? undefined : found.get(id));
}
