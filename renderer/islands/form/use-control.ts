import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';

/**
 * Returns the attributes of a form control, its error once it was touched, and whether the form is being sent. The
 * control is uncontrolled and reports its text to the form. So text typed before hydration is kept, and browsers can
 * restore it.
 */
export function useControl<Control extends HTMLInputElement | HTMLSelectElement>(name: string) {
  const { input, meta } = useField<string>(name);
  const { value, onChange, onBlur, onFocus } = input;
  const [defaultValue] = useState(value);
  const ref = useRef<Control>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration and after useField's own effect, which sets the initial value
  useEffect(() => {
    const there = ref.current?.value ?? '';
    if (there !== value) onChange(there);
  }, []);

  // Copies values that the form sets into the control.
  const isAlive = useRef(false);
  useEffect(() => {
    if (isAlive.current && ref.current && ref.current.value !== value) ref.current.value = value;
    isAlive.current = true;
  }, [value]);

  const error: string | undefined = meta.touched ? meta.error : undefined; // specification, section 5
  return { control: { ref, name, defaultValue, onChange, onBlur, onFocus }, submitting: meta.submitting, error };
}
