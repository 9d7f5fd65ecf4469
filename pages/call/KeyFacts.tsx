import type { Call } from '#content';
import { Prose } from '../../renderer/components/Prose';
import styles from './KeyFacts.module.css';

/** What somebody in a hurry needs to know: pages, deadline, reviews. */
export function KeyFacts({ facts }: { readonly facts: Call['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Prose text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
