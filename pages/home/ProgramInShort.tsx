import { PageLinks } from '../../renderer/components/PageLinks';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { actionsOf } from '../../renderer/phases/actions';
import type { PageProps } from '../../renderer/site';
import { headlineOf } from '../../shared/format/headline';
import { daysOf, sessionsOfDay } from '../../shared/format/schedule';
import { tableAnchor } from '../../shared/format/schedule-anchors';
import { isPause, sessionsForAll } from '../../shared/format/session-kinds';
import { minutesIn } from '../../shared/format/times';
import styles from './ProgramInShort.module.css';

/** Number of sessions of a day that are named here: of those for everybody, or of all if there are none. */
const MOST = 5;

/** Shows a card for each day of the program, with what is for everybody, or what begins it, and the way to the schedule. */
export function ProgramInShort({ content, routes, links, words }: PageProps) {
  const schedule = routes.of('schedule');
  if (!schedule) return null;
  // The buttons below the title may lead to the same pages.
  const offered = actionsOf(undefined, content.conference, routes).map(({ link }) => link);
  const pages = [schedule, routes.of('papers')].filter((page) => page && !offered.includes(page.path));
  const { conference, sessions, sessionKinds, speakers } = content;
  const pageOf = new Map(routes.all('schedule-day').map(({ id, path }) => [id, path]));
  return (
    <>
      <ul className={styles.days}>
        {daysOf(sessions).map((day) => {
          const ofDay = sessionsOfDay(sessions, day);
          const own = ofDay.filter((session) => !(session.parent || isPause(session)));
          const forAll = sessionsForAll(own, sessionKinds);
          return (
            <li key={day}>
              <h3>
                <a href={pageOf.get(day) ?? `${schedule.path}#${tableAnchor(day)}`}>{words.dates.day(day)}</a>
              </h3>
              <p>{words.schedule.sessionCount(ofDay.length)}</p>
              {(forAll.length > 0 ? forAll : own).slice(0, MOST).map((session) => (
                <p key={session.id}>
                  <TimeSpan date={day} minutes={minutesIn(session)} timeZone={conference.timeZone} words={words} />
                  <a href={links.toSession(session) ?? `${pageOf.get(day) ?? schedule.path}#${session.id}`}>
                    <SessionTitle of={session}>{headlineOf(session, speakers, words).title}</SessionTitle>
                  </a>
                </p>
              ))}
            </li>
          );
        })}
      </ul>
      {pages.length > 0 && <PageLinks pages={pages} />}
    </>
  );
}
