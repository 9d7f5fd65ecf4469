import { useId } from 'react';
import { Form } from 'react-final-form';
import buttons from '../components/Button.module.css';
import styles from './JoinForm.module.css';
import { JoinField } from './join/JoinField';
import { initialJoinValues, type JoinValues, validateJoin } from './join/validate-join';

export interface JoinFormProps {
  readonly button: string;
  readonly brand: string;
}

/**
 * The sign-up form. Its button is permanently disabled, so that it cannot be sent from the page; if it were, it would
 * greet and call no server (specification, section 4).
 */
export function JoinForm({ button, brand }: JoinFormProps) {
  const id = useId();
  return (
    <Form<JoinValues> onSubmit={() => welcome(brand)} initialValues={initialJoinValues} validate={validateJoin}>
      {({ handleSubmit }) => (
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <JoinField id={`${id}name`} name="name" label="Name" type="text" autoComplete="name" />
          <JoinField id={`${id}email`} name="email" label="E-mail" type="email" autoComplete="email" />
          <button type="submit" className={buttons.main} disabled>
            {button}
          </button>
        </form>
      )}
    </Form>
  );
}

/** What a sent form would do. The toasts are loaded only then. */
export async function welcome(brand: string): Promise<void> {
  const { notify } = await import('./toasts/notify');
  notify('success', `Welcome to ${brand}! We're glad you're here.`);
}
