import type { ReactNode } from 'react';
import { titleParts } from '../../shared/format/line-breaks';
import styles from './PageHeader.module.css';
import { Starrable } from './Starrable';

interface PageHeaderProps {
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly language?: string | undefined;
  /** The kind of thing that the page shows, in a word above the title. */
  readonly eyebrow?: string | undefined;
  readonly lead?: ReactNode;
  /** Where there is more, below the lead. */
  readonly links?: ReactNode;
  /** Whom or what the page is about, beside the title. */
  readonly picture?: ReactNode;
  /** The key of the thing that the page shows, if it can be starred: "paper-239". */
  readonly starredAs?: string | undefined;
}

/** The band at the top of every page but the home page: its one `h1`, and a line under it. */
export function PageHeader({ title, language, eyebrow, lead, links, picture, starredAs }: PageHeaderProps) {
  // Titles of the data may run in the other direction than the page, whether or not their language is said.
  const heading = (
    <h1 lang={language} dir="auto">
      {together(title)}
    </h1>
  );
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          {starredAs === undefined ? heading : <Starrable of={starredAs}>{heading}</Starrable>}
          {lead && <p className={styles.lead}>{lead}</p>}
          {links}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </header>
  );
}

/** A title, of which no line ends within a word or before its number, unless it is longer than the line. */
const together = (title: string) =>
  titleParts(title).map(({ text, isUnbreakable }, index) =>
    isUnbreakable ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <span key={index} className={styles.together}>
        {text}
      </span>
    ) : (
      text
    ),
  );

/** The page under its header: sections with the same distance between them. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
