import type { ReactNode } from 'react';

interface LinkedProps {
  /** Where it leads; without it, the words stand alone. */
  readonly path: string | undefined;
  readonly children: ReactNode;
}

/** Words that lead somewhere, where there is such a place. */
export const Linked = ({ path, children }: LinkedProps) =>
  path === undefined ? children : <a href={path}>{children}</a>;
