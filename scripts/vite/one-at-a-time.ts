/**
 * Lets some work run once at a time: who asks while it is under way gets one more run after it. Otherwise, of two runs, the one
 * that began first could be the last to end, and what it read before would stand.
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
