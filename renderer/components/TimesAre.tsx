import type { Conference } from '#content';
import { zoneLabel, zoneLabelAt } from '../../shared/format/zone-label';
import type { Words } from '../../shared/words';
import { Phrase } from './Phrase';

interface TimesAreProps {
  readonly conference: Conference;
  /** Local date and time of the times; without it, the caption is about the whole conference. */
  readonly at?: string;
  readonly phrase: 'timesAre' | 'allTimesAre';
  readonly words: Words;
}

/**
 * Names the time zone of the times around it. A script writes that of the visitor's clock while times follow it
 * (enhancements/own-clock.ts).
 */
export const TimesAre = ({ conference, at, phrase, words }: TimesAreProps) => (
  <Phrase of={words.schedule[phrase]}>
    <abbr>{at === undefined ? zoneLabel(conference, words) : zoneLabelAt(conference, at)}</abbr>
  </Phrase>
);
