import { dayEnd, shownBetween } from '../../shared/timed/span';
import type { PageProps } from '../site';
import { TimedScript } from '../timed/TimedScript';
import styles from './ConferenceOver.module.css';

interface ConferenceOverProps extends Pick<PageProps, 'content'> {
  /** What that means for the page. */
  readonly advice?: string;
}

/** Says in the header of a page that the conference is over, once it is. Without script it is hidden. */
export function ConferenceOver({ content: { conference, home }, advice }: ConferenceOverProps) {
  const { timeZone, end, dayEnds } = conference;
  return (
    <p className={styles.over} data-later="timed" {...shownBetween(dayEnd(timeZone, end, dayEnds), undefined)}>
      {home.countdown.over} {advice}
      <TimedScript />
    </p>
  );
}
