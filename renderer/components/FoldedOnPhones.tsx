import type { ReactNode } from 'react';
import styles from './FoldedOnPhones.module.css';

interface FoldedOnPhonesProps {
  /** What unfolds it. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** What a narrow screen folds away until it is asked for; where there is room, and on paper, it stands there. */
export function FoldedOnPhones({ summary, children }: FoldedOnPhonesProps) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
