import type { RenderedContent, Session } from '#content';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Clock } from '../../renderer/components/TimeSpan';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { takesPlace } from '../../shared/format/contributions';
import { daysRunning, minutesOn, runsOn, sessionName, sessionsOfDay } from '../../shared/format/schedule';
import { localDateTime } from '../../shared/format/times';
import { momentIn, shownBetween } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import styles from './NowNext.module.css';
import { announced } from './now-next';
import { Until } from './Running';

interface NowNextProps {
  readonly content: Pick<RenderedContent, 'conference' | 'rooms' | 'sessions'>;
  /** The days to show; default all. */
  readonly days?: readonly string[];
  /** Returns the address of a session. */
  readonly hrefOf: (session: Session) => string;
  readonly words: Words;
}

/**
 * Shows the current session of each room with its end, and the next one there. Needs script, and shows nothing on other
 * days.
 */
export function NowNext({ content, days = daysRunning(content.sessions), hrefOf, words }: NowNextProps) {
  if (days.length === 0) return null;
  return (
    <div className={styles.panel} data-later="timed">
      {days.map((day) => (
        <DayNow key={day} day={day} content={content} hrefOf={hrefOf} words={words} />
      ))}
      <TimedScript />
    </div>
  );
}

type DayNowProps = Omit<NowNextProps, 'days'> & { readonly day: string };

function DayNow({ day, content, hrefOf, words }: DayNowProps) {
  const { conference, rooms } = content;
  const running = content.sessions.filter((session) => runsOn(session, day));
  const sessions = [...running, ...sessionsOfDay(content.sessions, day)].filter(
    (session) => !session.parent && takesPlace(session),
  );
  const minutesOf = (session: Session) => minutesOn(session, day);
  const places = [
    ...rooms.map(({ id, name }) => ({ name, inside: sessions.filter(({ room }) => room?.includes(id)) })),
    { name: words.schedule.elsewhere, inside: sessions.filter(({ room }) => room === undefined) },
  ].filter(({ inside }) => inside.length > 0);
  const moment = (minutes: number) => momentIn(conference.timeZone, localDateTime(day, minutes));
  const shown = (from: number, until: number) => shownBetween(moment(from), moment(until));
  const lastEnd = Math.max(0, ...sessions.map((session) => minutesOf(session).end));
  return (
    <section aria-label={words.lists.text([words.now.heading, words.dates.day(day)])} {...shown(0, lastEnd)}>
      <p className={styles.heading}>{words.now.heading}</p>
      <dl>
        {places.map(({ name, inside }) => (
          <div key={name} {...shown(0, Math.max(...inside.map((session) => minutesOf(session).end)))}>
            <dt>{name}</dt>
            {announced(inside, minutesOf).map(({ session, from, start, end }) => (
              <dd key={session.id} {...shown(from, end)}>
                <span {...shownBetween(undefined, moment(start))}>
                  {words.now.next} <Clock date={day} minutes={start} which="start" timeZone={conference.timeZone} />:{' '}
                </span>
                <a href={hrefOf(session)}>
                  <SessionTitle of={session}>{sessionName(session, words)}</SessionTitle>
                </a>
                <span>
                  {' '}
                  <Until session={session} day={day} timeZone={conference.timeZone} words={words} />
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
