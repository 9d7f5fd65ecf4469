import { looksLikeEmail } from '../form/email';

/** What the form holds. It shows name and email only (specification, section 5.2). */
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
const NAME_REQUIRED = 'Whoops, a name is required.';

/** Checks what the form holds against the sign-up schema (specification, section 5.2), messages word for word. */
export function validateJoin(values: Partial<JoinValues & Record<'first_name' | 'last_name', string>>): JoinErrors {
  const { name, first_name, last_name, email, password } = values;
  return {
    ...(!name?.trim() && { name: NAME_REQUIRED }),
    ...(!first_name && { first_name: NAME_REQUIRED }),
    ...(!last_name && { last_name: 'Whoops, a last name is required.' }),
    ...emailError(email),
    ...passwordError(password),
  };
}

function emailError(email: string | undefined): JoinErrors {
  if (!email) return { email: 'Whoops, a email is required.' };
  return looksLikeEmail(email) ? {} : { email: "Sorry, but that email doesn't seem to be valid." };
}

function passwordError(password: string | undefined): JoinErrors {
  if (!password) return { password: 'Whoops, a password is required.' };
  return password.length < MIN_PASSWORD ? { password: 'Your password must be at least 6 characters long.' } : {};
}
