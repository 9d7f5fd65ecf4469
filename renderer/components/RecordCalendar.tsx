import type { ReactNode } from 'react';
import type { Session } from '#content';
import { takesPlace } from '../../shared/format/contributions';
import { downloadAddress } from '../../shared/format/download-address';
import { CALENDARS_ANCHOR, RECORD_CALENDAR_ANCHOR } from '../../shared/format/schedule-anchors';
import { localDateTime } from '../../shared/format/times';
import { type DaySpan, lastEnd, momentIn, shownBetween } from '../../shared/timed/span';
import type { PageProps } from '../site';
import { TimedScript } from '../timed/TimedScript';
import { AddToProgram } from './AddToProgram';
import { ButtonLink } from './ButtonLink';
import styles from './CalendarLinks.module.css';
import { Until } from './Until';

type Joined = Pick<Session, 'link' | 'status'>;

interface RecordCalendarProps extends Pick<PageProps, 'content' | 'calendarOf' | 'routes' | 'words'> {
  readonly kind: 'session' | 'paper' | 'poster' | 'talk' | 'person';
  readonly id: string;
  /** Key of the record's star, if it can be starred: "paper-239". */
  readonly starredAs?: string | undefined;
  /** When it takes place, if the page says whether it is on, or over. */
  readonly spans?: readonly DaySpan[];
  /** The session in which visitors may take part online. */
  readonly joined?: Joined | undefined;
  /** Less prominent: not the main action of the page. */
  readonly quiet?: boolean;
  /** Facts that follow the words that it is on or over, above the buttons. */
  readonly children?: ReactNode;
}

/** Returns the address where to take part online, unless the session is cancelled. */
const joinLink = (session: Joined): string | undefined => (takesPlace(session) ? session.link : undefined);

/**
 * Offers the calendar of a session, a paper or a person as a download that the page contains, and the visitor's own
 * program. Links to the calendars of the schedule for updates. Says until when it is on, and links to where to take part
 * online, the main button then; and that it is over, with less prominent buttons.
 */
export function RecordCalendar({
  kind,
  id,
  starredAs,
  spans = [],
  joined,
  quiet = false,
  content,
  calendarOf,
  routes,
  words,
  children = null,
}: RecordCalendarProps) {
  const { calendars, colon, lists, now } = words;
  const { timeZone } = content.conference;
  const ends = lastEnd(timeZone, spans);
  const join = joined && joinLink(joined);
  const calendar = calendarOf(kind, id);
  const schedule = routes.of('schedule');
  const canStar = starredAs !== undefined && routes.of('my-programme') !== undefined;
  if (calendar === undefined && !canStar && join === undefined) return children;
  return (
    <div id={RECORD_CALENDAR_ANCHOR} className={styles.calendar} {...(ends !== undefined && { 'data-later': 'timed' })}>
      {spans.map(({ date, minutes }) => {
        const [start = '', end = ''] = [minutes.start, minutes.end].map((minute) =>
          momentIn(timeZone, localDateTime(date, minute)),
        );
        return (
          <p key={start} {...shownBetween(start, end)}>
            <strong>{now.now}</strong>
            {lists.between}
            <Until date={date} minutes={minutes} timeZone={timeZone} words={words} />
          </p>
        );
      })}
      {ends !== undefined && <p {...shownBetween(ends, undefined)}>{words.records.over}</p>}
      {children}
      <p className={styles.links}>
        {join !== undefined && (
          <ButtonLink link={join} quiet>
            {words.schedule.takePart}
          </ButtonLink>
        )}
        {calendar !== undefined && (
          <ButtonLink link={downloadAddress('text/calendar', calendar)} download={`${kind}-${id}.ics`} quiet={quiet}>
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
      {ends !== undefined && <TimedScript />}
    </div>
  );
}
