import type { ReactNode } from 'react';
import { FieldError, hintId } from '../form/FieldError';
import styles from './FormField.module.css';

interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  /** The word beside the label that says that it must be filled in; left out where it need not. */
  readonly required?: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** The control, with this id. */
  readonly children: ReactNode;
}

/** A control: under its label, above its error line. */
export function FormField({ id, label, required, hint, error, children }: FormFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {required && <span className={styles.mark}>{required}</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className={styles.mark}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
