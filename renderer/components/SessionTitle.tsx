import type { ReactNode } from 'react';
import type { Contribution } from '#content';
import { takesPlace } from '../../shared/format/contributions';

interface SessionTitleProps {
  readonly of: Pick<Contribution, 'language' | 'status'>;
  readonly children: ReactNode;
}

/**
 * Shows the title of a session or contribution in its own language, struck through if it is cancelled or withdrawn. `Marks` says so in
 * words.
 */
export function SessionTitle({ of, children }: SessionTitleProps) {
  const title = of.language ? <bdi lang={of.language}>{children}</bdi> : children;
  return takesPlace(of) ? title : <s>{title}</s>;
}
