import type { Payment } from '#content';
import { HtmlProse } from '../../components/HtmlProse';
import type { WithHtml } from '../../html-texts';
import styles from './FailureNotice.module.css';

/** Shows the message of a failure, and advice. */
export function FailureNotice({ text: { message, advice } }: { readonly text: WithHtml<Payment['result']['failed']> }) {
  return (
    <div className={styles.notice}>
      <p className={styles.message}>{message}</p>
      <HtmlProse text={advice} />
    </div>
  );
}
