import { POSTERS_ANCHOR, programAnchor, tableAnchor } from '../../renderer/format/schedule-anchors';
import type { Words } from '../../renderer/words';
import styles from './PageParts.module.css';

interface PagePartsProps {
  readonly days: readonly string[];
  readonly hasPosters: boolean;
  readonly words: Words;
}

/** Links to the days and parts of this long page. */
export function PageParts({ days, hasPosters, words }: PagePartsProps) {
  const { schedule } = words;
  return (
    <nav aria-label={schedule.onThisPage} className={styles.parts}>
      <ul>
        <li>
          {schedule.tables}: <DayLinks days={days} addressOf={(day) => `#${tableAnchor(day)}`} words={words} />
        </li>
        <li>
          {schedule.program}: <DayLinks days={days} addressOf={(day) => `#${programAnchor(day)}`} words={words} />
        </li>
        {hasPosters && (
          <li>
            <a href={`#${POSTERS_ANCHOR}`}>{schedule.posters}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface DayLinksProps extends Pick<PagePartsProps, 'days' | 'words'> {
  readonly addressOf: (day: string) => string;
  /** The day of this very page. */
  readonly current?: string;
}

/** Links to the same for every day. */
export function DayLinks({ days, addressOf, current, words }: DayLinksProps) {
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <a href={addressOf(day)} {...(day === current && { 'aria-current': 'page' })}>
            {words.dates.shortDay(day)}
          </a>
        </li>
      ))}
    </ul>
  );
}
