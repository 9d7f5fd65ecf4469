import { useFormState } from 'react-final-form';
import { formatAmount, parseAmount } from './amount';
import styles from './PaymentTotal.module.css';
import type { PaymentFormProps } from './payment-form-props';
import type { PaymentValues } from './validate-payment';

interface PaymentTotalProps extends Pick<PaymentFormProps, 'currencies'> {
  /** Words before the amount. */
  readonly words: string;
}

/** The amount to be paid, as it will be sent; a dash as long as it is not known. */
export function PaymentTotal({ words, currencies }: PaymentTotalProps) {
  const { values } = useFormState<Partial<PaymentValues>>({ subscription: { values: true } });
  const amount = parseAmount((values.amount ?? '').trim());
  const currency = currencies.find(({ number }) => String(number) === values.currency);
  return (
    <p className={styles.total}>
      {words} <strong dir="auto">{amount && currency ? `${formatAmount(amount)} ${currency.code}` : '–'}</strong>
    </p>
  );
}
