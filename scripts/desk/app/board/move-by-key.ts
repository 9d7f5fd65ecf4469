import { type Board, type Place, STEP } from './board';

/** Minutes by which Shift and an arrow move. */
const LARGE_STEP = 30;

/** The last minute that a slot can reach: 06:00 of the night after. */
const LATEST = 30 * 60;

/** A key as the browser reports it. */
type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>;

/** Returns the place after a key; undefined if the key does not move. */
export function movedByKey(
  board: Pick<Board, 'rooms' | 'days'>,
  place: Place,
  { key, altKey, shiftKey }: Key,
  isRtl: boolean,
): Place | undefined {
  const step = shiftKey ? LARGE_STEP : STEP;
  const [, name = '', direction = ''] = /^(Arrow|Page)(Up|Down|Left|Right)$/.exec(key) ?? [];
  const sign = direction === 'Up' || direction === (isRtl ? 'Right' : 'Left') ? -1 : 1;
  if (name === 'Page') {
    const day = board.days[board.days.indexOf(place.day) + sign];
    return { ...place, day: day ?? place.day };
  }
  if (name !== 'Arrow') return undefined;
  if (direction === 'Left' || direction === 'Right') {
    const columns = [...board.rooms.map(({ id }) => [id]), []];
    const at = columns.findIndex(([id]) => id === place.rooms[0]);
    return { ...place, rooms: columns[at + sign] ?? place.rooms };
  }
  const by = sign * step;
  if (altKey) return { ...place, end: Math.min(LATEST, Math.max(place.start + STEP, place.end + by)) };
  const start = Math.max(0, place.start + by);
  const end = start + place.end - place.start;
  return end > LATEST ? place : { ...place, start, end };
}
