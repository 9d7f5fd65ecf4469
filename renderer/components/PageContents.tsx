import { sectionAnchor } from '../../shared/format/section-anchors';
import { isTimed, type ShownDays, shownOn } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { TimedScript } from '../timed/TimedScript';
import styles from './PageContents.module.css';

/** A section of a page, by heading and anchor. */
export interface PagePart extends ShownDays {
  readonly heading: string;
  readonly anchor: string;
}

/** Lists sections as parts of a page, with the anchors that `TextSections` gives them. */
export const partsOf = (
  sections: readonly (ShownDays & { readonly heading: string })[],
  prefix: string,
): readonly PagePart[] =>
  sections.map(({ heading, ...days }, index) => ({ ...days, heading, anchor: sectionAnchor(prefix, index) }));

interface PageContentsProps {
  readonly parts: readonly PagePart[];
  /** The zone of the conference, in which a day begins and ends. */
  readonly timeZone: string;
  readonly words: Words;
}

/** Links to the parts of a long page. */
export function PageContents({ parts, timeZone, words }: PageContentsProps) {
  if (parts.length < 2) return null;
  return (
    <nav aria-label={words.schedule.onThisPage} className={styles.contents}>
      <ul>
        {parts.map(({ heading, anchor, ...days }) => (
          <li key={anchor} {...shownOn(days, timeZone)}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ul>
      {parts.some(isTimed) && <TimedScript />}
    </nav>
  );
}
