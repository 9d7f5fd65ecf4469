import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds rooms without a session. */
const roomUnused = over(
  ['rooms', 'sessions'],
  ({ rooms, sessions }) => {
    const used = new Set(sessions.flatMap(({ value }) => value.room ?? []));
    // A schedule without rooms is not finished.
    if (used.size === 0) return [];
    return rooms
      .filter(({ value }) => !used.has(value.id))
      .map(({ value, at }) =>
        foundAs('room-unused', at('id'), say`No session is in "${value.name}".`, {
          hint: 'Delete the room, or correct the column "room" of sessions.csv: a session may have the wrong room.',
        }),
      );
  },
  { whole: ['sessions'] },
);

export const rule = defineRule({
  code: 'room-unused',
  reason: reasons.doorUnknown,
  finders: [roomUnused],
});
