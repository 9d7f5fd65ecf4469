import { mostFirst, tally } from '../../../shared/format/grouped';
import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Words that part a room from others in another building or city: each of those may have a plenary room. */
const ELSEWHERE = /,|\(|\bonline\b/i;

/** Kinds of session to which everybody comes. */
const FOR_ALL = new Set(['keynote', 'ceremony']);

/** Of several rooms, one is where everybody meets; none, where everybody never does. */
const plenaryRooms = over(['rooms', 'sessions'], ({ rooms, sessions }) => {
  const plenary = rooms.filter(({ value }) => value.plenary);
  const [first, second] = plenary;
  if (rooms.length >= 2 && first === undefined && sessions.some(({ value }) => FOR_ALL.has(value.kind))) {
    const [room] = rooms;
    if (room === undefined) return [];
    return foundAs(
      'plenary-rooms',
      room.at('plenary'),
      'No room is the one where everybody meets: talks beside a keynote would go unnoticed.',
      {
        hint: 'Write "yes" beside the room of the keynotes.',
      },
    );
  }
  if (first === undefined || second === undefined || plenary.some(({ value }) => ELSEWHERE.test(value.name))) return [];
  return foundAs(
    'plenary-rooms',
    second.at('plenary'),
    say`Everybody meets in "${second.value.name}", and in "${first.value.name}" as well.`,
    {
      hint: 'Write "no" beside one of the two. If the conference meets in two halls, accept this warning.',
      related: [{ ...first.at('plenary'), message: 'The other one is here.' }],
    },
  );
});

/** Those of a society meet apart, wherever it pleases them. */
const OF_MEMBERS =
  /assembl|(?<!\p{L})(?:AGM|general meeting|business meeting|council|members?|membres|board|comité)(?!\p{L})|جمعية|الأعضاء/iu;

/** What everybody comes to is where everybody meets, unless nothing else takes place at the time. */
const plenaryElsewhere = over(['rooms', 'sessions'], ({ rooms, sessions }) => {
  const known = new Map(rooms.map(({ value }) => [value.id, value]));
  const plenary = new Set(rooms.filter(({ value }) => value.plenary).map(({ value }) => value.id));
  if (plenary.size === 0) return [];
  const forAll = sessions.filter(
    ({ value: { kind, room = [], status, mode, title } }) =>
      FOR_ALL.has(kind) && room.length > 0 && status !== 'cancelled' && mode !== 'online' && !OF_MEMBERS.test(title),
  );
  // Where rooms are said to be in several places, people of each meet there: "Great Hall (Accra)" beside "Salle Téranga (Dakar)".
  const areApart = [...plenary].every((id) => ELSEWHERE.test(known.get(id)?.name ?? ''));
  const isApart = (id: string) => areApart && ELSEWHERE.test(known.get(id)?.name ?? '');
  const elsewhere = forAll.filter(({ value: { room = [] } }) =>
    room.every((id) => known.has(id) && !plenary.has(id) && !isApart(id)),
  );
  const [meant] = mostFirst(tally(elsewhere, ({ value: { room = [] } }) => String(room[0])));
  const [marked, ...more] = rooms.filter(({ value }) => value.plenary);
  // Where all are in one other room, the mark stands beside the wrong one.
  if (forAll.length > 1 && meant?.[1] === forAll.length && marked !== undefined && more.length === 0)
    return foundAs(
      'plenary-rooms',
      marked.at('plenary'),
      say`Everybody meets in "${known.get(meant[0])?.name}" ${meant[1]} times, and never in "${marked.value.name}".`,
      {
        hint: `Write "yes" beside "${known.get(meant[0])?.name}", and "no" here.`,
        related: rooms
          .filter(({ value }) => value.id === meant[0])
          .map(({ at }) => ({ ...at('plenary'), message: 'That room is here.' })),
      },
    );
  // Where most are elsewhere, the conference meets so.
  if (elsewhere.length * 2 > forAll.length) return [];
  return elsewhere.map(({ value: { title, room: [room = ''] = [] }, at }) =>
    foundAs(
      'plenary-rooms',
      at('room'),
      say`Everybody comes to "${title}", and "${known.get(room)?.name}" is not where everybody meets.`,
      {
        hint: 'Correct the room, or write "yes" into the column "plenary" of rooms.csv. If the session is for some only, accept this warning.',
      },
    ),
  );
});

export const rule = defineRule({
  code: 'plenary-rooms',
  reason: reasons.doorUnknown,
  yieldsTo: { anywhere: ['wrong-form'] },
  finders: [plenaryRooms, plenaryElsewhere],
});
