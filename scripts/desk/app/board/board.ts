import { isPoster, takesPlace } from '../../../../shared/format/contributions';
import { dayAfter } from '../../../../shared/format/day-after';
import { daysBetween } from '../../../../shared/format/days-between';
import { grouped } from '../../../../shared/format/grouped';
import { sessionKindsOf } from '../../../../shared/format/session-kinds';
import { minuteOf, minutesIn, minutesWithin, onDayOfProgram } from '../../../../shared/format/times';
import { isRecord } from '../../../content/fields';
import type { Opened } from '../../contract';
import { recordsOf } from '../../records';
import { type Appearance, appearancesOf, type Recorded, textIn, textsIn } from './people';

/** A file as opened. */
export interface BoardFile {
  readonly name: string;
  readonly opened: Opened;
}

/** The collections that the board shows. */
type Shown =
  | ('sessions' | 'listedContributions' | 'presentations' | 'papers' | 'posters')
  | ('rooms' | 'sessionKinds' | 'speakers' | 'panels' | 'conference');

/** The files that the board shows, of those that there are. */
export type BoardFiles = { readonly [Name in Shown]?: BoardFile | undefined };

/** When and where something takes place. Minutes count from the start of a day of the program, whose night goes on after 24:00. */
export interface Place {
  /** ISO date. */
  readonly day: string;
  readonly start: number;
  readonly end: number;
  readonly rooms: readonly string[];
}

/** A row of a file. */
export interface RowOfFile {
  readonly file: string;
  readonly row: number;
}

/** A paper or another contribution. */
export interface Talk extends RowOfFile {
  readonly key: string;
  readonly title: string;
  /** Its own times, as written. */
  readonly start: string;
  readonly end: string;
}

/** A session, or a contribution with a time of its own. */
export interface Slot extends RowOfFile {
  /** Stays the same when the file changes. */
  readonly key: string;
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** Whether it is a row of the sessions, into which contributions can be put. */
  readonly isSession: boolean;
  readonly parent: string;
  readonly isCancelled: boolean;
  /** Undefined if it has no day and time that can be read: then it is put aside. */
  readonly place: Place | undefined;
  /** The start and the day of the end, as written. */
  readonly start: string;
  readonly endDate: string;
  readonly rooms: readonly string[];
  /** In minutes. */
  readonly length: number;
  readonly people: readonly Appearance[];
  readonly talks: readonly Talk[];
}

/** What the board shows. */
export interface Board {
  readonly slots: readonly Slot[];
  /** Papers without a session. */
  readonly talksAside: readonly Talk[];
  readonly rooms: readonly { readonly id: string; readonly title: string }[];
  /** In their order: those of the conference, and others with a session. */
  readonly days: readonly string[];
  readonly kinds: ReturnType<typeof sessionKindsOf>;
  readonly dayEnds: string;
  /** Whether sessions can be moved: those of a workbook cannot. */
  readonly isEditable: boolean;
  readonly files: ReadonlyMap<string, Opened>;
}

type DeclaredKind = Parameters<typeof sessionKindsOf>[0][number];

/** The length of a session whose times cannot be read, in minutes. */
const USUAL_LENGTH = 60;

/** The least length of a slot, in minutes: the step of the grid. */
export const STEP = 5;

