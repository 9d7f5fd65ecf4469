import type { Words } from '../../../shared/words';
import { looksLikeEmail } from '../form/email';

/** The values of the form. It shows name and email only (specification, section 5.2). */
export interface JoinValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const initialJoinValues: JoinValues = { name: '', email: '', password: '' };

/**
 * The sign-up schema's fields, two of which are not in the form, so that it can never be valid (section 5.2); and the
 * form's own `name`, under which the message about the schema's first name is shown.
 */
export type JoinErrors = Partial<Record<'first_name' | 'last_name' | 'email' | 'password' | 'name', string>>;

const MIN_PASSWORD = 6;

type Messages = Words['join']['errors'];

/** The values that are checked against the sign-up schema; first and last name are not in the form. */
type Filled = Partial<JoinValues & Record<'first_name' | 'last_name', string>>;

/** Checks what the form holds against the sign-up schema (specification, section 5.2). */
export const validateJoin =
  (messages: Messages) =>
  ({ name, first_name, last_name, email, password }: Filled): JoinErrors => ({
    ...(!name?.trim() && { name: messages.name }),
    ...(!first_name && { first_name: messages.name }),
    ...(!last_name && { last_name: messages.lastName }),
    ...emailError(email, messages),
    ...passwordError(password, messages),
  });

function emailError(email: string | undefined, messages: Messages): JoinErrors {
  if (!email) return { email: messages.email };
  return looksLikeEmail(email) ? {} : { email: messages.invalidEmail };
}

function passwordError(password: string | undefined, messages: Messages): JoinErrors {
  if (!password) return { password: messages.password };
  return password.length < MIN_PASSWORD ? { password: messages.shortPassword } : {};
}
