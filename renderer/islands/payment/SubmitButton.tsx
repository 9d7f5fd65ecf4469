import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import buttons from '../../components/Button.module.css';
import type { PaymentFormProps } from './payment-form-props';
import styles from './SubmitButton.module.css';
import type { Phase } from './use-payment';
import type { Filled } from './validate-payment';

interface SubmitButtonProps {
  readonly phase: Phase;
  /** Whether the form is hydrated and can be sent. */
  readonly alive: boolean;
  readonly texts: Pick<PaymentFormProps['texts'], 'button' | 'sending' | 'redirecting'>;
  /** Another way to pay, while nothing is under way. */
  readonly children?: ReactNode;
}

/** Shows the button and the progress. While busy it stays enabled, to keep the focus; the form ignores it. */
export function SubmitButton({ phase: { kind }, alive, texts, children }: SubmitButtonProps) {
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
      {alive && !busy && children}
      <p role="status">{kind === 'redirecting' && texts.redirecting}</p>
    </div>
  );
}

interface TransferButtonProps {
  readonly words: string;
  /** Number of the currency of the account. */
  readonly currency: number | undefined;
}

/** Shows the button to pay by bank transfer, for amounts in the currency of the account. */
export function TransferButton({ words, currency }: TransferButtonProps) {
  const { values } = useFormState<Filled>({ subscription: { values: true } });
  return values.currency === String(currency) ? (
    <button type="submit" data-quiet className={styles.button} onMouseDown={(event) => event.preventDefault()}>
      {words}
    </button>
  ) : null;
}
