import type { ReactNode } from 'react';
import styles from './ForReaders.module.css';

/** Words for screen readers only, where everybody else sees the meaning in the layout. */
export function ForReaders({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
