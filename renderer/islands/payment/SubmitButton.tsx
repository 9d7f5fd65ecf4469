import buttons from '../../components/Button.module.css';
import type { PaymentFormProps } from './payment-form-props';
import styles from './SubmitButton.module.css';
import type { Phase } from './use-payment';

interface SubmitButtonProps {
  readonly phase: Phase;
  /** Whether the form can be sent yet. */
  readonly alive: boolean;
  readonly texts: Pick<PaymentFormProps['texts'], 'button' | 'sending' | 'redirecting'>;
}

/** The button, and what is going on since it was pressed. Busy it stays enabled, to keep the focus; the form ignores it. */
export function SubmitButton({ phase: { kind }, alive, texts }: SubmitButtonProps) {
  const busy = kind === 'sending' || kind === 'redirecting';
  return (
    <div className={styles.action}>
      <button
        type="submit"
        className={`${buttons.main} ${styles.button}`}
        disabled={!alive}
        aria-busy={busy}
        // Left out rather than "false", which would deny `disabled`.
        aria-disabled={busy || undefined}
        // Pressed down, it would take the focus from a field, whose error line would move the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {busy ? texts.sending : texts.button}
      </button>
      <p role="status">{kind === 'redirecting' && texts.redirecting}</p>
    </div>
  );
}
