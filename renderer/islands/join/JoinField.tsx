import type { HTMLInputAutoCompleteAttribute } from 'react';
import { describedBy, FieldError } from '../form/FieldError';
import { useControl } from '../form/use-control';

interface JoinFieldProps {
  readonly id: string;
  readonly name: 'name' | 'email';
  readonly label: string;
  readonly type: 'text' | 'email';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}

/** Shows a field of the sign-up form, with its error once it was touched. */
export function JoinField({ id, name, label, type, autoComplete }: JoinFieldProps) {
  const { control, error } = useControl<HTMLInputElement>(name);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input {...control} id={id} type={type} autoComplete={autoComplete} {...describedBy(id, error)} />
      <FieldError id={id} error={error} />
    </>
  );
}
