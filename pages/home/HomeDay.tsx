import type { Session } from '#content';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { TimesAre } from '../../renderer/components/TimesAre';
import { ZoneSwitch } from '../../renderer/components/ZoneSwitch';
import type { PageProps } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { headlineOf } from '../../shared/format/headline';
import { daysOf, roomOf, sessionsOfDay, statusMark } from '../../shared/format/schedule';
import { minutesIn } from '../../shared/format/times';
import { Chairs, Talk } from '../schedule/SessionFacts';
import styles from './HomeDay.module.css';
import { HomeSection } from './HomeSection';

/** Number of sessions above which the home page omits the program, since it shows all of it or nothing. */
const MOST_SESSIONS = 24;

/** Shows the program of a one-day conference. */
export function HomeDay(page: PageProps) {
  const { content, routes, links, words } = page;
  const { conference, sessions } = content;
  const [day, ...others] = daysOf(sessions);
  const schedule = routes.of('schedule')?.path;
  if (day === undefined || others.length > 0 || schedule === undefined) return null;
  const shown = sessionsOfDay(sessions, day).filter(({ parent }) => !parent);
  if (shown.length > MOST_SESSIONS) return null;
  return (
    <HomeSection
      id="the-day"
      isText
      heading={words.dates.day(day)}
      lead={<TimesAre conference={conference} at={`${day}T12:00`} phrase="timesAre" words={words} />}
    >
      {conference.online && <ZoneSwitch words={words} />}
      <div data-later="timed">
        <ol className={styles.day}>
          {shown.map((session) => (
            <li key={session.id}>
              <p className={styles.time} data-during="">
                <TimeSpan date={day} minutes={minutesIn(session)} timeZone={conference.timeZone} words={words} />{' '}
                <b>{words.now.now}</b>
              </p>
              <Entry session={session} href={links.toSession(session) ?? `${schedule}#${session.id}`} {...page} />
            </li>
          ))}
        </ol>
        <TimedScript />
      </div>
    </HomeSection>
  );
}

type EntryProps = Pick<PageProps, 'content' | 'words'> & { readonly session: Session; readonly href: string };

function Entry({ session, href, content, words }: EntryProps) {
  const mark = statusMark(session.status, words);
  const room = roomOf(content.rooms, session, words);
  const { title, label } = headlineOf(session, content.speakers, words);
  return (
    <div className={styles.entry}>
      {label && <p>{label}</p>}
      <h3>
        <a href={href}>
          <SessionTitle of={session}>{title}</SessionTitle>
        </a>
      </h3>
      {mark && <p>{mark}</p>}
      {room && <p>{room}</p>}
      <Talk session={session} content={content} words={words} />
      <Chairs names={session.chairs ?? []} words={words} />
    </div>
  );
}
