import type { ReactNode } from 'react';

interface LinkedProps {
  /** Address of the link; without it, the content is not linked. */
  readonly path: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Links its content if there is an address. */
export const Linked = ({ path, className, children }: LinkedProps) =>
  path === undefined ? (
    children
  ) : (
    <a href={path} className={className}>
      {children}
    </a>
  );
