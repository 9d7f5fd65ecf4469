import type { Session } from '#content';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { Clock, TimeSpan } from '../../renderer/components/TimeSpan';
import { TimesAre } from '../../renderer/components/TimesAre';
import { localDateTime } from '../../shared/format/times';
import { momentIn } from '../../shared/timed/span';
import styles from './DayList.module.css';
import { daySlots, haveTime, type Slot } from './day-slots';
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
        <TimesAre conference={conference} at={`${day}T12:00`} phrase="timesAre" words={words} />
      </p>
      {daySlots(sessions).map((slot) => (
        <section
          key={slot.start}
          className={styles.slot}
          {...(!isFolded && slot.sessions.length >= MANY && { 'data-many': '' })}
          data-ends={momentIn(conference.timeZone, localDateTime(day, slot.end))}
        >
          <SlotHeading day={day} slot={slot} {...shared} />
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

interface SlotHeadingProps extends GlanceProps {
  readonly day: string;
  readonly slot: Slot<Session>;
}

/** Shows the times of sessions with the same start; only that start if they have different ends. */
function SlotHeading({ day, slot, content, words }: SlotHeadingProps) {
  const shared = { date: day, timeZone: content.conference.timeZone, words };
  if (!haveTime(slot.sessions, slot))
    return (
      <h3>
        <Clock minutes={slot.start} which="start" {...shared} />
      </h3>
    );
  return (
    <h3 data-during="">
      <TimeSpan minutes={slot} {...shared} /> <b>{words.now.now}</b>
    </h3>
  );
}

function SlotList({ slot, ...shared }: GlanceProps & { readonly slot: Slot<Session> }) {
  const showsTime = !haveTime(slot.sessions, slot);
  return (
    <ul>
      {slot.sessions.map((session) => (
        <li key={session.id}>
          <SessionEntry session={session} showsPlace showsTime={showsTime} {...shared} />
        </li>
      ))}
    </ul>
  );
}
