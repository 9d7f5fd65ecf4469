import type { ReactNode } from 'react';

/** Renders text for screen readers only, where the layout shows the meaning to others. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span data-for-readers="">{children}</span>;
}
