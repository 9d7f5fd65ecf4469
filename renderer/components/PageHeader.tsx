import type { ReactNode } from 'react';
import type { Contribution } from '#content';
import { titleParts } from '../../shared/format/line-breaks';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Language of the title, if it differs from that of the page. */
  readonly language?: string | undefined;
  /** What may have a second title, which is shown below the title. */
  readonly of?: Pick<Contribution, 'secondTitle' | 'secondTitleLanguage'> | undefined;
  /** The kind of record, above the title. */
  readonly eyebrow?: string | undefined;
  readonly lead?: ReactNode;
  /** Links, or a notice, below the lead. */
  readonly below?: ReactNode;
  /** A picture of the subject, next to the title. */
  readonly picture?: ReactNode;
}

/** Shows the header of every page except the home page: its `h1` and a lead. */
export function PageHeader({ title, language, of, eyebrow, lead, below, picture }: PageHeaderProps) {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          {/* Titles in the data may run in the other direction than the page, even without a given language. */}
          <h1 lang={language} dir="auto">
            {together(title)}
          </h1>
          {of?.secondTitle && (
            <p className={styles.lead} lang={of.secondTitleLanguage} dir="auto">
              {of.secondTitle}
            </p>
          )}
          {lead && <p className={styles.lead}>{lead}</p>}
          {below}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </header>
  );
}

/** Keeps parts of the title on one line, unless they are longer than the line. */
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

/** Lays out the content of a page: sections at equal distances. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
