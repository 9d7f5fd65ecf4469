import { clockOf, laterDay } from '../../../../shared/format/times';
import { boardWords } from '../words/board';
import { fill, type Language, wordsNow } from '../words/language';
import type { Board, Place, Slot } from './board';
import type { Clash } from './conflicts';

/** Formats a day: "Wed, 13 Dec". */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-u-nu-latn`, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00Z`));

/** Formats times: "14:00–15:30". The board lists every night with its evening. */
export const timesInWords = (start: number, end: number): string =>
  `${clockOf(start)}–${clockOf(end, 'end')}${laterDay({ start, end }, '12:00')}`;

/** Formats a list of rooms; without one, it is for everybody. */
export const roomsInWords = (board: Board, rooms: readonly string[]): string =>
  rooms.map((id) => board.rooms.find((room) => room.id === id)?.title ?? id).join(wordsNow(boardWords).comma) ||
  wordsNow(boardWords).noRoom;

/** Formats a place: "Wed, 13 Dec, 14:00–15:30, Elyssa Room"; without the day if it is that of `from`. */
export function placeInWords(board: Board, place: Place, language: Language, from?: Place): string {
  const parts = [timesInWords(place.start, place.end), roomsInWords(board, place.rooms)];
  return (from?.day === place.day ? parts : [dayInWords(place.day, language), ...parts]).join(
    wordsNow(boardWords).comma,
  );
}

/** Says in a sentence what is needed twice. */
export function clashInWords(board: Board, { what, name, slot, other }: Clash): string {
  const words = wordsNow(boardWords);
  const titles = { one: slot.title, other: other.title };
  return what === 'room'
    ? fill(words.roomClash, { room: roomsInWords(board, [name]), ...titles })
    : fill(words.personClash, { name, ...titles });
}

/** Names a slot in a list of several: its times and title. */
export const slotInList = ({ place, title }: Slot): string =>
  place ? `${timesInWords(place.start, place.end)} ${title}` : title;
