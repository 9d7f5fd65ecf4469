import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { FeeChooser } from './choice/FeeChooser';
import { PaymentFields } from './PaymentFields';
import type { PaymentFormProps } from './payment-form-props';
import { usePayment } from './use-payment';
import { type Filled, toRequest, validatePayment } from './validate-payment';

/** The form that starts a payment (specification, sections 4, 5.1 and 7). */
export function PaymentForm({ api, allowedHosts, currencies, texts, words, fees }: PaymentFormProps) {
  const validate = useMemo(() => validatePayment(words.errors), [words.errors]);
  const [first] = currencies;
  const { phase, start } = usePayment(
    { api, allowedHosts },
    (failure) => void showToast(texts.failures[failure].message),
  );
  return (
    <Form<Filled>
      initialValues={first ? { currency: String(first.number) } : {}}
      validate={validate}
      onSubmit={(values) => {
        // Loaded while the payment service works: it may be needed just when nothing can be loaded any more.
        loadToasts().catch(() => undefined);
        return start(toRequest(values));
      }}
    >
      {() => (
        <>
          {fees && <FeeChooser fees={fees} words={words.choice} />}
          <PaymentFields phase={phase} currencies={currencies} texts={texts} words={words} />
        </>
      )}
    </Form>
  );
}

const loadToasts = () => import('../toasts/notify');

/** Says it in a toast too, beside the words under the form. */
async function showToast(message: string): Promise<void> {
  const toasts = await loadToasts().catch(() => undefined); // without a connection the words under the form must do
  toasts?.notify('error', message);
}
