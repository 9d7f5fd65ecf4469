import { sessions } from '#content';
import { formatDay } from '../../renderer/format/dates';
import { sessionsOfDay } from '../../renderer/format/schedule';
import { programAnchor } from '../../renderer/format/schedule-anchors';
import styles from './DayProgram.module.css';
import { SessionDetails } from './SessionDetails';

/** Everything about a day's sessions, in the order of their starts. */
export function DayProgram({ day }: { readonly day: string }) {
  return (
    <section id={programAnchor(day)} className={styles.day}>
      <h3>{formatDay(day)}</h3>
      {sessionsOfDay(sessions, day).map((session) => (
        <SessionDetails key={session.id} session={session} />
      ))}
    </section>
  );
}
