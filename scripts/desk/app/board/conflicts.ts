import { daysBetween } from '../../../../shared/format/days-between';
import { mayShareRoom } from '../../../../shared/format/session-kinds';
import { DAY } from '../../../../shared/format/times';
import type { Board, Place, Slot } from './board';

/** A room or a person that two slots need at the same time. */
export interface Clash {
  readonly what: 'room' | 'person';
  /** The id of the room, or the person's name. */
  readonly name: string;
  readonly slot: Slot;
  readonly other: Slot;
}

/** Finds the rooms and people that slots need twice at new places, as the rules room-overlap and person-double-booked do. */
export function clashesOf(board: Board, places: readonly (readonly [Slot, Place])[]): readonly Clash[] {
  const moved = new Map(places.map(([slot, place]) => [slot.key, place]));
  const placed = board.slots.flatMap((slot) => {
    const place = moved.get(slot.key) ?? slot.place;
    return place === undefined || slot.isCancelled ? [] : [{ slot, place }];
  });
  const ours = placed.filter(({ slot }) => moved.has(slot.key));
  return ours.flatMap((own) =>
    placed.flatMap((other): Clash[] => {
      const isKnown = moved.has(other.slot.key) && ours.indexOf(other as (typeof ours)[number]) <= ours.indexOf(own);
      if (other.slot === own.slot || isKnown) return [];
      const start = daysBetween(own.place.day, other.place.day) * DAY;
      const [from, to] = [start + other.place.start, start + other.place.end];
      if (from >= own.place.end || own.place.start >= to || isPartOf(own.slot, other.slot)) return [];
      const both = { slot: own.slot, other: other.slot };
      const rooms = mayShareRoom(own.slot.kind, other.slot.kind)
        ? []
        : own.place.rooms.filter((room) => other.place.rooms.includes(room));
      const people = own.slot.people.flatMap((one) =>
        other.slot.people.some(
          (two) =>
            two.name === one.name &&
            own.place.start + one.from < from + two.to &&
            from + two.from < own.place.start + one.to,
        )
          ? [one.name]
          : [],
      );
      return [
        ...rooms.map((name): Clash => ({ what: 'room', name, ...both })),
        ...[...new Set(people)].map((name): Clash => ({ what: 'person', name, ...both })),
      ];
    }),
  );
}

const isPartOf = (one: Slot, other: Slot): boolean =>
  (one.id !== '' && one.id === other.parent) || (other.id !== '' && other.id === one.parent);
