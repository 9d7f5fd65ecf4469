import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  /** Anchor that menus and other pages link to. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly lead?: string | undefined;
  /** Nothing but text: the heading stands beside it where there is room. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** A section of the home page under its anchor and heading. */
export function HomeSection({ id, heading, lead, isText = false, children }: HomeSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={isText ? styles.text : styles.inner}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
