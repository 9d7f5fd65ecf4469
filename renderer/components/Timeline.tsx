import type { RenderedContent } from '#content';
import { dayEnd } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { type UpcomingDate, upcomingDates } from '../phases/upcoming-dates';
import { TimedScript } from '../timed/TimedScript';
import styles from './Timeline.module.css';

/** The dates of a timeline: those before the opening. */
export const timelineOf = (content: Parameters<typeof upcomingDates>[0], words: Words): readonly UpcomingDate[] =>
  upcomingDates(content, words).slice(0, -1);

interface TimelineProps {
  readonly conference: RenderedContent['conference'];
  /** Of timelineOf(); there is some. */
  readonly ahead: readonly UpcomingDate[];
  readonly words: Words;
}

/** Tracks beyond which a line does not name them: the cards of the dates do. */
const MOST_TRACKS = 4;

/** The dates in force, one after the other, to the days of the conference; what is next stands out, and what is over steps back. */
export function Timeline({ conference, ahead, words }: TimelineProps) {
  const { start, end, timeZone, acronym } = conference;
  return (
    <div data-later="timed" data-folds="9999-12-31">
      <ol className={styles.timeline}>
        {ahead.map(({ due, date, until }) => (
          <li key={date} data-ends={until}>
            <time dateTime={date}>{words.dates.date(date)}</time>
            {due.map(({ label, tracks }) => (
              <p key={label}>
                {label}
                {tracks.length > 0 && tracks.length <= MOST_TRACKS && (
                  <>
                    {' '}
                    <span className={styles.tracks}>{words.lists.text(tracks)}</span>
                  </>
                )}
              </p>
            ))}
          </li>
        ))}
        <li data-ends={dayEnd(timeZone, end)}>
          <time dateTime={start}>{words.dates.period(start, end)}</time>
          <p>{acronym}</p>
        </li>
        <TimedScript />
      </ol>
    </div>
  );
}
