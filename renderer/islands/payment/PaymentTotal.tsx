import { useFormState } from 'react-final-form';
import { formatAmount, parseAmount } from './amount';
import styles from './PaymentTotal.module.css';
import type { PaymentFormProps } from './payment-form-props';
import type { PaymentValues } from './validate-payment';

interface PaymentTotalProps extends Pick<PaymentFormProps, 'currencies'> {
  /** Label of the amount. */
  readonly words: string;
}

/** Shows the amount as it will be sent; a dash while it is unknown. */
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
