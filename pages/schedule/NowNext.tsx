import type { RenderedContent, Session } from '#content';
import { Names } from '../../renderer/components/Names';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Clock } from '../../renderer/components/TimeSpan';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { presentedIn, takesPlace } from '../../shared/format/contributions';
import { headlineOf } from '../../shared/format/headline';
import { daysRunning, minutesOn, runsOn, sessionsOfDay, type Talks, talksOf } from '../../shared/format/schedule';
import { localDateTime } from '../../shared/format/times';
import { momentIn, shownBetween } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import styles from './NowNext.module.css';
import { announced } from './now-next';
import { presentersOf } from './presenters';
import { Until } from './Running';

/** Id of what is on now; no session can have it. */
export const NOW = 'filter-now';

interface NowNextProps {
  readonly content: Pick<
    RenderedContent,
    'conference' | 'rooms' | 'sessions' | 'speakers' | 'contributions' | 'presentations'
  >;
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
  const talks = talksOf(presentedIn(content.contributions), content.presentations);
  return (
    <div id={NOW} className={styles.panel} data-later="timed">
      {days.map((day) => (
        <DayNow key={day} day={day} content={content} talks={talks} hrefOf={hrefOf} words={words} />
      ))}
      <TimedScript />
    </div>
  );
}

type DayNowProps = Omit<NowNextProps, 'days'> & { readonly day: string; readonly talks: Talks };

function DayNow({ day, content, talks, hrefOf, words }: DayNowProps) {
  const { conference, rooms, speakers } = content;
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
          <div
            key={name}
            {...(name === words.schedule.elsewhere && { className: styles.line })}
            {...shown(0, Math.max(...inside.map((session) => minutesOf(session).end)))}
          >
            <dt>{name}</dt>
            {announced(inside, minutesOf).map(({ session, from, start, end }) => (
              <dd key={session.id} {...shown(from, end)}>
                <span {...shownBetween(undefined, moment(start))}>
                  {words.now.next} <Clock date={day} minutes={start} which="start" timeZone={conference.timeZone} />:{' '}
                </span>
                <Speakers names={presentersOf(session, { speakers, talks })} words={words} />
                <a href={hrefOf(session)}>
                  <SessionTitle of={session}>{headlineOf(session, speakers, words).title}</SessionTitle>
                </a>
                <span>
                  {words.lists.between}
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

/** Says who speaks, before the title: "Karim El Mahdaoui: ". */
const Speakers = ({ names, words }: { readonly names: readonly string[]; readonly words: Words }) =>
  names.length > 0 && (
    <>
      <Names names={names} words={words} />
      {words.colon}
    </>
  );
