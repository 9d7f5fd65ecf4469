import type { PageProps } from '../../renderer/site';
import { tableAnchor } from '../../shared/format/schedule-anchors';
import { NowNext } from '../schedule/NowNext';
import styles from './HomeNow.module.css';

/** Sessions beyond which what is on now stands on the pages of the days alone: visitors of the home page do not load all of them. */
const MOST_SESSIONS = 120;

/** The sessions that are on now and next, on the days of the conference. */
export function HomeNow({ content, routes, links, words }: PageProps) {
  const schedule = routes.of('schedule')?.path;
  if (schedule === undefined || content.sessions.length > MOST_SESSIONS) return null;
  return (
    <div className={styles.now}>
      <NowNext
        content={content}
        hrefOf={({ id, date }) => links.to('session', id) ?? `${schedule}#${tableAnchor(date)}`}
        words={words}
      />
    </div>
  );
}
