import type { Conference } from '#content';
import { localDateTime } from '../../shared/format/times';
import { zoneLabelAt } from '../../shared/format/zone-label';
import type { SessionEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';

interface ZoneNoteProps {
  readonly session: Pick<SessionEntry, 'date' | 'minutes'>;
  readonly conference: Conference;
  readonly words: Words;
}

/** In which zone the times of a session are, for those who take part from elsewhere: not where everybody is in one place. */
export function ZoneNote({ session: { date, minutes }, conference, words }: ZoneNoteProps) {
  if (!conference.online) return null;
  return <p>{words.schedule.timesAre(zoneLabelAt(conference, localDateTime(date, minutes.start)))}</p>;
}
