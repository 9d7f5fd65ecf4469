import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { CurrencyField } from './CurrencyField';
import { WRONG_CHOICE } from './choice/wrong-paper';
import { FailureNotice } from './FailureNotice';
import styles from './PaymentForm.module.css';
import { PaymentTotal } from './PaymentTotal';
import type { PaymentFormProps } from './payment-form-props';
import { SubmitButton, TransferButton } from './SubmitButton';
import { TextField } from './TextField';
import { loadPaymentCalls, type Phase } from './use-payment';

interface PaymentFieldsProps extends Pick<PaymentFormProps, 'currencies' | 'texts' | 'words'> {
  readonly phase: Phase;
  /** Words on the button for a bank transfer, in this currency only; absent if none are taken. */
  readonly transfer: string | undefined;
  readonly transferIn: number | undefined;
}

/**
 * Shows the form's controls. `noValidate` replaces the browser's messages by our own. The button is disabled until
 * hydration: a form sent without script would lose its values.
 */
export function PaymentFields({ phase, currencies, texts, words, transfer, transferIn }: PaymentFieldsProps) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [alive, setAlive] = useState(false);

  useEffect(() => setAlive(true), []);

  const touch = () => void loadPaymentCalls().catch(() => undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    form.change('method', pressed?.matches('[data-quiet]') ? 'transfer' : undefined);
    void form.submit();
    const { errors } = form.getState();
    if (errors?.chosen) return document.querySelector<HTMLElement>(WRONG_CHOICE)?.focus();
    return controlsOf(element.current)
      .find(({ name }) => errors?.[name])
      ?.focus();
  };

  return (
    <form ref={element} className={styles.form} method="post" onSubmit={submit} onFocus={touch} noValidate>
      <TextField
        name="first_name"
        label={words.firstName}
        required={words.required}
        autoComplete="given-name"
        maxLength={100}
      />
      <TextField
        name="last_name"
        label={words.lastName}
        remedy={words.oneName}
        required={words.required}
        autoComplete="family-name"
        maxLength={100}
      />
      <TextField
        name="email"
        label={words.email}
        required={words.required}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        name="amount"
        label={words.amount}
        required={words.required}
        hint={words.amountHint}
        inputMode="decimal"
        autoComplete="transaction-amount"
      />
      <CurrencyField currencies={currencies} words={words} />
      {texts.total && <PaymentTotal words={texts.total} currencies={currencies} />}
      <SubmitButton phase={phase} alive={alive} texts={texts}>
        {transfer !== undefined && <TransferButton words={transfer} currency={transferIn} />}
      </SubmitButton>
      {/* Always there, so that screen readers announce its changes. */}
      <div role="alert">{phase.kind === 'failed' && <FailureNotice text={texts.failures[phase.failure]} />}</div>
    </form>
  );
}

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
