import { downloadAddress } from '../../shared/format/download-address';
import { CALENDARS_ANCHOR, RECORD_CALENDAR_ANCHOR } from '../../shared/format/schedule-anchors';
import type { PageProps } from '../site';
import { ButtonLink } from './ButtonLink';
import styles from './CalendarLinks.module.css';

interface RecordCalendarProps extends Pick<PageProps, 'calendarOf' | 'routes' | 'words'> {
  readonly kind: 'session' | 'paper' | 'poster' | 'talk' | 'person';
  readonly id: string;
}

/**
 * Offers the calendar of a session, a paper or a person as a download that the page contains. Links to the calendars of
 * the schedule for updates.
 */
export function RecordCalendar({ kind, id, calendarOf, routes, words: { calendars, colon } }: RecordCalendarProps) {
  const calendar = calendarOf(kind, id);
  const schedule = routes.of('schedule');
  if (calendar === undefined) return null;
  return (
    <div id={RECORD_CALENDAR_ANCHOR} className={styles.calendar}>
      <p>
        <ButtonLink link={downloadAddress('text/calendar', calendar)} download={`${kind}-${id}.ics`}>
          {calendars.add}
        </ButtonLink>
      </p>
      {schedule && (
        <p className={styles.note}>
          {calendars.asNow + colon}
          <a href={`${schedule.path}#${CALENDARS_ANCHOR}`}>{calendars.heading}</a>
        </p>
      )}
    </div>
  );
}
