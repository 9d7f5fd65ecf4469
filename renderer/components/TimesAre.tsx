import type { Conference } from '#content';
import { zoneLabelAt } from '../../shared/format/zone-label';
import { Phrase } from './Phrase';

interface TimesAreProps {
  readonly conference: Conference;
  /** Local date and time of the times; without it, the caption is about the whole conference. */
  readonly at?: string;
  /** "Times are GMT+1". */
  readonly phrase: (zone: string) => string;
}

/**
 * Names the time zone of the times around it. A script writes that of the visitor's clock while times follow it
 * (enhancements/own-clock.ts).
 */
export const TimesAre = ({ conference, at, phrase }: TimesAreProps) => (
  <Phrase of={phrase}>
    <abbr>{at === undefined ? conference.timeZoneLabel : zoneLabelAt(conference, at)}</abbr>
  </Phrase>
);
