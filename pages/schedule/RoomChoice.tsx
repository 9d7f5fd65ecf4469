import type { Room } from '#content';
import type { Words } from '../../shared/words';
import styles from './RoomChoice.module.css';

/** Maximum number of rooms, and of letters in their names, for a row of segments. Otherwise there is a select. */
const MOST = 6;
const MOST_LETTERS = 96;

interface RoomChoiceProps {
  readonly rooms: readonly Pick<Room, 'id' | 'name'>[];
  readonly words: Pick<Words, 'filters'>;
}

/** Shows the filter by room (enhancements/filters.ts). It needs script. */
export function RoomChoice({ rooms, words: { filters } }: RoomChoiceProps) {
  const letters = rooms.reduce((sum, { name }) => sum + name.length, 0);
  const all = { id: '', name: filters.allRooms };
  if (rooms.length <= MOST && letters <= MOST_LETTERS) {
    return (
      <fieldset className={styles.segments}>
        <legend data-for-readers="">{filters.names.room}</legend>
        {[all, ...rooms].map(({ id, name }) => (
          <label key={id} data-segment="">
            <input type="radio" name="room" value={id} defaultChecked={id === ''} /> {name}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <p className={styles.list}>
      <label htmlFor="filter-room" data-for-readers="">
        {filters.names.room}
      </label>
      <select id="filter-room" name="room">
        {[all, ...rooms].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
