import { SessionTitle } from '../../renderer/components/SessionTitle';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { countOf } from '../../shared/format/contributions';
import { headlineOf } from '../../shared/format/headline';
import { sessionsOfDay } from '../../shared/format/schedule';
import { programAnchor } from '../../shared/format/schedule-anchors';
import { sessionsForAll } from '../../shared/format/session-kinds';
import { minutesIn } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import type { ProgramContent } from './program-content';
import styles from './SchedulePage.module.css';

interface DayOverviewProps {
  readonly day: string;
  /** Address of the day's page. */
  readonly page: string;
  readonly content: ProgramContent;
  readonly words: Words;
}

/** Summarises a day of a large program: the number of sessions and papers, and the sessions for everybody. */
export function DayOverview({ day, page, content, words }: DayOverviewProps) {
  const sessions = sessionsOfDay(content.sessions, day);
  const papers = sessions.flatMap(({ id }) => content.talks.get(id) ?? []);
  const forAll = sessionsForAll(sessions, content.sessionKinds);
  return (
    <div className={styles.overview}>
      <p>
        {words.lists.text([
          words.schedule.sessionCount(sessions.length),
          ...(papers.length > 0 ? [countOf(papers, words)] : []),
        ])}
      </p>
      {forAll.length > 0 && (
        <ul>
          {forAll.map((session) => (
            <li key={session.id}>
              <TimeSpan date={day} minutes={minutesIn(session)} timeZone={content.conference.timeZone} words={words} />{' '}
              <a href={`${page}#${session.id}`}>
                <SessionTitle of={session}>{headlineOf(session, content.speakers, words).title}</SessionTitle>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p id={programAnchor(day)}>
        <a href={page}>{words.schedule.fullDay(words.dates.dayInText(day))}</a>
      </p>
    </div>
  );
}
