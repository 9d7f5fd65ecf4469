import { describedBy } from '../form/FieldError';
import { useControl } from '../form/use-control';
import { FormField } from './FormField';
import type { PaymentFormProps } from './payment-form-props';

const ID = 'payment-currency';

/** Shows the currencies by code. The value is the numeric code that the backend expects (ISO 4217). */
export function CurrencyField({ currencies, words }: Pick<PaymentFormProps, 'currencies' | 'words'>) {
  const { control, error } = useControl<HTMLSelectElement>('currency');
  return (
    <FormField id={ID} label={words.currency} required={words.required} error={error}>
      <select {...control} id={ID} autoComplete="transaction-currency" required {...describedBy(ID, error)}>
        <option value="">{words.chooseCurrency}</option>
        {currencies.map(({ code, number }) => (
          <option key={code} value={number}>
            {code}
          </option>
        ))}
      </select>
    </FormField>
  );
}
