import { useState } from 'react';
import type { Words } from '../../../../shared/words';
import { describedBy } from '../../form/FieldError';
import { FormField } from '../FormField';
import form from '../PaymentForm.module.css';
import { type Extras, readExtras } from './extras';
import styles from './FeeChooser.module.css';
import { WRONG_EXTRA_ID } from './wrong-paper';

export type ExtraWords = Words['paymentService'] & Pick<Words['paymentForm'], 'firstName' | 'lastName' | 'email'>;

interface ExtraFieldsProps {
  readonly extras: Extras;
  readonly set: (extras: Extras) => void;
  /** Whether to show what is missing, since the visitor tried to send the form. */
  readonly insist: boolean;
  readonly words: ExtraWords;
}

/** Shows the fields for an invoice, and for a colleague who takes part; folded, since most leave them empty. */
export function ExtraFields({ extras, set, insist, words }: ExtraFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const { wrong } = readExtras(extras);
  const field = (name: keyof Extras, label: string, most = 100) => {
    const error = insist && name === wrong ? words.incomplete : undefined;
    const id = name === wrong ? WRONG_EXTRA_ID : `payment-extra-${name}`;
    const control = {
      ...{ id, autoComplete: 'off', maxLength: most, value: extras[name], ...describedBy(id, error, undefined) },
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        set({ ...extras, [name]: target.value }),
    };
    return (
      <FormField id={id} label={label} error={error}>
        {name === 'invoiceAddress' ? <textarea rows={3} {...control} /> : <input type="text" {...control} />}
      </FormField>
    );
  };
  return (
    <details
      className={styles.group}
      open={isOpen || (insist && wrong !== undefined)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.note}>{words.more}</summary>
      <div className={form.form}>
        {field('invoiceName', words.invoiceName)}
        {field('invoiceAddress', words.invoiceAddress, 500)}
        <fieldset className={styles.group}>
          <legend>{words.attendee}</legend>
          {field('firstName', words.firstName)}
          {field('lastName', words.lastName)}
          {field('email', words.email, 254)}
        </fieldset>
      </div>
    </details>
  );
}
