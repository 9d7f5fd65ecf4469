import type { InputHTMLAttributes } from 'react';
import { describedBy } from '../form/FieldError';
import { useControl } from '../form/use-control';
import { FormField } from './FormField';
import type { PaymentValues } from './validate-payment';

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength'> {
  readonly name: keyof PaymentValues;
  readonly label: string;
  /** The text next to the label of a required field. */
  readonly required: string;
  readonly hint?: string;
  /** What to do after an error. */
  readonly remedy?: string;
  readonly type?: 'text' | 'email';
}

/** Shows a text field. It is read-only while the payment is being started. */
export function TextField({ name, label, required, hint, remedy, type = 'text', ...attributes }: TextFieldProps) {
  const { control, submitting, error } = useControl<HTMLInputElement>(name);
  const id = `payment-${name}`;
  return (
    <FormField id={id} label={label} required={required} hint={hint} error={error} remedy={remedy}>
      <input
        {...control}
        {...attributes}
        id={id}
        type={type}
        required
        readOnly={submitting}
        {...describedBy(id, error, hint ?? (error && remedy))}
      />
    </FormField>
  );
}
