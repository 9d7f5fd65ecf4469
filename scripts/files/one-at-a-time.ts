/**
 * Runs some work one call at a time. Calls during a run share one more run after it. Otherwise the older of two runs could end last, and
 * its outdated result would stay.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    current = work().finally(() => {
      current = undefined;
    });
    return current;
  };
  return () => {
    if (current === undefined) return start();
    next ??= current
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
