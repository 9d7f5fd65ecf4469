import type { ReactNode } from 'react';

/** Words for screen readers only, where everybody else sees the meaning in the layout. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span data-for-readers="">{children}</span>;
}
