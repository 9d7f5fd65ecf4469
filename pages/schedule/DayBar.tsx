import type { RenderedContent, Room, Session } from '#content';
import buttons from '../../renderer/components/Button.module.css';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { sessionsOfDay } from '../../shared/format/schedule';
import { programAnchor, tableAnchor } from '../../shared/format/schedule-anchors';
import { dayEnd, dayStart, shownBetween } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import styles from './DayBar.module.css';
import { FILTERS } from './Filters';
import { NOW } from './NowNext';

/** Lists the rooms that some sessions use. */
export function roomsIn(rooms: readonly Room[], sessions: readonly Session[]): readonly Room[] {
  const used = new Set(sessions.flatMap(({ room = [] }) => room));
  return rooms.filter(({ id }) => used.has(id));
}

interface DayBarProps {
  readonly days: readonly string[];
  readonly content: Pick<RenderedContent, 'conference' | 'rooms' | 'sessions'>;
  /** Whether visitors can have a program of their own. */
  readonly hasMine: boolean;
  readonly words: Words;
  /** Addresses of the days' pages, if each day has one, and the current day. */
  readonly pages?: { readonly of: (day: string) => string; readonly current: string };
}

/**
 * Shows the days in one bar that stays visible, with the way to what is on now, the visitor's own program, the
 * rooms, the other filters and the two views. A day links to its table, or to its details while those of a day are shown
 * (enhancements/day-bar.ts). All but the days needs script.
 */
export function DayBar({ days, content, hasMine, pages, words }: DayBarProps) {
  const { conference, sessions } = content;
  const { timeZone, dayEnds } = conference;
  const rooms = roomsIn(content.rooms, pages ? sessionsOfDay(sessions, pages.current) : sessions);
  const ofDay = (day: string) => shownBetween(dayStart(timeZone, day, dayEnds), dayEnd(timeZone, day, dayEnds));
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <div
      className={styles.bar}
      data-day-bar
      data-later="filters"
      data-found={words.filters.found('{count}', '{total}')}
      {...(hasMine && { 'data-empty': words.mine.howTo })}
    >
      {days.length > 1 && (
        <nav aria-label={words.schedule.days} data-later="day-bar">
          <ul>
            {days.map((day) => (
              <li key={day}>
                <a
                  {...(pages === undefined
                    ? { href: `#${tableAnchor(day)}` }
                    : { href: pages.of(day), 'aria-current': day === pages.current ? 'page' : undefined })}
                >
                  {words.dates.dayOfWeek(day)} <small {...ofDay(day)}>{words.phases.today}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.tools}>
        {first !== '' && (
          <a href={`#${NOW}`} {...shownBetween(dayStart(timeZone, first, dayEnds), dayEnd(timeZone, last, dayEnds))}>
            {words.now.now}
          </a>
        )}
        {hasMine && (
          <label>
            <input type="checkbox" name="mine" value="1" /> <span>{words.mine.label}</span>
          </label>
        )}
        {rooms.length > 1 && (
          <select name="room" aria-label={words.filters.names.room}>
            {[{ id: '', name: words.filters.allRooms }, ...rooms].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button type="button" className={buttons.quiet} popoverTarget={FILTERS}>
          {words.filters.alone}
        </button>
      </div>
      <Views day={pages?.current ?? first} words={words} />
      <TimedScript />
    </div>
  );
}

interface ViewsProps {
  readonly day: string;
  readonly words: Words;
}

/** Links to the two views of a day: at a glance, or in detail. A script leads them to the day that is shown. */
export const Views = ({ day, words: { mine, schedule } }: ViewsProps) => (
  <nav className={styles.views} aria-label={mine.views} data-views>
    <a href={`#${tableAnchor(day)}`} aria-current="true">
      {schedule.atAGlance}
    </a>
    <a href={`#${programAnchor(day)}`}>{schedule.program}</a>
  </nav>
);
