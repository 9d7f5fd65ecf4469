import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** Language of the text, if it differs from that of the page. */
  readonly language?: string | undefined;
  readonly children: ReactNode;
}

/** Renders text for screen readers only, where the layout shows the meaning to others. */
export function VisuallyHidden({ language, children }: VisuallyHiddenProps) {
  return (
    <span data-for-readers="" lang={language}>
      {children}
    </span>
  );
}
