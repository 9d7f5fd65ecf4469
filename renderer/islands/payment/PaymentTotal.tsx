import { useFormState } from 'react-final-form';
import { formatAmount, parseAmount } from './amount';
import styles from './PaymentTotal.module.css';
import type { PaymentFormProps } from './payment-form-props';
import { chosenIn, type Filled } from './validate-payment';

interface PaymentTotalProps extends Pick<PaymentFormProps, 'currencies'> {
  /** Label of the amount. */
  readonly words: string;
}

/** Shows an amount that was typed, as it will be sent; nothing while it is unknown. The sum of a choice stands beside it. */
export function PaymentTotal({ words, currencies }: PaymentTotalProps) {
  const { values } = useFormState<Filled>({ subscription: { values: true } });
  if (chosenIn(values)) return null;
  const amount = parseAmount((values.amount ?? '').trim());
  const currency = currencies.find(({ number }) => String(number) === values.currency);
  return (
    <p className={styles.total}>
      {amount && currency && (
        <>
          {words} <strong dir="auto">{`${formatAmount(amount)} ${currency.code}`}</strong>
        </>
      )}
    </p>
  );
}
