import { isTimed, type ShownDays, shownOn } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { TimedScript } from '../timed/TimedScript';
import styles from './PageContents.module.css';

/** A part of a page, by its heading and the anchor that it stands under. */
export interface PagePart extends ShownDays {
  readonly heading: string;
  readonly anchor: string;
}

/** Sections as parts of a page: the anchors are those that `TextSections` gives them. */
export const partsOf = (
  sections: readonly (ShownDays & { readonly heading: string })[],
  prefix: string,
): readonly PagePart[] =>
  sections.map(({ heading, ...days }, index) => ({ ...days, heading, anchor: sectionAnchor(prefix, index) }));

/** The anchor of a section among others. */
export const sectionAnchor = (prefix: string, index: number): string => `${prefix}-${index + 1}`;

interface PageContentsProps {
  readonly parts: readonly PagePart[];
  /** The zone of the conference, by whose days a part is shown. */
  readonly timeZone: string;
  readonly words: Words;
}

/** Links to the parts of a long page, so that none is further than two taps and no scrolling. */
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
