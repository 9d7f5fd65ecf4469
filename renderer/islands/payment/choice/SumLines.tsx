import type { Sum } from '../../../../shared/fees/sum';
import { formatAmount } from '../amount';
import styles from './FeeChooser.module.css';

/** Shows the lines of a sum. */
export function SumLines({ sum: { lines, currency } }: { readonly sum: Sum }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ title, detail, amount }) => (
        <li key={title}>
          <span>
            {title} <span className={styles.detail}>{detail}</span>
          </span>{' '}
          <bdi>{`${formatAmount(amount)} ${currency.code}`}</bdi>
        </li>
      ))}
    </ul>
  );
}
