import type { ReactNode } from 'react';
import { isTimed, type ShownDays, shownOn } from '../../shared/timed/span';
import { TimedScript } from './TimedScript';

interface TimedPartProps {
  readonly days: ShownDays;
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** Shows its content on some days only, if the data says so. */
export function TimedPart({ days, timeZone, children }: TimedPartProps) {
  if (!isTimed(days)) return children;
  return (
    <div data-later="timed" {...shownOn(days, timeZone)}>
      {children}
      <TimedScript />
    </div>
  );
}
