import styles from './FieldError.module.css';

/** Returns the attributes that connect a control with its error line and its hint. */
export function describedBy(id: string, error: string | undefined, hint?: string) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

/** Id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;

const errorId = (id: string) => `${id}-error`;

/** Shows the error line of the control with this id. It always exists, so that screen readers announce its changes. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <p id={errorId(id)} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}
