import type { ReactNode } from 'react';
import type { Session } from '#content';

interface SessionTitleProps {
  readonly status: Session['status'];
  readonly children: ReactNode;
}

/** The title of a session, struck through if it does not take place; a mark beside it says so in a word. */
export function SessionTitle({ status, children }: SessionTitleProps) {
  return status === 'cancelled' ? <s>{children}</s> : children;
}
