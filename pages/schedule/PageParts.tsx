import { formatDay } from '../../renderer/format/dates';
import { POSTERS_ANCHOR, programAnchor, tableAnchor } from '../../renderer/format/schedule-anchors';
import styles from './PageParts.module.css';

/** Links to the days and parts of this long page. */
export function PageParts({ days }: { readonly days: readonly string[] }) {
  return (
    <nav aria-label="On this page" className={styles.parts}>
      <ul>
        <li>
          Tables: <DayLinks days={days} anchor={tableAnchor} />
        </li>
        <li>
          Detailed program: <DayLinks days={days} anchor={programAnchor} />
        </li>
        <li>
          <a href={`#${POSTERS_ANCHOR}`}>Posters</a>
        </li>
      </ul>
    </nav>
  );
}

interface DayLinksProps {
  readonly days: readonly string[];
  readonly anchor: (day: string) => string;
}

function DayLinks({ days, anchor }: DayLinksProps) {
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <a href={`#${anchor(day)}`}>{formatDay(day)}</a>
        </li>
      ))}
    </ul>
  );
}
