import type { ReactNode } from 'react';

interface LinkedProps {
  /** Where it leads; without it, the words stand alone. */
  readonly path: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Words that lead somewhere, where there is such a place. */
export const Linked = ({ path, className, children }: LinkedProps) =>
  path === undefined ? (
    children
  ) : (
    <a href={path} className={className}>
      {children}
    </a>
  );
