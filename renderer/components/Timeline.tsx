import { datesAhead } from '../phases/dates-ahead';
import type { SiteContent } from '../site';
import { dayEnd } from '../timed/span';
import { TimedScript } from '../timed/TimedScript';
import type { Words } from '../words';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly content: Pick<SiteContent, 'conference' | 'deadlines' | 'tracks'>;
  readonly words: Words;
}

/** Whether any date lies before the opening. */
export const hasTimeline = (content: TimelineProps['content'], words: Words): boolean =>
  datesAhead(content, words).length > 1;

/** The dates in force, one after the other, to the days of the conference; what is next stands out, and what is over steps back. */
export function Timeline({ content, words }: TimelineProps) {
  const { start, end, timeZone, acronym } = content.conference;
  const ahead = datesAhead(content, words).slice(0, -1);
  if (ahead.length === 0) return null;
  return (
    <div data-later="timed" data-folds="9999-12-31">
      <ol className={styles.timeline}>
        {ahead.map(({ label, date, until }) => (
          <li key={date} data-ends={until}>
            <time dateTime={date}>{words.dates.date(date)}</time>
            <p>{label}</p>
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
