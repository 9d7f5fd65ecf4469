import buttons from '../../components/Button.module.css';
import type { PaymentFormProps } from './payment-form-props';
import styles from './SubmitButton.module.css';
import type { Phase } from './use-payment';

interface SubmitButtonProps {
  readonly phase: Phase;
  /** Whether the form is hydrated and can be sent. */
  readonly alive: boolean;
  readonly texts: Pick<PaymentFormProps['texts'], 'button' | 'sending' | 'redirecting'>;
}

/** Shows the button and the progress. While busy it stays enabled, to keep the focus; the form ignores it. */
export function SubmitButton({ phase: { kind }, alive, texts }: SubmitButtonProps) {
  const busy = kind === 'sending' || kind === 'redirecting';
  return (
    <div className={styles.action}>
      <button
        type="submit"
        className={`${buttons.main} ${styles.button}`}
        disabled={!alive}
        aria-busy={busy}
        // Absent instead of "false", which would contradict `disabled`.
        aria-disabled={busy || undefined}
        // Keeps the focus in the field. Losing it could show an error line, which would move the button away from the
        // pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {busy ? texts.sending : texts.button}
      </button>
      <p role="status">{kind === 'redirecting' && texts.redirecting}</p>
    </div>
  );
}
