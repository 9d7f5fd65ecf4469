import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { CurrencyField } from './CurrencyField';
import { FailureNotice } from './FailureNotice';
import styles from './PaymentForm.module.css';
import { PaymentTotal } from './PaymentTotal';
import type { PaymentFormProps } from './payment-form-props';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import type { Phase } from './use-payment';

interface PaymentFieldsProps extends Pick<PaymentFormProps, 'currencies' | 'texts'> {
  readonly phase: Phase;
}

/**
 * The form's controls. `noValidate` leaves the messages to the form's own rules. The button waits for the script: sent
 * without it, the form would lose what was typed.
 */
export function PaymentFields({ phase, currencies, texts }: PaymentFieldsProps) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [alive, setAlive] = useState(false);

  useEffect(() => setAlive(true), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
    const { errors } = form.getState();
    controlsOf(element.current)
      .find(({ name }) => errors?.[name])
      ?.focus();
  };

  return (
    <form ref={element} className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextField name="first_name" label="First name" autoComplete="given-name" maxLength={100} />
      <TextField name="last_name" label="Last name" autoComplete="family-name" maxLength={100} />
      <TextField name="email" label="E-mail" type="email" autoComplete="email" maxLength={254} />
      <TextField
        name="amount"
        label="Amount"
        hint="In digits, with a point before decimals: 700 or 12.50"
        inputMode="decimal"
        autoComplete="transaction-amount"
      />
      <CurrencyField currencies={currencies} />
      {texts.total && <PaymentTotal words={texts.total} currencies={currencies} />}
      <SubmitButton phase={phase} alive={alive} texts={texts} />
      {/* Always there, so that screen readers notice when it is filled. */}
      <div role="alert">{phase.kind === 'failed' && <FailureNotice text={texts.failures[phase.failure]} />}</div>
    </form>
  );
}

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
