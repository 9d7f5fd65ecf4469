import { useEffect, useRef, useState } from 'react';
import type { DeskFinding, FileEdits } from '../contract';
import { findingsOf } from './findings/findings-of';
import { deskNow, useDesk } from './store';

/** Milliseconds without a keystroke after which a text is checked. */
const PAUSE = 150;

/**
 * Checks what somebody is typing, without saving it. Returns the findings until the next check of the saved data; undefined if there
 * are none to show.
 *
 * @param typed undefined while nobody types
 * @param changes makes the changes that are checked
 */
export function useTried(
  typed: string | undefined,
  changes: (typed: string) => readonly FileEdits[],
): readonly DeskFinding[] | undefined {
  const { state } = useDesk();
  const [tried, setTried] = useState<{ readonly findings: readonly DeskFinding[]; readonly state: typeof state }>();
  const last = useRef(changes);
  useEffect(() => {
    last.current = changes;
  });
  useEffect(() => {
    if (typed === undefined) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const findings = await findingsOf(last.current(typed));
      if (isWanted && findings) setTried({ findings, state: deskNow().state });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return tried?.state === state ? tried?.findings : undefined;
}
