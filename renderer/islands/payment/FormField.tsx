import type { ReactNode } from 'react';
import { FieldError, hintId } from '../form/FieldError';
import styles from './FormField.module.css';

interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  /** The text next to the label of a required field; absent for optional ones. */
  readonly required?: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** What to do, below the error. */
  readonly remedy?: string | undefined;
  /** The control, with this id. */
  readonly children: ReactNode;
}

/** Lays out a control between its label and its error line. */
export function FormField({ id, label, required, hint, error, remedy, children }: FormFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {/* One text with its space: browsers leave out of a name a text that is only a space. */}
        {required ? `${label} ` : label}
        {required && <span className={styles.mark}>{required}</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className={styles.mark}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
      {error && remedy && (
        <p id={hintId(id)} className={styles.mark}>
          {remedy}
        </p>
      )}
    </div>
  );
}
