import type { Payment } from '#content';
import { Prose } from '../../components/Prose';
import styles from './FailureNotice.module.css';

/** The message of a failure, and the advice. */
export function FailureNotice({ text: { message, advice } }: { readonly text: Payment['result']['failed'] }) {
  return (
    <div className={styles.notice}>
      <p className={styles.message}>{message}</p>
      <Prose text={advice} />
    </div>
  );
}
