// Codes: plenary-rooms, room-unused.

import { warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** Words that part a room from others in another building or city: each of those may have a plenary room. */
const ELSEWHERE = /,|\(|\bonline\b/i;

/** Of several rooms, one is where everybody meets. */
export const plenaryRooms = defineCheck(['rooms'], ({ rooms }) => {
  const plenary = rooms.filter(({ value }) => value.plenary);
  const [first, second] = plenary;
  if (rooms.length >= 2 && first === undefined) {
    const [room] = rooms;
    if (room === undefined) return [];
    return [
      warning(
        'plenary-rooms',
        room.at('plenary'),
        'No room is the one where everybody meets: talks beside a keynote would go unnoticed.',
        {
          hint: 'Write "yes" beside the room of the keynotes.',
        },
      ),
    ];
  }
  if (first === undefined || second === undefined || plenary.some(({ value }) => ELSEWHERE.test(value.name))) return [];
  return [
    warning(
      'plenary-rooms',
      second.at('plenary'),
      `Everybody meets in "${second.value.name}", and in "${first.value.name}" as well.`,
      {
        hint: 'Write "no" beside one of the two. If the conference meets in two halls, accept this warning.',
        related: [{ ...first.at('plenary'), message: 'The other one is here.' }],
      },
    ),
  ];
});

/** A room is listed because something takes place in it. */
export const roomUnused = defineCheck(
  ['rooms', 'sessions'],
  ({ rooms, sessions }) => {
    const used = new Set(sessions.flatMap(({ value }) => value.room ?? []));
    // As long as hardly anything has a room, the schedule is being written.
    if (used.size === 0) return [];
    return rooms
      .filter(({ value }) => !used.has(value.id))
      .map(({ value, at }) =>
        warning('room-unused', at('id'), `Nothing takes place in "${value.name}".`, {
          hint: 'Delete the room, or correct the column "room" of sessions.csv: another room may stand there in its place.',
        }),
      );
  },
  { whole: ['sessions'] },
);
