import type { RenderedContent } from '#content';
import { programAnchor, tableAnchor } from '../../shared/format/schedule-anchors';
import type { Words } from '../../shared/words';
import styles from './DayBar.module.css';
import { RoomChoice } from './RoomChoice';

interface DayBarProps {
  readonly days: readonly string[];
  readonly content: Pick<RenderedContent, 'rooms' | 'sessions'>;
  readonly words: Words;
  /** Addresses of the days' pages, if each day has one, and the current day. */
  readonly pages?: { readonly of: (day: string) => string; readonly current: string };
}

/**
 * Shows the days in one bar, and the rooms next to them. A narrow window keeps the bar visible; it scrolls sideways. A
 * day's segment links to its table, or to its details while those of a day are being read (enhancements/day-bar.ts). It
 * is marked while the day is on the screen. The rooms are a filter of the schedule.
 */
export function DayBar({ days, content, pages, words }: DayBarProps) {
  const used = new Set(
    content.sessions
      .filter(({ date }) => pages === undefined || date === pages.current)
      .flatMap(({ room = [] }) => room),
  );
  const rooms = content.rooms.filter(({ id }) => used.has(id));
  if (days.length < 2 && rooms.length < 2) return null;
  return (
    <div className={styles.bar} data-day-bar>
      {days.length > 1 && (
        <nav aria-label={words.schedule.days} {...(pages === undefined && { 'data-later': 'day-bar' })}>
          <ul>
            {days.map((day) => (
              <li key={day}>
                {pages === undefined ? (
                  <a href={`#${tableAnchor(day)}`} data-details={`#${programAnchor(day)}`} data-segment="">
                    {words.dates.dayOfWeek(day)}
                  </a>
                ) : (
                  <a href={pages.of(day)} {...(day === pages.current && { 'aria-current': 'page' })} data-segment="">
                    {words.dates.dayOfWeek(day)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {rooms.length > 1 && <RoomChoice rooms={rooms} words={words} />}
    </div>
  );
}
