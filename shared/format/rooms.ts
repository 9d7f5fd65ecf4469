import type { Room } from '../model/content';
import type { Words } from '../words';

type RoomFacts = Pick<Room, 'floor' | 'building' | 'capacity' | 'stepFree'>;

/** Formats where a room is, its seats, and whether steps lead to it: "Ground floor, Old Mill, 120 seats, step-free access"; may be empty. */
export function roomFacts({ floor, building, capacity, stepFree }: RoomFacts, { lists, records }: Words): string {
  const access = stepFree ? records.access.stepFree : records.access.steps;
  return lists.text([
    floor,
    building,
    capacity === undefined ? '' : records.seats(capacity),
    stepFree === undefined ? '' : access,
  ]);
}
