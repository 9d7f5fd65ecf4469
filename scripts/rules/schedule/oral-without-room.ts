import type { Session } from '../../../shared/model/content';
import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Kinds of session that need a room. */
const IN_ROOM = new Set(['oral', 'keynote', 'lecture', 'panel', 'tutorial']);

/** Kinds that need a room if another session of the kind has one. */
const IN_ROOM_AS_OTHERS = new Set(['ceremony', 'award', 'workshop', 'demo', 'posters']);

/** Kinds that need a room if they are at the same time as talks and no note says where they are. */
const IN_ROOM_BESIDE_TALKS = new Set(['workshop', 'demo']);

const TALKS = new Set(['oral', 'tutorial']);

/** Finds sessions without a room, if others have one and they are not online. */
const oralWithoutRoom = over(['sessions', 'rooms'], ({ sessions }) => {
  const placed = new Set(sessions.flatMap(({ value: { kind, room = [] } }) => (room.length > 0 ? [kind] : [])));
  const isInRoom = (kind: string) => IN_ROOM.has(kind) || (IN_ROOM_AS_OTHERS.has(kind) && placed.has(kind));
  const talks = sessions.filter(({ value: { kind, room = [] } }) => TALKS.has(kind) && room.length > 0);
  const parents = new Set(sessions.map(({ value: { parent } }) => parent));
  const isBesideTalks = ({ id, kind, date, start, end, note = '' }: Session) =>
    IN_ROOM_BESIDE_TALKS.has(kind) &&
    note === '' &&
    !parents.has(id) &&
    talks.some(({ value }) => value.date === date && value.start < end && start < value.end);
  const inRooms = sessions.filter(
    ({ value }) => (isInRoom(value.kind) || isBesideTalks(value)) && value.mode !== 'online',
  );
  const without = inRooms.filter(
    ({ value: { room = [], status, parent } }) => room.length === 0 && status !== 'cancelled' && parent === undefined,
  );
  // If most have none, that is reported elsewhere.
  return without.length * 2 >= inRooms.length
    ? []
    : without.map(({ value, at }) =>
        foundAs('oral-without-room', at('room'), say`"${value.title}" has no room.`, {
          hint: 'Write the id of its room from rooms.csv, or "online" into the column "mode".',
        }),
      );
});

export const rule = defineRule({
  code: 'oral-without-room',
  reason: reasons.doorUnknown,
  yieldsTo: { row: ['session-number-missing'] },
  finders: [oralWithoutRoom],
});
