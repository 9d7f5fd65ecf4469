import { useId, useMemo } from 'react';
import { Form } from 'react-final-form';
import type { Words } from '../../shared/words';
import buttons from '../components/Button.module.css';
import styles from './JoinForm.module.css';
import { JoinField } from './join/JoinField';
import { initialJoinValues, type JoinValues, validateJoin } from './join/validate-join';

export interface JoinFormProps {
  readonly button: string;
  /** The greeting after the form was sent. */
  readonly welcome: string;
  readonly words: Omit<Words['join'], 'welcome'>;
  readonly toasts: Words['toasts'];
}

/**
 * Shows the sign-up form. Its button is permanently disabled. If the form were sent, it would show a greeting and call
 * no server (specification, section 4).
 */
export function JoinForm({ button, welcome, words, toasts }: JoinFormProps) {
  const id = useId();
  const validate = useMemo(() => validateJoin(words.errors), [words.errors]);
  return (
    <Form<JoinValues> onSubmit={() => greet(welcome, toasts)} initialValues={initialJoinValues} validate={validate}>
      {({ handleSubmit }) => (
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <JoinField id={`${id}name`} name="name" label={words.name} type="text" autoComplete="name" />
          <JoinField id={`${id}email`} name="email" label={words.email} type="email" autoComplete="email" />
          <button type="submit" className={buttons.main} disabled>
            {button}
          </button>
        </form>
      )}
    </Form>
  );
}

/** Shows the greeting. The code of toasts loads only here. */
export async function greet(welcome: string, toasts: Words['toasts']): Promise<void> {
  const { notify } = await import('./toasts/notify');
  notify('success', welcome, toasts);
}
