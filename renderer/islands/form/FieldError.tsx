import styles from './FieldError.module.css';

/** Attributes that tie a control to its error line and, where there is one, to its hint. */
export function describedBy(id: string, error: string | undefined, hint?: string) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

/** Id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;

const errorId = (id: string) => `${id}-error`;

/** The error line of the control with this id. It is always there, so that screen readers notice when it is filled. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <p id={errorId(id)} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}
