import { Fragment } from 'react';
import type { RenderedContent } from '#content';
import { dayEnd } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { relativeLocale } from '../../shared/words/relative-locale';
import type { UpcomingDate } from '../phases/upcoming-dates';
import { TimedScript } from '../timed/TimedScript';
import { OwnTime } from './OwnTime';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly content: Pick<RenderedContent, 'conference' | 'words'>;
  /** From timelineOf() of upcoming-dates.ts; not empty. */
  readonly ahead: readonly UpcomingDate[];
  readonly words: Words;
}

/** Number of tracks above which a line omits them, since the cards of the dates name them. */
const MOST_TRACKS = 4;

/**
 * Shows the dates in force as a timeline that ends with the conference. The next date stands out, and past dates are
 * muted.
 */
export function Timeline({ content, ahead, words }: TimelineProps) {
  const { start, end, dayEnds, timeZone, acronym } = content.conference;
  const locale = relativeLocale(content.conference, content.words);
  const struck = ({ superseded }: UpcomingDate['due'][number]) =>
    superseded.map((day) => (
      <Fragment key={day}>
        {' '}
        <del>{words.dates.date(day)}</del>
      </Fragment>
    ));
  return (
    <div data-later="timed" data-folds="9999-12-31">
      <ol className={styles.timeline}>
        {ahead.map(({ due, date, hour, zone, until }) => (
          <li key={until} data-ends={until}>
            <time dateTime={hour === undefined ? date : until}>{words.lists.text([words.dates.date(date), hour])}</time>
            {/* Where several things are due, each has its own former date. */}
            {due.length === 1 && due.map(struck)}
            <small data-days={date} data-zone={zone} data-locale={locale} />
            {hour !== undefined && <OwnTime moment={until} content={content} words={words} />}
            {due.map((each) => (
              <p key={each.label}>
                {each.label}
                {due.length > 1 && struck(each)}
                {each.tracks.length > 0 && each.tracks.length <= MOST_TRACKS && (
                  <span className={styles.tracks}>{words.lists.text(each.tracks)}</span>
                )}
              </p>
            ))}
          </li>
        ))}
        <li data-ends={dayEnd(timeZone, end, dayEnds)}>
          <time dateTime={start}>{words.dates.period(start, end)}</time>
          <p>{acronym}</p>
        </li>
        <TimedScript />
      </ol>
    </div>
  );
}