/** Reads the board from the files. */
export function boardOf(files: BoardFiles): Board {
  const conference = files.conference?.opened.value;
  const fact = (name: string) => (isRecord(conference) ? textIn(conference, name) : '');
  const dayEnds = fact('dayEnds');
  const records = (name: keyof BoardFiles): readonly Recorded[] => {
    const file = files[name];
    return file === undefined
      ? []
      : recordsOf(file.opened, name).map((value, row) => ({ file: file.name, row, value }));
  };
  const papers = [...records('papers'), ...records('posters'), ...records('listedContributions')];
  const paperOf = new Map(papers.map((paper) => [textIn(paper.value, 'id'), paper]));
  const presentations = records('presentations');
  const presented = [
    ...papers.map((paper) => ({ at: paper, paper })),
    ...presentations.map((at) => ({ at, paper: paperOf.get(textIn(at.value, 'paper')) ?? at })),
  ];
  const inSession = grouped(presented, ({ at }) => textIn(at.value, 'session'));
  const held = [
    ...records('sessions'),
    ...[...records('listedContributions'), ...presentations].filter(({ value }) => textIn(value, 'session') === ''),
  ];
  const ids = new Map<string, number>();
  const slots = held.map((recorded): Slot => {
    const { file, row, value } = recorded;
    const paper = paperOf.get(textIn(value, 'paper'))?.value ?? value;
    const isSession = file === files.sessions?.name;
    const id = textIn(value, 'id');
    const talks = isSession && id !== '' ? (inSession.get(id) ?? []) : [];
    const name = id === '' || ids.has(file + id) ? `${file} ${row}` : isSession ? id : `${file} ${id}`;
    ids.set(file + id, row);
    const place = placeOf(value, dayEnds);
    return {
      ...{ key: name, file, row, id, isSession, place },
      kind: textIn(paper, 'kind') || 'talk',
      title: textIn(paper, 'title') || id,
      parent: textIn(value, 'parent'),
      isCancelled: !takesPlace({ status: textIn(paper, 'status') }),
      start: textIn(value, 'start'),
      endDate: textIn(value, 'endDate'),
      rooms: textsIn(value, 'room'),
      length: place ? place.end - place.start : lengthOf(value),
      people: appearancesOf(isSession ? 'sessions' : 'listedContributions', paper, value, {
        talks: talks.flatMap(({ at, paper: { value: talk, file: own } }) =>
          own === files.posters?.name || isPoster({ kind: textIn(talk, 'kind') }) ? [] : [{ talk, times: at.value }],
        ),
        recordsOf: (collection) => records(collection).map((each) => each.value),
        within: (part) => minutesWithin(timesOf(value), part),
      }),
      talks: talks.map(({ at, paper: { value: talk } }) => talkOf(at, talk)),
    };
  });
  const isPresented = new Set(presentations.map(({ value }) => textIn(value, 'paper')));
  return {
    slots,
    talksAside: records('papers').flatMap((paper) => {
      const isHeld = takesPlace({ status: textIn(paper.value, 'status') });
      const isPlaced = textIn(paper.value, 'session') !== '' || isPresented.has(textIn(paper.value, 'id'));
      return isHeld && !isPlaced ? [talkOf(paper, paper.value)] : [];
    }),
    rooms: roomsOf(records('rooms'), slots),
    days: daysOf(fact('start'), fact('end'), slots),
    kinds: sessionKindsOf(records('sessionKinds').map(({ value }) => value as unknown as DeclaredKind)), // as the schema says; what is wrong is reported
    dayEnds,
    isEditable: files.sessions?.name.endsWith('.csv') ?? true,
    files: new Map(Object.values(files).flatMap((file) => (file ? [[file.name, file.opened] as const] : []))),
  };
}

const talkOf = ({ file, row, value }: Recorded, talk: Recorded['value']): Talk => ({
  ...{ key: `${file} ${textIn(talk, 'id')}`, file, row },
  title: textIn(talk, 'title') || textIn(talk, 'id'),
  start: textIn(value, 'start'),
  end: textIn(value, 'end'),
});

const timesOf = (record: Recorded['value']) => ({
  date: textIn(record, 'date'),
  start: textIn(record, 'start'),
  end: textIn(record, 'end'),
  ...(textIn(record, 'endDate') !== '' && { endDate: textIn(record, 'endDate') }),
});

const isTime = (time: string) => /^(?:[01]\d|2[0-4]):[0-5]\d$/.test(time);

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

function placeOf(record: Recorded['value'], dayEnds: string): Place | undefined {
  const times = timesOf(record);
  if (!(isDay(times.date) && isTime(times.start) && isTime(times.end))) return undefined;
  if (times.endDate !== undefined && !isDay(times.endDate)) return undefined;
  const held = onDayOfProgram(times, dayEnds);
  const { start, end } = minutesIn(held);
  return { day: held.date, start, end: Math.max(end, start + STEP), rooms: textsIn(record, 'room') };
}

function lengthOf(record: Recorded['value']): number {
  const { start, end } = timesOf(record);
  const span = isTime(start) && isTime(end) ? minutesIn({ start, end }) : { start: 0, end: 0 };
  return span.end > span.start ? span.end - span.start : USUAL_LENGTH;
}

/** Lists the rooms in the order of their file, then those that only sessions name. */
function roomsOf(rooms: readonly Recorded[], slots: readonly Slot[]): Board['rooms'] {
  const titles = new Map(rooms.map(({ value }) => [textIn(value, 'id'), textIn(value, 'name')]));
  for (const room of slots.flatMap((slot) => slot.rooms)) if (!titles.has(room)) titles.set(room, room);
  return [...titles].map(([id, title]) => ({ id, title: title || id }));
}

/** A conference that seems to last longer has a wrong date: its days are not listed then. */
const MOST_DAYS = 31;

function daysOf(first: string, last: string, slots: readonly Slot[]): readonly string[] {
  const days = new Set(slots.flatMap(({ place }) => place?.day ?? []));
  const isKnown = isDay(first) && isDay(last) && daysBetween(first, last) < MOST_DAYS;
  if (isKnown) for (let day = first; day <= last; day = dayAfter(day)) days.add(day);
  return [...days].sort();
}

/** Returns the minutes of a slot on a day; those of a session that lasts days may begin before it. */
export function spanOn(day: string, place: Place): { readonly start: number; readonly end: number } {
  const offset = daysBetween(day, place.day) * minuteOf('24:00');
  return { start: place.start + offset, end: place.end + offset };
}
