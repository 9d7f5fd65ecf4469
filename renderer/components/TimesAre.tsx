import type { Conference } from '#content';
import { zoneLabelAt } from '../../shared/format/zone-label';

interface TimesAreProps {
  readonly conference: Conference;
  /** Local date and time of the times; without it, the caption is about the whole conference. */
  readonly at?: string;
  /** "Times are GMT+1". */
  readonly phrase: (zone: string) => string;
}

const ZONE = '{zone}';

/**
 * Names the time zone of the times around it. A script writes that of the visitor's clock while times follow it
 * (enhancements/own-clock.ts).
 */
export function TimesAre({ conference, at, phrase }: TimesAreProps) {
  const [before, after] = phrase(ZONE).split(ZONE);
  return (
    <>
      {before}
      <abbr>{at === undefined ? conference.timeZoneLabel : zoneLabelAt(conference, at)}</abbr>
      {after}
    </>
  );
}
