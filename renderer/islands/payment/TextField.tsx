import type { InputHTMLAttributes } from 'react';
import { describedBy } from '../form/FieldError';
import { useControl } from '../form/use-control';
import { FormField } from './FormField';
import type { PaymentValues } from './validate-payment';

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength'> {
  readonly name: keyof PaymentValues;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email';
}

/** One line to type into; it stands still while the payment is being started. */
export function TextField({ name, label, hint, type = 'text', ...attributes }: TextFieldProps) {
  const { control, submitting, error } = useControl<HTMLInputElement>(name);
  const id = `payment-${name}`;
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <input
        {...control}
        {...attributes}
        id={id}
        type={type}
        required
        readOnly={submitting}
        {...describedBy(id, error, hint)}
      />
    </FormField>
  );
}
