import type { Words } from '../../../shared/words';
import { looksLikeEmail } from '../form/email';

/** The values of the form, which shows only name and email (specification, section 5.2). */
export interface JoinValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const initialJoinValues: JoinValues = { name: '', email: '', password: '' };

/**
 * Errors by field of the sign-up schema. Two fields are not in the form, so it is never valid (section 5.2). `name`
 * shows the error of the schema's first name.
 */
export type JoinErrors = Partial<Record<'first_name' | 'last_name' | 'email' | 'password' | 'name', string>>;

const MIN_PASSWORD = 6;

type Messages = Words['join']['errors'];

/** The values that the sign-up schema validates; first and last name are not in the form. */
type Filled = Partial<JoinValues & Record<'first_name' | 'last_name', string>>;

/** Validates the form by the sign-up schema (specification, section 5.2). */
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
