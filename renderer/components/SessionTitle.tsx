import type { ReactNode } from 'react';
import type { Contribution } from '#content';
import { takesPlace } from '../../shared/format/contributions';

interface SessionTitleProps {
  readonly status: Contribution['status'];
  readonly children: ReactNode;
}

/** Shows the title of a session or contribution, struck through if it is cancelled or withdrawn. `Marks` says so in words. */
export function SessionTitle({ status, children }: SessionTitleProps) {
  return takesPlace({ status }) ? children : <s>{children}</s>;
}
