import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** The band at the top of every page but the home page: its one `h1`, and a line under it. */
export function PageHeader({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </header>
  );
}

/** The page under its header: sections with the same distance between them. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
