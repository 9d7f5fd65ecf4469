import { dayEnd, dayStart, momentIn, shownBetween } from '../../shared/timed/span';
import { relativeLocale } from '../../shared/words/relative-locale';
import type { PageProps } from '../site';
import { conferenceDays } from './phases';
import { mainDates, type UpcomingDate } from './upcoming-dates';

interface StatusLineProps extends Pick<PageProps, 'content' | 'words'> {
  /** Other parts of the page say how far the opening is. */
  readonly saysNoOpening?: boolean;
}

/**
 * Shows what is next: the next date and its distance, the day of the conference, or that it is over. Without script it
 * is hidden. The parent must end with `TimedScript`.
 */
export function StatusLine({ content, saysNoOpening = false, words }: StatusLineProps) {
  const { conference, home } = content;
  const { timeZone, end, dayEnds } = conference;
  const dates = mainDates(content, words);
  const days = conferenceDays(conference);
  const opening = momentIn(timeZone, conference.countdownTarget);
  return (
    <>
      <NextDate dates={saysNoOpening ? dates.slice(0, -1) : dates} content={content} words={words} />
      {days.map((day, index) => {
        const from = index === 0 ? opening : dayStart(timeZone, day, dayEnds);
        return (
          <p key={day} {...shownBetween(from, dayEnd(timeZone, day, dayEnds))}>
            <strong>{days.length === 1 ? words.phases.today : words.phases.day(index + 1, days.length)}</strong>
          </p>
        );
      })}
      <p {...shownBetween(dayEnd(timeZone, end, dayEnds), undefined)}>{home.countdown.over}</p>
    </>
  );
}

interface NextDateProps extends Pick<PageProps, 'content' | 'words'> {
  readonly dates: readonly UpcomingDate[];
}

/** Shows the next one of the dates, and its distance. The parent must end with `TimedScript`. */
export const NextDate = ({ dates, content, words }: NextDateProps) =>
  dates.map(({ label, date, hour, zone, from, until }) => (
    <p key={until} {...shownBetween(from, until)}>
      {label}
      {words.colon}
      <time dateTime={hour === undefined ? date : until}>{words.lists.text([words.dates.date(date), hour])}</time>{' '}
      <strong data-days={date} data-zone={zone} data-locale={relativeLocale(content.conference, content.words)} />
    </p>
  ));
