import type { Content, Deadline, Session } from '../../.content/types';
import { formatDate } from '../../renderer/format/dates';

/** Changes that visitors will see, a sentence each, under a heading. */
export interface Chapter {
  readonly heading: string;
  readonly changes: readonly string[];
}

/** Compares two states of the content, in words. Chapters without a change are left out. */
export function changesBetween(before: Content, after: Content): Chapter[] {
  const chapters: Chapter[] = [
    { heading: 'Schedule', changes: schedule(before, after) },
    { heading: 'Papers and posters', changes: [...papers(before, after), ...posters(before, after)] },
    { heading: 'Deadlines', changes: deadlines(before, after) },
    {
      heading: 'Fees',
      changes: [
        ...amounts(before.fees, after.fees, ({ category }) => category),
        ...amounts(before.supplements, after.supplements, ({ title }) => title),
      ],
    },
    { heading: 'People', changes: people(before, after) },
    { heading: 'Texts', changes: texts(before, after) },
  ];
  return chapters.filter(({ changes }) => changes.length > 0);
}

interface Pair<T> {
  readonly old: T | undefined;
  readonly now: T | undefined;
}

/** The records of both states side by side, in the order of the new one; removed records come last. */
function paired<T>(before: readonly T[], after: readonly T[], keyOf: (record: T) => string | number): Pair<T>[] {
  const old = new Map(before.map((record) => [keyOf(record), record]));
  const now = new Map(after.map((record) => [keyOf(record), record]));
  return [
    ...after.map((record) => ({ old: old.get(keyOf(record)), now: record })),
    ...before.filter((record) => !now.has(keyOf(record))).map((record) => ({ old: record, now: undefined })),
  ];
}

const nameOf = ({ number, title }: Session) => (number === undefined ? title : `Session ${number} (${title})`);

function schedule(before: Content, after: Content): string[] {
  const roomIn = ({ rooms }: Content, id: string | undefined) =>
    id === undefined ? 'no room' : (rooms.find((room) => room.id === id)?.name ?? id);
  const time = ({ date, start, end }: Session) => `${formatDate(date)}, ${start}–${end}`;
  return paired(before.sessions, after.sessions, ({ id }) => id).flatMap(({ old, now }) => {
    if (old === undefined) return now ? [`${nameOf(now)} is new: ${time(now)}, ${roomIn(after, now.room)}.`] : [];
    if (now === undefined) return [`${nameOf(old)} (${time(old)}) is cancelled.`];
    const moves: string[] = [];
    const [from, to] = [roomIn(before, old.room), roomIn(after, now.room)];
    if (from !== to) moves.push(`moved from ${from} to ${to}`);
    if (old.date !== now.date) moves.push(`moved from ${formatDate(old.date)} to ${formatDate(now.date)}`);
    if (old.start !== now.start) moves.push(`start ${old.start} → ${now.start}`);
    if (old.end !== now.end) moves.push(`end ${old.end} → ${now.end}`);
    if (old.title !== now.title) moves.push(`now called "${now.title}"`);
    const chairs = (session: Session) => (session.chairs ?? []).join(', ') || 'nobody';
    if (chairs(old) !== chairs(now)) moves.push(`chaired by ${chairs(now)} in place of ${chairs(old)}`);
    if (old.mode !== now.mode) moves.push(`now ${now.mode ?? 'in person'}`);
    if (old.note !== now.note) moves.push(now.note === undefined ? 'its remark is gone' : `remark: "${now.note}"`);
    return moves.length === 0 ? [] : [`${nameOf(old)}: ${moves.join('; ')}.`];
  });
}

function papers(before: Content, after: Content): string[] {
  const sessionIn = ({ sessions }: Content, id: string) => {
    const found = sessions.find((session) => session.id === id);
    return found === undefined ? id : nameOf(found);
  };
  return paired(before.papers, after.papers, ({ id }) => id).flatMap(({ old, now }) => {
    if (old === undefined)
      return now ? [`Paper ${now.id} added to ${sessionIn(after, now.session)}: "${now.title}".`] : [];
    if (now === undefined) return [`Paper ${old.id} withdrawn: "${old.title}".`];
    const moves: string[] = [];
    if (old.session !== now.session)
      moves.push(`moved from ${sessionIn(before, old.session)} to ${sessionIn(after, now.session)}`);
    if (old.title !== now.title) moves.push(`title "${old.title}" → "${now.title}"`);
    if (old.authors.join() !== now.authors.join())
      moves.push(`authors ${old.authors.join(', ')} → ${now.authors.join(', ')}`);
    if (old.start !== now.start || old.end !== now.end)
      moves.push(`time ${old.start ?? '?'}–${old.end ?? '?'} → ${now.start ?? '?'}–${now.end ?? '?'}`);
    if (old.mode !== now.mode) moves.push(`now ${now.mode ?? 'in person'}`);
    if (old.note !== now.note) moves.push(now.note === undefined ? 'its remark is gone' : `remark: "${now.note}"`);
    return moves.length === 0 ? [] : [`Paper ${now.id}: ${moves.join('; ')}.`];
  });
}

