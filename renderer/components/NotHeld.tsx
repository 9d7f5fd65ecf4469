import type { Contribution } from '#content';
import type { Words } from '../../shared/words';
import styles from '../islands/payment/FailureNotice.module.css';

interface NotHeldProps {
  readonly status: Contribution['status'];
  readonly words: Words;
}

/** Says at the head of a page that its session or contribution is cancelled or withdrawn. */
export function NotHeld({ status, words: { colon, schedule } }: NotHeldProps) {
  if (status !== 'cancelled' && status !== 'withdrawn') return null;
  return (
    <p className={styles.notice}>
      <strong>{schedule.statuses[status]}</strong>
      {colon + schedule.notHeld[status]}
    </p>
  );
}
