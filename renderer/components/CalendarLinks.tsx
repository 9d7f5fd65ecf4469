import { subscription } from '../../shared/format/calendar-address';
import type { PageProps } from '../site';
import buttons from './Button.module.css';
import { ButtonLink } from './ButtonLink';
import styles from './CalendarLinks.module.css';

interface CalendarLinksProps extends Pick<PageProps, 'at' | 'content' | 'words'> {
  /** Address of the calendar within its edition. */
  readonly address: string;
}

/**
 * Links to a calendar, to download it or to subscribe to it. Shows nothing if the conference has no public address, for
 * then there are no calendars.
 */
export function CalendarLinks({ address, at, content, words: { calendars: words } }: CalendarLinksProps) {
  const { url } = content.conference;
  if (url === undefined) return null;
  return (
    <div className={styles.calendar}>
      <ul className={styles.links}>
        <li>
          <ButtonLink link={at(address)}>{words.add}</ButtonLink>
        </li>
        <li>
          <a className={buttons.quiet} href={subscription(url, at(address))}>
            {words.subscribe}
          </a>
        </li>
      </ul>
      <p className={styles.note}>{words.refresh}</p>
    </div>
  );
}
