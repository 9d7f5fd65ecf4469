import type { PageProps } from '../../renderer/site';
import { isDividedByDay } from '../../shared/format/schedule';
import { tableAnchor } from '../../shared/format/schedule-anchors';
import { NowNext } from '../schedule/NowNext';
import styles from './HomeNow.module.css';

/** Number of sessions above which the home page omits them, so that its visitors need not load all. Of many talks it omits those. */
const MOST_SESSIONS = 120;

/** Shows the current and the next sessions during the conference. */
export function HomeNow({ content, routes, links, words }: PageProps) {
  const schedule = routes.of('schedule')?.path;
  if (schedule === undefined || content.sessions.length > MOST_SESSIONS) return null;
  return (
    <div className={styles.now} data-now="">
      <NowNext
        content={content}
        {...(!isDividedByDay(content.contributions, content.presentations) && { links })}
        hrefOf={(session) => links.toSession(session) ?? `${schedule}#${tableAnchor(session.date)}`}
        words={words}
      />
    </div>
  );
}
