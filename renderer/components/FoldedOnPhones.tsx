import type { ReactNode } from 'react';
import styles from './FoldedOnPhones.module.css';

interface FoldedOnPhonesProps {
  /** Label of the button that unfolds it. */
  readonly summary: string;
  readonly children: ReactNode;
}

/**
 * Folds its content on narrow screens. Wide screens and paper show it unfolded, and so do addresses that lead to its parent
 * or to something inside.
 */
export function FoldedOnPhones({ summary, children }: FoldedOnPhonesProps) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
