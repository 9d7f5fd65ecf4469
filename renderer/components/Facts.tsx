import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** Facts with their labels. Facts without a value are skipped. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Shows the key facts, each below its label. */
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
