import { POSTERS_ANCHOR, programAnchor } from '../../shared/format/schedule-anchors';
import type { Words } from '../../shared/words';
import styles from './PageParts.module.css';

interface PagePartsProps {
  readonly days: readonly string[];
  readonly hasPosters: boolean;
  readonly words: Words;
}

/**
 * Links to the other parts of this long page; the bar of the days links to the days at a glance. In a narrow window
 * that bar stays visible and also leads to the details of each day, so this omits the days there.
 */
export function PageParts({ days, hasPosters, words }: PagePartsProps) {
  const { schedule } = words;
  const [first, ...others] = days;
  return (
    <nav aria-label={schedule.onThisPage} className={styles.parts}>
      <ul>
        {first !== undefined && (
          <li>
            <a href={`#${programAnchor(first)}`}>{schedule.program}</a>
            {others.length > 0 && (
              <ul className={styles.days}>
                {days.map((day) => (
                  <li key={day}>
                    <a href={`#${programAnchor(day)}`}>{words.dates.shortDay(day)}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )}
        {hasPosters && (
          <li>
            <a href={`#${POSTERS_ANCHOR}`}>{schedule.posters}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
