import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';

/**
 * What a control of a form needs: attributes, whether the form is being sent, and its error once it was touched. The
 * control itself holds what was typed, and the form is told: so nothing is lost that was typed before the form was alive,
 * and the browser can fill it in again when the visitor comes back to the page.
 */
export function useControl<Control extends HTMLInputElement | HTMLSelectElement>(name: string) {
  const { input, meta } = useField<string>(name);
  const { value, onChange, onBlur, onFocus } = input;
  const [defaultValue] = useState(value);
  const ref = useRef<Control>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when alive; after useField's own effect, which sets the initial value
  useEffect(() => {
    const there = ref.current?.value ?? '';
    if (there !== value) onChange(there);
  }, []);

  const error: string | undefined = meta.touched ? meta.error : undefined; // specification, section 5
  return { control: { ref, name, defaultValue, onChange, onBlur, onFocus }, submitting: meta.submitting, error };
}
