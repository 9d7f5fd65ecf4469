import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';

/**
 * Gives a form control its attributes, whether the form is being sent, and its error once the control was touched. The
 * control itself keeps the typed text and reports it to the form, which may fill it as well. So text typed before hydration is not lost, and the
 * browser can restore it when the visitor comes back to the page.
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

  // What fills the form, and is not typed, comes from the form to the control.
  const isAlive = useRef(false);
  useEffect(() => {
    if (isAlive.current && ref.current && ref.current.value !== value) ref.current.value = value;
    isAlive.current = true;
  }, [value]);

  const error: string | undefined = meta.touched ? meta.error : undefined; // specification, section 5
  return { control: { ref, name, defaultValue, onChange, onBlur, onFocus }, submitting: meta.submitting, error };
}
