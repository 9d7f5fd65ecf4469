import type { ReactNode } from 'react';
import type { Session } from '#content';

interface SessionTitleProps {
  readonly status: Session['status'];
  readonly children: ReactNode;
}

/** Shows the title of a session, struck through if it is cancelled. `Marks` says so in words. */
export function SessionTitle({ status, children }: SessionTitleProps) {
  return status === 'cancelled' ? <s>{children}</s> : children;
}
