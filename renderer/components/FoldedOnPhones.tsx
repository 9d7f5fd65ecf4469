import type { ReactNode } from 'react';
import styles from './FoldedOnPhones.module.css';

interface FoldedOnPhonesProps {
  /** The words of the button that unfolds it. */
  readonly summary: string;
  /** Whether it unfolds by itself where an address leads to what holds it, or to something within. */
  readonly unfoldsAtTarget?: boolean;
  readonly children: ReactNode;
}

/**
 * Content that a narrow screen folds away until it is asked for; where there is room, and on paper, it stands there.
 */
export function FoldedOnPhones({ summary, unfoldsAtTarget = false, children }: FoldedOnPhonesProps) {
  return (
    <details className={styles.folded} {...(unfoldsAtTarget && { 'data-at-target': '' })}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
