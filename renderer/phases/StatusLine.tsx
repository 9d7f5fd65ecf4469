import { dayEnd, dayStart, momentIn, shownBetween } from '../../shared/timed/span';
import { relativeLocale } from '../../shared/words/relative-locale';
import type { PageProps } from '../site';
import { conferenceDays } from './phases';
import { upcomingDates } from './upcoming-dates';

interface StatusLineProps extends Pick<PageProps, 'content' | 'words'> {
  /** Another part of the page says that the conference is over. */
  readonly saysNoEnd?: boolean;
}

/**
 * Shows what is next: the next date and its distance, the day of the conference, or that it is over. Without script it
 * is hidden. The parent must end with `TimedScript`.
 */
export function StatusLine({ content, saysNoEnd = false, words }: StatusLineProps) {
  const { conference, home } = content;
  const { timeZone, end, dayEnds } = conference;
  const ahead = upcomingDates(content, words);
  const days = conferenceDays(conference);
  const opening = momentIn(timeZone, conference.countdownTarget);
  return (
    <>
      {ahead.map(({ label, date, hour, zone, from, until }) => (
        <p key={until} {...shownBetween(from, until)}>
          {label}
          {words.colon}
          <time dateTime={hour === undefined ? date : until}>{words.lists.text([words.dates.date(date), hour])}</time>{' '}
          <strong data-days={date} data-zone={zone} data-locale={relativeLocale(conference, content.words)} />
        </p>
      ))}
      {days.map((day, index) => {
        const from = index === 0 ? opening : dayStart(timeZone, day, dayEnds);
        return (
          <p key={day} {...shownBetween(from, dayEnd(timeZone, day, dayEnds))}>
            <strong>{days.length === 1 ? words.phases.today : words.phases.day(index + 1, days.length)}</strong>
          </p>
        );
      })}
      {!saysNoEnd && <p {...shownBetween(dayEnd(timeZone, end, dayEnds), undefined)}>{home.countdown.over}</p>}
    </>
  );
}