function posters(before: Content, after: Content): string[] {
  return paired(before.posters, after.posters, ({ id }) => id).flatMap(({ old, now }) => {
    if (old === undefined) return now ? [`Poster ${now.id} added: "${now.title}".`] : [];
    if (now === undefined) return [`Poster ${old.id} withdrawn: "${old.title}".`];
    return old.title === now.title && old.authors.join() === now.authors.join()
      ? []
      : [`Poster ${now.id} is now "${now.title}" by ${now.authors.join(', ')}.`];
  });
}

function deadlines(before: Content, after: Content): string[] {
  const nameIn = ({ tracks }: Content, { track, label }: Deadline) =>
    `${label} of ${tracks.find(({ id }) => id === track)?.title ?? track}`;
  return paired(before.deadlines, after.deadlines, ({ track, milestone }) => `${track} ${milestone}`).flatMap(
    ({ old, now }) => {
      if (old === undefined) return now ? [`${nameIn(after, now)} is new: ${formatDate(now.date)}.`] : [];
      if (now === undefined) return [`${nameIn(before, old)} is gone.`];
      if (old.date === now.date) return [];
      const verb = now.date > old.date ? 'extended to' : 'brought forward to';
      return [`${nameIn(after, now)} ${verb} ${formatDate(now.date)} (it was ${formatDate(old.date)}).`];
    },
  );
}

function amounts<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  nameIt: (record: T) => string,
): string[] {
  return paired(before, after, ({ id }) => id).flatMap(({ old, now }) => {
    if (old === undefined) return now ? [`${nameIt(now)} is new.`] : [];
    if (now === undefined) return [`${nameIt(old)} is gone.`];
    const was = new Map<string, unknown>(Object.entries(old));
    const changed = Object.entries(now).filter(([name, value]) => typeof value === 'number' && was.get(name) !== value);
    const gone = Object.entries(old).filter(([name, value]) => typeof value === 'number' && !(name in now));
    const parts = [
      ...changed.map(([name, value]) => `${words(name)} ${was.get(name) ?? 'nothing'} → ${value}`),
      ...gone.map(([name]) => `${words(name)} is gone`),
    ];
    return parts.length === 0 ? [] : [`${nameIt(now)}: ${parts.join('; ')}.`];
  });
}

/** "localWithAccommodation" → "local with accommodation". */
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function people(before: Content, after: Content): string[] {
  const titleOf = new Map([...before.committees, ...after.committees].map(({ id, title }) => [id, title]));
  const lists = (content: Content) => [
    ...content.committeeMembers.map(({ committee, name }) => ({ list: titleOf.get(committee) ?? committee, name })),
    ...content.programCommittee.map(({ name }) => ({ list: 'program committee', name })),
    ...content.chairs.map(({ name }) => ({ list: 'chairs of the conference', name })),
    ...content.speakers.map(({ name }) => ({ list: 'keynote speakers', name })),
  ];
  return paired(lists(before), lists(after), ({ list, name }) => `${list} ${name}`).flatMap(({ old, now }) => {
    if (old === undefined && now !== undefined) return [`${now.name} joins: ${now.list}.`];
    return now === undefined && old !== undefined ? [`${old.name} leaves: ${old.list}.`] : [];
  });
}

/** The parts that are texts. The report says only that they changed; their pages show what. */
function texts(before: Content, after: Content): string[] {
  const parts = {
    conference: 'The facts of the conference',
    navigation: 'The menus',
    home: 'The home page',
    pages: 'The texts of single pages',
    topics: 'The topics',
    calls: 'The calls',
    specialSessions: 'The special sessions',
    panels: 'The panels',
    attending: 'The page on attending',
    registration: 'The page on registration',
    partners: 'The partners',
    contacts: 'The mailboxes',
    statements: 'The statements',
    documents: 'The documents',
    rooms: 'The rooms',
  } as const satisfies Partial<Record<keyof Content, string>>;
  return Object.entries(parts)
    .filter(([name]) => JSON.stringify(before[name as keyof Content]) !== JSON.stringify(after[name as keyof Content])) // its own keys
    .map(([, words]) => `${words} changed.`);
}
