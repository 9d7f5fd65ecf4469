import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { FeeChooser } from './choice/FeeChooser';
import { PaymentFields } from './PaymentFields';
import type { PaymentFormProps } from './payment-form-props';
import { usePayment } from './use-payment';
import { type Filled, toRequest, validatePayment } from './validate-payment';

/** Shows the form that starts a payment (specification, sections 4, 5.1 and 7). */
export function PaymentForm({
  api,
  allowedHosts,
  currencies,
  texts,
  words,
  fees,
  service,
  transferIn,
  toasts,
}: PaymentFormProps) {
  const validate = useMemo(() => validatePayment(words.errors), [words.errors]);
  const [first] = currencies;
  const { phase, start } = usePayment(
    { api, allowedHosts },
    (failure) => void showToast(texts.failures[failure].message, toasts),
  );
  return (
    <Form<Filled>
      initialValues={first ? { currency: String(first.number) } : {}}
      validate={validate}
      onSubmit={(values) => {
        // Loads toasts in advance: a failure may mean that the network is gone.
        loadToasts().catch(() => undefined);
        return start(toRequest(values));
      }}
    >
      {() => (
        <>
          {fees && <FeeChooser fees={fees} words={words.choice} more={service && { ...words, ...service }} />}
          <PaymentFields
            phase={phase}
            currencies={currencies}
            texts={texts}
            words={words}
            transfer={transferIn === undefined ? undefined : service?.transfer}
            transferIn={transferIn}
          />
        </>
      )}
    </Form>
  );
}

const loadToasts = () => import('../toasts/notify');

/** Shows a toast in addition to the message under the form, which screen readers say. */
async function showToast(message: string, words: PaymentFormProps['toasts']): Promise<void> {
  const toasts = await loadToasts().catch(() => undefined); // offline, the message under the form is enough
  toasts?.notify('error', message, words, { isSaidElsewhere: true });
}
