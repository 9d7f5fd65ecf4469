import type { Session } from '#content';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { TimesAre } from '../../renderer/components/TimesAre';
import { localDateTime, minutesIn } from '../../shared/format/times';
import { momentIn } from '../../shared/timed/span';
import styles from './DayList.module.css';
import { daySlots, type Slot } from './day-slots';
import { type GlanceProps, SessionEntry } from './SessionEntry';

interface DayListProps extends GlanceProps {
  readonly day: string;
  /** The day's sessions by start, without parts of others. */
  readonly sessions: readonly Session[];
}

/** Number of sessions with the same start above which browsers render them only near the screen. */
const MANY = 12;

/** Number of sessions of a day up to which narrow screens show all of them at a glance. */
const MOST_UNFOLDED = 250;

/**
 * Shows a day at a glance as a list, if a table would not fit. Sessions with the same start are together, each with its
 * room.
 */
export function DayList({ day, sessions, ...shared }: DayListProps) {
  const { content, words } = shared;
  const { conference } = content;
  const isFolded = sessions.length > MOST_UNFOLDED;
  return (
    <div className={styles.list}>
      <p className={styles.zone}>
        <TimesAre conference={conference} at={`${day}T12:00`} phrase={words.schedule.timesAre} />
      </p>
      {daySlots(sessions).map((slot) => (
        <section
          key={slot.start}
          className={styles.slot}
          {...(!isFolded && slot.sessions.length >= MANY && { 'data-many': '' })}
          data-ends={momentIn(conference.timeZone, localDateTime(day, slot.end))}
        >
          <h3 data-during="">
            <TimeSpan date={day} minutes={slot} timeZone={conference.timeZone} words={words} /> <b>{words.now.now}</b>
          </h3>
          {isFolded ? (
            <FoldedOnPhones summary={words.schedule.sessionCount(slot.sessions.length)}>
              <SlotList slot={slot} {...shared} />
            </FoldedOnPhones>
          ) : (
            <SlotList slot={slot} {...shared} />
          )}
        </section>
      ))}
    </div>
  );
}

const SlotList = ({ slot, ...shared }: GlanceProps & { readonly slot: Slot<Session> }) => (
  <ul>
    {slot.sessions.map((session) => (
      <li key={session.id}>
        <SessionEntry session={session} showsPlace showsTime={minutesIn(session).end !== slot.end} {...shared} />
      </li>
    ))}
  </ul>
);
