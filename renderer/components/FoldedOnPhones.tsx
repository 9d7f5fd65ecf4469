import type { ReactNode } from 'react';
import styles from './FoldedOnPhones.module.css';

interface FoldedOnPhonesProps {
  /** Label of the button that unfolds it. */
  readonly summary: string;
  /** Whether it unfolds when the address leads to its parent, or to something inside. */
  readonly unfoldsAtTarget?: boolean;
  readonly children: ReactNode;
}

/** Folds its content on narrow screens. Wide screens and paper show it unfolded. */
export function FoldedOnPhones({ summary, unfoldsAtTarget = false, children }: FoldedOnPhonesProps) {
  return (
    <details className={styles.folded} {...(unfoldsAtTarget && { 'data-at-target': '' })}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
