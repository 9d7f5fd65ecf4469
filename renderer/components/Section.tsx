import type { ReactNode } from 'react';
import { sectionAnchor, TEXT_ANCHOR } from '../../shared/format/section-anchors';
import type { RichText } from '../../shared/texts/rich-text';
import { type ShownDays, shownOn, type Timed } from '../../shared/timed/span';
import { TimedScript } from '../timed/TimedScript';
import { Prose } from './Prose';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading: string;
  readonly id?: string;
  /** The section is as wide as the page, with its heading above, as the tables of the schedule need. */
  readonly wide?: boolean;
  /** The moment after which it is over. */
  readonly ends?: string | undefined;
  /** The moments between which it is shown. */
  readonly timed?: Timed;
  readonly children: ReactNode;
}

/** Shows a section with a second-level heading, which is next to the content if there is room. */
export function Section({ heading, id, wide = false, ends, timed, children }: SectionProps) {
  const isTimed = timed !== undefined && Object.keys(timed).length > 0;
  return (
    <section
      className={styles.section}
      {...(id && { id })}
      data-ends={ends}
      {...(isTimed && { ...timed, 'data-later': 'timed' })}
    >
      <h2>{heading}</h2>
      {wide ? children : <div className={styles.content}>{children}</div>}
      {(ends || isTimed) && <TimedScript />}
    </section>
  );
}

/** Shows what has no heading in the column of the texts, such as the last buttons of a page. */
export const InTextColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.section}>
    <div />
    <div className={styles.content}>{children}</div>
  </div>
);

interface TextSectionsProps {
  readonly sections: readonly (ShownDays & { heading: string; text: RichText })[];
  /** The zone of the conference, in which a day begins and ends. */
  readonly timeZone: string;
  /** Prefix of the sections' anchors. `PageContents` and search results link to them. */
  readonly prefix?: string;
}

/** Shows sections that contain only text. */
export function TextSections({ sections, timeZone, prefix = TEXT_ANCHOR }: TextSectionsProps) {
  return sections.map(({ heading, text, ...days }, index) => (
    <Section key={heading} heading={heading} id={sectionAnchor(prefix, index)} timed={shownOn(days, timeZone)}>
      <Prose text={text} />
    </Section>
  ));
}
