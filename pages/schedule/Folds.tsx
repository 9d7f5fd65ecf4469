import type { ReactNode } from 'react';
import type { Conference, Session } from '#content';
import buttons from '../../renderer/components/Button.module.css';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { localDateTime, minutesIn } from '../../shared/format/times';
import { dayEnd, momentIn, shownBetween } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import styles from './Folds.module.css';

interface FoldPastProps {
  readonly conference: Pick<Conference, 'end' | 'dayEnds' | 'timeZone'>;
  readonly children: ReactNode;
}

/** Contains parts with `data-ends`. Until the end of the conference, past parts are folded on screens. */
export function FoldPast({ conference: { timeZone, end, dayEnds }, children }: FoldPastProps) {
  return (
    <div className={styles.folds} data-folds={dayEnd(timeZone, end, dayEnds)}>
      {children}
    </div>
  );
}

/** Returns the moment at which a session ends. */
export const endOf = (session: Session, timeZone: string): string =>
  momentIn(timeZone, localDateTime(session.date, minutesIn(session).end));

const sorted = (moments: readonly string[]) => moments.toSorted((one, other) => Date.parse(one) - Date.parse(other));

/** Returns the last of some moments. */
export const lastOf = (moments: readonly string[]): string | undefined => sorted(moments).at(-1);

interface ShowPastProps {
  readonly conference: Pick<Conference, 'end' | 'dayEnds' | 'timeZone'>;
  readonly sessions: readonly Session[];
  readonly words: Words;
}

/** Shows the button that unfolds past sessions, from the end of the first session to the end of the conference. */
export function ShowPast({ conference: { timeZone, end, dayEnds }, sessions, words: { now } }: ShowPastProps) {
  const [first] = sorted(sessions.map((session) => endOf(session, timeZone)));
  if (first === undefined) return null;
  return (
    <p {...shownBetween(first, dayEnd(timeZone, end, dayEnds))} data-later="timed">
      <button type="button" className={buttons.quiet} aria-expanded="false" data-unfold={now.hideOver}>
        {now.showOver}
      </button>
      <TimedScript />
    </p>
  );
}
