import { useLayoutEffect, useRef } from 'react';
import { useField } from 'react-final-form';

/** What a control of a form needs: attributes, whether the form is being sent, and its error once it was touched. */
export function useControl<Control extends HTMLInputElement | HTMLSelectElement>(name: string) {
  const { input, meta } = useField<string>(name);
  const ref = useRef<Control>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when alive
  useLayoutEffect(() => {
    // What was typed before the form was alive, or filled in by the browser when it came back to the page.
    const value = ref.current?.value ?? '';
    if (value !== input.value) input.onChange(value);
  }, []);

  const error: string | undefined = meta.touched ? meta.error : undefined; // specification, section 5
  return { control: { ...input, ref }, submitting: meta.submitting, error };
}
