import { dayEnd, dayStart, momentIn, shownBetween } from '../../shared/timed/span';
import { relativeLocale } from '../../shared/words/relative-locale';
import type { PageProps } from '../site';
import { conferenceDays } from './phases';
import { upcomingDates } from './upcoming-dates';

/**
 * One line of what is next: the date that comes next and how far it is, which day of the conference it is, or that it is over. Nothing of it
 * is shown without script; what holds the lines ends with `TimedScript`.
 */
export function StatusLine({ content, words }: Pick<PageProps, 'content' | 'words'>) {
  const { conference, home } = content;
  const { timeZone, end } = conference;
  const ahead = upcomingDates(content, words);
  const days = conferenceDays(conference);
  const opening = momentIn(timeZone, conference.countdownTarget);
  return (
    <>
      {ahead.map(({ label, date, from, until }) => (
        <p key={until} {...shownBetween(from, until)}>
          {label}
          {words.colon}
          <time dateTime={date}>{words.dates.date(date)}</time>{' '}
          <strong data-days={date} data-zone={timeZone} data-locale={relativeLocale(conference, content.words)} />
        </p>
      ))}
      {days.map((day, index) => {
        const from = index === 0 ? opening : dayStart(timeZone, day);
        return (
          <p key={day} {...shownBetween(from, dayEnd(timeZone, day))}>
            <strong>{words.phases.day(index + 1, days.length)}</strong>
          </p>
        );
      })}
      <p {...shownBetween(dayEnd(timeZone, end), undefined)}>{home.countdown.over}</p>
    </>
  );
}
