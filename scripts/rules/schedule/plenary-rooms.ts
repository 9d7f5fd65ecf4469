import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Words for a room in another building or city: each place may have a plenary room. */
const ELSEWHERE = /,|\(|\bonline\b/i;

/** Kinds of session for everybody. */
const FOR_ALL = new Set(['keynote', 'ceremony']);

/** Finds several plenary rooms, or none if there are sessions for everybody. */
const plenaryRooms = over(['rooms', 'sessions'], ({ rooms, sessions }) => {
  const plenary = rooms.filter(({ value }) => value.plenary);
  const [first, second] = plenary;
  if (rooms.length >= 2 && first === undefined && sessions.some(({ value }) => FOR_ALL.has(value.kind))) {
    const [room] = rooms;
    if (room === undefined) return [];
    return foundAs(
      'plenary-rooms',
      room.at('plenary'),
      'No room is plenary: talks during a keynote would not be reported.',
      {
        hint: 'Write "yes" in the row of the room of the keynotes.',
      },
    );
  }
  if (first === undefined || second === undefined || plenary.some(({ value }) => ELSEWHERE.test(value.name))) return [];
  return foundAs(
    'plenary-rooms',
    second.at('plenary'),
    say`Everybody meets in "${second.value.name}", and in "${first.value.name}" as well.`,
    {
      hint: 'Write "no" in one of the two rows. If the conference meets in two halls, accept this warning.',
      related: [{ ...first.at('plenary'), message: 'The other one is here.' }],
    },
  );
});

export const rule = defineRule({
  code: 'plenary-rooms',
  reason: reasons.doorUnknown,
  yieldsTo: { anywhere: ['wrong-form'] },
  finders: [plenaryRooms],
});
