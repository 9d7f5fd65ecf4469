import { roomFacts } from '../../shared/format/rooms';
import type { RoomEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';

interface RoomsProps {
  readonly rooms: readonly RoomEntry[];
  readonly words: Words;
}

/** Whether more than the names of some rooms is known. */
export const hasRoomFacts = (rooms: readonly RoomEntry[]): boolean =>
  rooms.some((room) => (room.building ?? room.floor ?? room.map ?? room.stepFree ?? room.capacity) !== undefined);

/** Shows where rooms are, their seats, whether steps lead to them, and their maps. */
export function Rooms({ rooms, words }: RoomsProps) {
  const { between } = words.lists;
  const { fileOf, map } = words.records;
  return rooms.map((room) => {
    const facts = roomFacts(room, words);
    return (
      <p key={room.id}>
        {room.name}
        <span>
          {facts && between + facts}
          {room.map && (
            <>
              {between}
              <a href={room.map} aria-label={fileOf(map, room.name)}>
                {map}
              </a>
            </>
          )}
        </span>
      </p>
    );
  });
}
