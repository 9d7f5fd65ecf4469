import type { RoomEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';

interface RoomsProps {
  readonly rooms: readonly RoomEntry[];
  readonly words: Words;
}

/** Whether more than the names of some rooms is known. */
export const hasRoomFacts = (rooms: readonly RoomEntry[]): boolean =>
  rooms.some(({ building, floor, map, stepFree }) => (building ?? floor ?? map ?? stepFree) !== undefined);

/** Shows where rooms are, whether steps lead to them, and their maps. */
export function Rooms({ rooms, words: { lists, records } }: RoomsProps) {
  return rooms.map(({ id, name, floor, building, map, stepFree }) => (
    <p key={id}>
      {lists.text([name, floor, building, stepFree === undefined ? '' : accessOf(stepFree, records)])}
      {map && (
        <>
          {lists.between}
          <a href={map} aria-label={records.fileOf(records.map, name)}>
            {records.map}
          </a>
        </>
      )}
    </p>
  ));
}

const accessOf = (isStepFree: boolean, { access }: Words['records']) => (isStepFree ? access.stepFree : access.steps);
