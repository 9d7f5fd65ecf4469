import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** The name of each fact, and the fact; empty ones are left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** The facts for somebody in a hurry, each below its name. */
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
