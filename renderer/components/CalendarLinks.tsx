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
 * Takes what a page shows into a calendar: once as a file, or as a subscription, with a word on how late it follows. Nothing
 * where the conference does not say its address, for then there is no calendar.
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
