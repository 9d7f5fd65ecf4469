import { tally } from '../../../renderer/format/grouped';
import type { CollectionName } from '../collections';
import { isRecord } from '../fields';
import type { Site } from '../survey';

/** The records of a collection, by its name. */
export type Values = (name: CollectionName) => readonly Record<string, unknown>[];

/** Keynotes and lectures that are held. */
export const lecturesIn = (of: Values) =>
  of('sessions').filter(({ kind, status }) => (kind === 'keynote' || kind === 'lecture') && status !== 'cancelled');

/** The papers, those in oral sessions, and those with the posters. */
export const papersIn = (of: Values): number[] => {
  const oral = new Set(
    of('sessions')
      .filter(({ kind }) => kind === 'oral')
      .map(({ id }) => id),
  );
  const papers = of('papers');
  return [
    papers.length,
    papers.filter(({ session }) => oral.has(session)).length,
    papers.length + of('posters').length,
  ];
};

/** Those who give a lecture, those who present a paper, and all of them. */
export const speakersIn = (of: Values): number[] => {
  const invited = of('speakers').length;
  const presenting = new Set(of('papers').flatMap(({ authors }) => (Array.isArray(authors) ? authors.slice(0, 1) : [])))
    .size;
  const papers = of('papers').length;
  return [...new Set([presenting, papers, invited, invited + presenting, invited + papers])].filter(Boolean);
};

/** Sessions of talks; with posters, panels and lectures; with all that is in a room; all of them. */
export const sessionsIn = (of: Values): number[] => {
  const held = of('sessions').filter(({ status }) => status !== 'cancelled');
  const oral = held.filter(({ kind }) => kind === 'oral');
  const withTalks = (kinds: readonly string[]) =>
    oral.length + held.filter(({ kind }) => kinds.includes(String(kind))).length;
  return oral.length === 0
    ? []
    : [
        oral.length,
        withTalks(['posters']),
        withTalks(['keynote', 'lecture']),
        withTalks(['panel']),
        withTalks(['posters', 'panel']),
        withTalks(['keynote', 'lecture', 'panel']),
        withTalks(['keynote', 'lecture', 'posters']),
        withTalks(['keynote', 'lecture', 'panel', 'posters']),
        held.filter(({ room }) => Array.isArray(room) && room.length > 0).length,
        held.filter(({ number }) => number !== undefined).length,
        held.length,
      ];
};

/** How many oral sessions begin at one time, and the rooms in which they are: a text may count either. */
export const atOneTime = (of: Values): number[] => {
  const oral = of('sessions').filter(({ kind, status }) => kind === 'oral' && status !== 'cancelled');
  const most = Math.max(0, ...tally(oral, ({ date, start }) => `${date} ${start}`).values());
  const rooms = new Set(oral.flatMap(({ room }) => (Array.isArray(room) ? room : (room ?? [])))).size;
  return most < 2 ? [] : [most, rooms];
};

/** The rooms in which something takes place, and those of the talks alone. */
export const roomsUsed = (of: Values): number[] => {
  const held = of('sessions').filter(({ status }) => status !== 'cancelled');
  const roomsOf = (sessions: typeof held) =>
    new Set(sessions.flatMap(({ room }) => (Array.isArray(room) ? room : (room ?? [])))).size;
  return [roomsOf(held), roomsOf(held.filter(({ kind }) => kind === 'oral'))].filter(Boolean);
};

/** The records of the collections of a site, gathered once for all that is counted in them. */
export function valuesOf({ files }: Site): Values {
  const gathered = new Map<CollectionName, readonly Record<string, unknown>[]>();
  return (name) => {
    const known = gathered.get(name);
    if (known !== undefined) return known;
    const made = files
      .filter(({ parsed }) => parsed.collection === name)
      .flatMap(({ entries }) => entries.map(({ value }) => value))
      .filter(isRecord);
    gathered.set(name, made);
    return made;
  };
}

/** The number that was typed, if it is one of those that may be meant; else the first of them. */
export const oneOf = (meant: readonly number[], typed: number): number =>
  meant.includes(typed) ? typed : (meant[0] ?? 0);

/** Smaller numbers of speakers or sessions may be those of a part. */
export const SEVERAL = 6;
