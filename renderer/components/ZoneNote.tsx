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

/**
 * Shows the time zone of a session, for people who take part from elsewhere. Shows nothing if the conference is in
 * person only.
 */
export function ZoneNote({ session: { date, minutes }, conference, words }: ZoneNoteProps) {
  if (!conference.online) return null;
  return <p>{words.schedule.timesAre(zoneLabelAt(conference, localDateTime(date, minutes.start)))}</p>;
}
