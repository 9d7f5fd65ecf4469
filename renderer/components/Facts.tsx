import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** What each fact is, and the fact; what is empty is left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What somebody in a hurry needs to know, each fact below its name. */
export function Facts({ facts }: FactsProps) {
  const shown = facts.filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
