import { downloadAddress } from '../../shared/format/download-address';
import { CALENDARS_ANCHOR, RECORD_CALENDAR_ANCHOR } from '../../shared/format/schedule-anchors';
import type { PageProps } from '../site';
import { AddToProgram } from './AddToProgram';
import { ButtonLink } from './ButtonLink';
import styles from './CalendarLinks.module.css';

interface RecordCalendarProps extends Pick<PageProps, 'calendarOf' | 'routes' | 'words'> {
  readonly kind: 'session' | 'paper' | 'poster' | 'talk' | 'person';
  readonly id: string;
  /** Key of the record's star, if it can be starred: "paper-239". */
  readonly starredAs?: string;
}

/**
 * Offers the calendar of a session, a paper or a person as a download that the page contains, and the visitor's own
 * program. Links to the calendars of the schedule for updates.
 */
export function RecordCalendar({ kind, id, starredAs, calendarOf, routes, words }: RecordCalendarProps) {
  const { calendars, colon } = words;
  const calendar = calendarOf(kind, id);
  const schedule = routes.of('schedule');
  const canStar = starredAs !== undefined && routes.of('my-programme') !== undefined;
  if (calendar === undefined && !canStar) return null;
  return (
    <div id={RECORD_CALENDAR_ANCHOR} className={styles.calendar}>
      <p className={styles.links}>
        {calendar !== undefined && (
          <ButtonLink link={downloadAddress('text/calendar', calendar)} download={`${kind}-${id}.ics`}>
            {calendars.add}
          </ButtonLink>
        )}
        {canStar && <AddToProgram of={starredAs} words={words} />}
      </p>
      {calendar !== undefined && schedule && (
        <p className={styles.note}>
          {calendars.asNow + colon}
          <a href={`${schedule.path}#${CALENDARS_ANCHOR}`}>{calendars.heading}</a>
        </p>
      )}
    </div>
  );
}
