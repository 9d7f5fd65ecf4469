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
  if (days.length === 0) return null;
  return (
    <nav aria-label={schedule.onThisPage} className={styles.parts}>
      <ul>
        <li>
          {schedule.tables}: <DayLinks days={days} anchor={tableAnchor} words={words} />
        </li>
        <li>
          {schedule.program}: <DayLinks days={days} anchor={programAnchor} words={words} />
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

interface DayLinksProps extends Omit<PagePartsProps, 'hasPosters'> {
  readonly anchor: (day: string) => string;
}

function DayLinks({ days, anchor, words }: DayLinksProps) {
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <a href={`#${anchor(day)}`}>{words.dates.day(day)}</a>
        </li>
      ))}
    </ul>
  );
}
