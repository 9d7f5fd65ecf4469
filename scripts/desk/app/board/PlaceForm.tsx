import type { FormEvent } from 'react';
import { clockOf, DAY, minuteOf } from '../../../../shared/format/times';
import { boardWords } from '../words/board';
import { fill, useLanguage, useWords } from '../words/language';
import type { Board, Slot } from './board';
import { dayInWords, roomsInWords } from './in-words';
import type { Moves } from './use-moves';

interface PlaceFormProps {
  readonly board: Board;
  readonly slot: Slot;
  readonly moves: Moves;
  /** The day that is shown, for a slot without one. */
  readonly day: string;
}

/** Day, times and room of a slot as fields. */
export function PlaceForm({ board, slot, moves, day }: PlaceFormProps) {
  const words = useWords(boardWords);
  const language = useLanguage();
  const { place, rooms } = slot;
  const start = place?.start ?? (/^\d\d:\d\d$/.test(slot.start) ? minuteOf(slot.start) : 9 * 60);
  const several = rooms.length > 1 ? rooms.join('; ') : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const value = (name: string) => String(values.get(name) ?? '');
    const from = minuteOf(value('start')) + (value('start') < board.dayEnds ? DAY : 0);
    const until = minuteOf(value('end'));
    const length = (until - (from % DAY) + DAY) % DAY || DAY;
    const daysMore = slot.endDate !== '' && place ? Math.floor((place.end - place.start) / DAY) * DAY : 0;
    const room = value('room');
    moves.move(slot, {
      ...{ day: value('day'), start: from, end: from + length + daysMore },
      rooms: room === several ? rooms : room === '' ? [] : [room],
    });
  };
  return (
    <form className="board-place" onSubmit={submit}>
      <label>
        {words.day}
        <select name="day" defaultValue={place?.day ?? day}>
          {board.days.map((each) => (
            <option key={each} value={each}>
              {dayInWords(each, language)}
            </option>
          ))}
        </select>
      </label>
      <TimeField name="start" label={words.start} value={clockOf(start)} />
      <TimeField name="end" label={words.end} value={clockOf(place?.end ?? start + slot.length, 'end')} />
      <label>
        {words.room}
        <select name="room" defaultValue={several ?? rooms[0] ?? ''}>
          {several !== undefined && (
            <option value={several}>{fill(words.otherRooms, { rooms: roomsInWords(board, rooms) })}</option>
          )}
          {board.rooms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="">{words.noRoom}</option>
        </select>
      </label>
      <p className="hint">{words.nextDay}</p>
      <button type="submit" className="primary">
        {words.apply}
      </button>
    </form>
  );
}

interface TimeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** A time as text: the fields of browsers have the hours of the system, and no 24:00. */
const TimeField = ({ name, label, value }: TimeFieldProps) => (
  <label>
    {label}
    <input
      {...{ name, required: true, dir: 'ltr', inputMode: 'numeric', placeholder: '09:30', defaultValue: value }}
      pattern="([01]\d|2[0-3]):[0-5]\d|24:00"
    />
  </label>
);
